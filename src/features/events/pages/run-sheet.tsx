import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { formatDay } from "../../../domain/dates.ts";
import { formatMobile } from "../../../domain/phone.ts";
import { EVENTS_PATH, bookingPath, eventPath, runSheetPath } from "../../../domain/request-paths.ts";
import { spokenPath } from "../../../domain/words/language-choice.ts";
import { placeTextSaid } from "../../../domain/places/place-said.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded, orRefusal } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Button, LinkButton, buttonClass } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { useToast } from "../../../ui/toast.tsx";
import { ContactOpener } from "../../enquiries/parts/contact-opener.tsx";
import { runSheet, type RunSheetLine } from "../run-sheet.server.ts";
import type { Route } from "./+types/run-sheet";
import "../../../ui/styles/desk.css";

/** For its owner; for everybody else there is no such page. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  return orRefusal(async () => {
    const sheet = await runSheet(deps, actor, args.params.id);
    return { ...sheet, where: placeTextSaid(sheet.event.place) };
  });
}

export function meta({ matches, params }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("Who comes when")),
      description: say("Times, numbers and what they need, day by day."),
      path: runSheetPath(params.id),
      noindex: true,
    },
    originOf(matches),
  );
}

/** Who comes when, what they need and how they are reached: to be kept in a pocket. */
export default function RunSheetPage({ loaderData: { event, where, days } }: Route.ComponentProps) {
  const { id, name } = event;
  const path = runSheetPath(id);
  return (
    <div className="wrap band booking-page event-page run-sheet">
      <Breadcrumbs
        items={[
          { label: say("My events"), to: EVENTS_PATH },
          { label: name, to: eventPath(id) },
          { label: say("Who comes when") },
        ]}
      />
      <header>
        <h1>{say("{name}: who comes when", { name })}</h1>
        <p className="lead">{where}</p>
        <p className="no-print flex flex-wrap gap-3">
          <Button slim onClick={() => window.print()}>
            {say("Print")}
          </Button>
          <a
            className={buttonClass({ variant: "line", slim: true })}
            href={spokenPath(`/api/events/${id}/calendar.ics`)}
            download
          >
            {say("Add to your calendar")}
          </a>
        </p>
      </header>
      {days.every(({ lines }) => lines.length === 0) ? (
        <EmptyState
          title={say("Nobody is booked yet")}
          actions={<LinkButton to={eventPath(id)}>{say("Back to the board")}</LinkButton>}
        >
          <p>{say("Whoever you book stands here with time, number and what they need.")}</p>
        </EmptyState>
      ) : (
        days.map(({ day, parts, lines }) => (
          <section key={day ?? ""} aria-label={day ? formatDay(day) : say("Without a day")} className="run-day">
            <h2>
              {day ? formatDay(day) : say("Without a day")} <span className="small soft">{parts.join(", ")}</span>
            </h2>
            {lines.length === 0 ? (
              <p className="soft">{say("Nobody is booked for this day.")}</p>
            ) : (
              <ol>
                {lines.map((line) => (
                  <Line key={line.number} eventId={id} line={line} />
                ))}
              </ol>
            )}
          </section>
        ))
      )}
      <p className="print-code">
        <img src={`/qr?to=${encodeURIComponent(path)}`} alt="" width={120} height={120} loading="lazy" />
        {name}
      </p>
    </div>
  );
}

function Line({ eventId, line }: { eventId: string; line: RunSheetLine }) {
  const { number, title, category, span, arrives, needs, phone, mayOpen } = line;
  return (
    <li>
      <Arrival key={arrives} address={`/api/events/${eventId}/requests/${number}/arrival`} {...{ title, arrives }} />
      <div>
        <h3>
          <Link to={bookingPath(number)}>{title}</Link>{" "}
          <span className="small soft">{[category, span].filter(Boolean).join(", ")}</span>
        </h3>
        {phone ? (
          <p>
            <a href={`tel:${phone}`}>{formatMobile(phone)}</a>
          </p>
        ) : mayOpen ? (
          <div className="no-print">
            <ContactOpener address={`/api/enquiries/${number}`} reach="now" other={title} main={false} />
          </div>
        ) : null}
        {needs.length > 0 ? (
          <p className="small run-needs">{say("Needs: {those}", { those: needs.join("; ") })}</p>
        ) : null}
      </div>
    </li>
  );
}

/** When they arrive: read on paper, changed on the screen. */
function Arrival({ address, title, arrives }: { address: string; title: string; arrives: string | null }) {
  const [time, setTime] = useState(arrives ?? "");
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  async function save() {
    if (busy) return;
    setBusy(true);
    const result = await call<{ message: string }>(address, { method: "PUT", body: { time } });
    setBusy(false);
    if (result.ok) toast.success(result.data.message);
    else toast.error(result.error);
    await revalidate();
  }
  return (
    <div className="run-time">
      <b className="print-only">{arrives ?? "—"}</b>
      <input
        type="time"
        className="input no-print"
        aria-label={say("{title} arrives at", { title })}
        value={time}
        onChange={(event) => setTime(event.target.value)}
      />
      {arrives === null && time === "" ? <span className="small soft no-print">{say("Time not said yet")}</span> : null}
      {time !== (arrives ?? "") ? (
        <Button variant="line" slim busy={busy} busyLabel={say("Saving…")} onClick={() => void save()}>
          {say("Save")}
        </Button>
      ) : null}
    </div>
  );
}
