import { useState } from "react";
import { useRevalidator } from "react-router";
import { formatDay, todayIST } from "../../../domain/dates.ts";
import { handOff, whatsappAddress } from "../../../domain/hand-off.ts";
import { say } from "../../../domain/words/say.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { Icon, WhatsAppIcon } from "../../../ui/icons.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { LINK_DAYS, LINK_KINDS, LINK_WORDS, type LinkKind, type LinkView } from "../family-model.ts";

/** The links by which the family reads an event, or votes. */
export function ShareEvent({ eventId, links }: { eventId: string; links: readonly LinkView[] }) {
  return (
    <section aria-labelledby="share" className="event-share no-print">
      <h2 id="share">{say("Share with the family")}</h2>
      <p className="soft">
        {say(
          "Without an account, for whoever has the link, for {n} days. Numbers, messages and your budget are never in it.",
          { n: LINK_DAYS },
        )}
      </p>
      <div className="event-links">
        {LINK_KINDS.map((kind) => (
          <OneLink key={kind} eventId={eventId} kind={kind} link={links.find((one) => one.kind === kind) ?? null} />
        ))}
      </div>
    </section>
  );
}

function OneLink({ eventId, kind, link }: { eventId: string; kind: LinkKind; link: LinkView | null }) {
  const [busy, setBusy] = useState(false);
  const [prices, setPrices] = useState(link?.prices ?? true);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const path = `/api/events/${eventId}/links/${kind}`;
  async function send(method: "PUT" | "DELETE", body?: { prices: boolean; renew: boolean }) {
    if (busy) return;
    setBusy(true);
    const result = await call<{ message: string }>(path, { method, ...(body ? { body } : {}) });
    setBusy(false);
    if (result.ok) toast.success(result.data.message);
    else toast.error(result.error);
    await revalidate();
  }
  async function copy(address: string) {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(say("Copied."));
    } catch {
      toast.error(say("Please copy it by hand."));
    }
  }
  const title = say(LINK_WORDS[kind].title);
  return (
    <article className="event-need">
      <h3>{title}</h3>
      <p className="small soft">{say(LINK_WORDS[kind].lead)}</p>
      <label className="check">
        <input
          type="checkbox"
          checked={prices}
          onChange={(event) => {
            setPrices(event.target.checked);
            if (link) void send("PUT", { prices: event.target.checked, renew: false });
          }}
        />
        <span>{say("Show prices")}</span>
      </label>
      {link ? (
        <>
          {link.address ? (
            <p className="event-address">
              <input
                className="input"
                readOnly
                aria-label={say("The link, {title}", { title: title.toLowerCase() })}
                value={link.address}
                onFocus={(event) => event.target.select()}
              />
            </p>
          ) : (
            <p className="small">{say("The link works, and cannot be shown again: make a new one to pass it on.")}</p>
          )}
          <p className="small soft">{say("Works until {day}.", { day: formatDay(todayIST(new Date(link.until))) })}</p>
          <p className="event-ask">
            {link.address ? (
              <>
                <Button variant="line" slim onClick={() => void copy(link.address!)}>
                  {say("Copy")}
                </Button>
                <a
                  className={buttonClass({ variant: "line", slim: true })}
                  href={whatsappAddress(handOff([say(LINK_WORDS[kind].passed)], link.address))}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  <Icon as={WhatsAppIcon} />
                  WhatsApp
                </a>
              </>
            ) : null}
            <button type="button" className="linklike" onClick={() => void send("PUT", { prices, renew: true })}>
              {say("New link")}
            </button>
            <button type="button" className="linklike" onClick={() => void send("DELETE")}>
              {say("End it")}
            </button>
          </p>
        </>
      ) : (
        <p>
          <Button
            variant="line"
            slim
            busy={busy}
            busyLabel={say("Making…")}
            onClick={() => void send("PUT", { prices, renew: false })}
          >
            {say("Make a link {title}", { title: title.toLowerCase() })}
          </Button>
        </p>
      )}
    </article>
  );
}
