import type { ReactNode } from "react";
import { Link } from "react-router";
import { daysBetween, todayIST } from "../../../domain/dates.ts";
import { asciiDigits } from "../../../domain/phone.ts";
import { say } from "../../../domain/words/say.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Garland } from "../../../ui/garland.tsx";
import { CalendarCheck, Icon, WhatsAppIcon } from "../../../ui/icons.tsx";
import { Rich } from "../../../ui/rich.tsx";
import { SuccessNote } from "../../../ui/success-note.tsx";
import { usePlaceNames } from "../../../ui/use-place-names.ts";
import { useSignedIn } from "../../accounts/use-signed-in.ts";
import type { EnquiryField } from "../../listings/enquiry-description.ts";
import { useEventText, writeText } from "../../listings/your-event/event-store.ts";
import { eventIn, eventWords } from "../../listings/your-event/your-event.ts";
import { needHref, waitWords, type AfterSending } from "../after-sending.ts";
import { familyLink, requestCalendar, sentEvent, sentFacts } from "../sent-words.ts";
import { SentOthers } from "./sent-others.tsx";
import { NumberNote } from "./number-note.tsx";
import type { SentEnquiry } from "./use-enquiry-form.ts";

/** How many of the things that may be missing are named. */
const NEEDS = 4;

/** Hands the browser a file that was made here. */
function save(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** What happens now, step by step. `others`: where they are searched for the same date and place. */
function Next({
  after: { to, usually, category },
  byMail,
  date,
  others,
}: {
  after: AfterSending;
  byMail: boolean;
  date: string;
  others: string | null;
}) {
  const signedIn = useSignedIn() !== null;

  if (category === "")
    return (
      <ol className="sent-next">
        <li>{say("A person of our team reads it.")}</li>
        <li>{say("We call you, or write back.")}</li>
      </ol>
    );
  return (
    <ol className="sent-next">
      <li>
        {say("Your request is with {to} now.", { to })}
        {usually ? <b> {say("The answer usually comes {usually}.", { usually })}</b> : null}
        {!usually && others ? (
          <>
            {" "}
            <Rich
              text={waitWords(date ? daysBetween(todayIST(), date) : null)}
              as={{ a: (words) => <Link to={others}>{words}</Link> }}
            />
          </>
        ) : null}
      </li>
      <li>
        {signedIn ? (
          <Rich
            text={
              byMail
                ? say("The answer stands in <a>My requests</a>, and comes by email.")
                : say("The answer stands in <a>My requests</a>, and comes to your bell.")
            }
            as={{ a: (words) => <Link to="/my-requests?box=sent">{words}</Link> }}
          />
        ) : byMail ? (
          say(
            "A link to your request is on its way by email: you will find the answer there, and can write again or withdraw.",
          )
        ) : (
          say(
            "A link to your request is on its way by SMS: you will find the answer there, and can write again or withdraw.",
          )
        )}
      </li>
      <li>{say("Nothing is booked until you confirm.")}</li>
    </ol>
  );
}

/** What may still be missing for this event, each a search near it. */
function Missing({ after }: { after: AfterSending }) {
  const event = eventIn(useEventText());
  const named = usePlaceNames();
  const { state = "", district = "" } = event ?? {};
  const place = event && named(event.state, event.district || event.city);
  const asked = event?.asked ?? [];
  const needs = after.needs.filter(({ key }) => !asked.includes(key)).slice(0, NEEDS);
  if (needs.length === 0) return null;
  return (
    <section aria-labelledby="still-missing">
      <h3 id="still-missing">{say("Still missing?")}</h3>
      <ul className="chips">
        {needs.map((need) => (
          <li key={need.key}>
            <Link className="chip" to={needHref(need, { state, district })}>
              {place && event?.state
                ? say("{need} in {place}", { need: say(need.label), place })
                : say("{need} near you", { need: say(need.label) })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Kept() {
  const event = eventIn(useEventText());
  const named = usePlaceNames();
  if (!event) return null;
  return (
    <p className="small soft">
      {say("Kept in this browser as your event, for the next request: {event}.", { event: eventWords(event, named) })}{" "}
      <button type="button" className="link" onClick={() => writeText(null)}>
        {say("Forget it")}
      </button>
    </p>
  );
}

export interface SentPanelProps {
  sent: SentEnquiry;
  fields: readonly EnquiryField[];
  after: AfterSending;
  /** Begins anew with an empty form; absent where a dialog is closed instead. */
  onAgain?: (() => void) | undefined;
  /** What the form itself adds to the number. */
  children?: ReactNode;
}

/** A request has been sent: what, to whom, what happens next, and what can be done with it now. */
export function SentPanel({ sent, fields, after, onAgain, children }: SentPanelProps) {
  const { values, message, enquiryNumber } = sent;
  const named = usePlaceNames();
  const event = sentEvent(fields, values, named);
  const facts = sentFacts(fields, values, named);
  const mail = fields.find(({ fills }) => fills === "email");
  const counted = fields.find((field) => field.guests);
  const guests = counted ? asciiDigits(String(values[counted.name] ?? "")).replace(/\D/g, "") : "";
  const last = event.lastDay;
  const kept = eventIn(useEventText());
  const keptAt = kept?.district ? { state: kept.state, district: kept.district } : null;
  const district = fields.find(({ fills }) => fills === "district");
  const state = fields.find(({ fills }) => fills === "state");
  const typedAt =
    district && state && values[district.name]
      ? { state: String(values[state.name] ?? ""), district: String(values[district.name]) }
      : null;
  const at = typedAt ?? keptAt;
  const until = last > event.date ? last : "";
  const others =
    after.listing && after.others
      ? needHref({ path: after.others }, { ...(at ?? { state: "", district: "" }), date: event.date, until })
      : null;
  const about = { ...event, to: after.to, number: enquiryNumber };
  const here = () => location.href.replace(/#.*$/, "");
  return (
    <div className="sent">
      <Garland />
      <SuccessNote title={message}>
        <NumberNote number={enquiryNumber} />
        {children}
      </SuccessNote>
      {facts.length > 0 ? (
        <section aria-labelledby="what-was-sent">
          <h3 id="what-was-sent">{after.to ? say("Sent to {to}", { to: after.to }) : say("What you sent")}</h3>
          <dl className="sent-facts">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <section aria-labelledby="what-next">
        <h3 id="what-next">{say("What happens next")}</h3>
        <Next
          after={after}
          byMail={mail !== undefined && String(values[mail.name] ?? "").trim() !== ""}
          date={event.date}
          others={others}
        />
      </section>
      <div className="actions">
        {event.date ? (
          <Button
            variant="line"
            slim
            onClick={() =>
              save(
                `mandap-${enquiryNumber}.ics`,
                "text/calendar;charset=utf-8",
                requestCalendar({ ...about, url: here() }, new Date()),
              )
            }
          >
            <Icon as={CalendarCheck} />
            {say("Add to calendar")}
          </Button>
        ) : null}
        {/* A word to our office is nothing for the family. */}
        {event.date || event.occasion || after.to ? (
          <a
            className={buttonClass({ variant: "line", slim: true })}
            href={familyLink({ ...about, url: here() })}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon as={WhatsAppIcon} />
            {say("Send to the family")}
          </a>
        ) : null}
      </div>
      {after.listing ? (
        <SentOthers listing={after.listing} date={event.date} until={until} guests={guests} at={at} />
      ) : null}
      <Missing after={after} />
      <Kept />
      {onAgain ? (
        <Button variant="line" onClick={onAgain}>
          {say("Send another request")}
        </Button>
      ) : null}
    </div>
  );
}
