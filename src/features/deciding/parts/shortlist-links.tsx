import { formatDay, todayIST } from "../../../domain/dates.ts";
import { whatsappAddress } from "../../../domain/hand-off.ts";
import { say, text } from "../../../domain/words/say.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Icon, WhatsAppIcon } from "../../../ui/icons.tsx";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import { shortlistMessage } from "../shortlist-message.ts";
import type { ShortlistView } from "../shortlist-model.ts";

/** What stands at the end of a link. */
export const tokenIn = (address: string): string => address.split("/").at(-1) ?? "";

const KINDS = [
  {
    kind: "read",
    title: text("To read and vote"),
    lead: text("For the family: they see the list, and each may say whom they would take."),
    passed: text("This is our shortlist. Have a look, and say whom you would take:"),
  },
  {
    kind: "edit",
    title: text("To edit"),
    lead: text("For whoever chooses with you, or your other phone."),
    passed: text("Our shortlist, to choose together:"),
  },
] as const;

/** The links by which a shortlist is shared, for whoever may edit it. @param date the day for which it is looked at goes along */
export function ShortlistLinks({ list: { links, until, groups }, date }: { list: ShortlistView; date: string }) {
  if (!links) return null;
  return (
    <section aria-labelledby="share" className="event-share no-print">
      <h2 id="share">{say("Share")}</h2>
      <p className="soft">
        {say("Without an account, for whoever has the link, until {day}. Nobody’s number or address is in it.", {
          day: formatDay(todayIST(new Date(until))),
        })}
      </p>
      <div className="event-links">
        {KINDS.map(({ kind, lead, ...named }) => {
          const title = say(named.title);
          const link = links[kind];
          const address = link && date ? `${link}?${new URLSearchParams({ date })}` : link;
          return address ? (
            <article key={kind} className="event-need">
              <h3>{title}</h3>
              <p className="small soft">{say(lead)}</p>
              <p className="event-address">
                <input
                  className="input"
                  readOnly
                  aria-label={say("The link, {title}", { title: title.toLowerCase() })}
                  value={address}
                  onFocus={(event) => event.target.select()}
                />
              </p>
              <p className="event-ask">
                <a
                  className={buttonClass({ variant: "line", slim: true })}
                  href={whatsappAddress(shortlistMessage(groups, say(named.passed), address))}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  <Icon as={WhatsAppIcon} />
                  <Rich text={say("Send by WhatsApp<sr>: {title}</sr>", { title: title.toLowerCase() })} as={HEARD} />
                </a>
              </p>
            </article>
          ) : null;
        })}
      </div>
    </section>
  );
}

/** What can be done with a whole list, by its link to edit. */
export function ShortlistActs({ token, mayAdopt }: { token: string; mayAdopt: boolean }) {
  const at = (what: string) => `/api/shortlists/${token}/${what}`;
  return (
    <div className="actions no-print">
      {mayAdopt ? (
        <form method="post" action={at("adopt")}>
          <Button type="submit">{say("Add to my account")}</Button>
        </form>
      ) : null}
      <form method="post" action={at("read-link")}>
        <Button type="submit" variant="line">
          {say("New link to read")}
        </Button>
      </form>
      <form method="post" action={at("end")}>
        <Button type="submit" variant="line">
          {say("Delete this list")}
        </Button>
      </form>
    </div>
  );
}
