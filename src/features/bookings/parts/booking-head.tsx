import type { ReactNode } from "react";
import { occasionWords } from "../../../domain/occasion-words.ts";
import { placeWords } from "../../../domain/places/place-words.ts";
import { formatRupees } from "../../../domain/money.ts";
import { say } from "../../../domain/words/say.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { photoOf } from "../../listings/parts/photo-of.ts";
import { DayLeaf } from "../../enquiries/parts/day-leaf.tsx";
import type { EventGlance } from "../booking-events.server.ts";
import type { BookingView } from "../booking-present.server.ts";
import type { BookingState } from "../booking-table.ts";
import { STATE_TONES, STATE_WORDS } from "../booking-words.ts";

/** What bears the stamp. */
const STAMPED: readonly BookingState[] = ["confirmed", "delivered", "closed"];

/** Who, what, when and where, how it stands; the next thing to do stands in it. */
export function BookingHead({
  booking: { state, side, other, request, quotes, agreement },
  event = null,
  children,
}: {
  booking: Pick<BookingView, "state" | "side" | "other" | "request" | "quotes" | "agreement">;
  /** The event of its organiser that it belongs to. */
  event?: Pick<EventGlance, "place"> | null;
  children: ReactNode;
}) {
  const { eventType, label, city, district, state: region, people, lasts, money } = request;
  const paise = agreement?.agreed.money.totalPaise ?? quotes.at(-1)?.money.totalPaise ?? 0;
  const about = [
    placeWords(city, district, region) || event?.place || request.where,
    people,
    lasts,
    paise > 0 ? say("{total} all in", { total: formatRupees(paise) }) : money && say("Budget: {money}", { money }),
  ].filter(Boolean);
  const title = side === "organiser" ? (request.listing?.title ?? other) : other;
  return (
    <section
      className={classNames(
        "invite booking-head",
        STAMPED.includes(state) && "confirmed",
        (STATE_TONES[state] === "quiet" || STATE_TONES[state] === "bad") && "over",
      )}
      aria-label={say("The request")}
    >
      <DayLeaf eventDate={request.eventDate} inDays={request.inDays} lastDay={request.lastDay} />
      <div className="invite-head">
        <div className="min-w-0">
          <p className="invite-kind">{eventType && eventType !== "Other" ? occasionWords(eventType) : label}</p>
          <h1>{title}</h1>
          {about.length > 0 ? <p className="invite-about">{about.join(" · ")}</p> : null}
        </div>
        <Avatar
          className="invite-pic"
          name={title}
          image={side === "organiser" ? photoOf(request.listing?.picture ?? null, title) : null}
          sizes="5.5rem"
          labelled={false}
        />
      </div>
      <div className="invite-next">
        <StatusBadge status={state} label={say(STATE_WORDS[state])} tone={STATE_TONES[state]} />
        {children}
      </div>
    </section>
  );
}
