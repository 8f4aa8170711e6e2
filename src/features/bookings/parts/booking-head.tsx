import type { ReactNode } from "react";
import { occasionWords } from "../../../domain/occasion-words.ts";
import { placeWords } from "../../../domain/places/place-words.ts";
import { say } from "../../../domain/words/say.ts";
import { classNames } from "../../../ui/class-names.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { DayLeaf } from "../../enquiries/parts/day-leaf.tsx";
import type { BookingView } from "../booking-present.server.ts";
import type { BookingState } from "../booking-table.ts";
import { STATE_TONES, STATE_WORDS } from "../booking-words.ts";

/** What bears the stamp. */
const STAMPED: readonly BookingState[] = ["confirmed", "delivered", "closed"];

/** Who, what, when and where, how it stands; the next thing to do stands in it. */
export function BookingHead({
  booking: { state, other, request },
  children,
}: {
  booking: Pick<BookingView, "state" | "other" | "request">;
  children: ReactNode;
}) {
  const { eventType, label, city, district, state: region, people, money } = request;
  const about = [placeWords(city, district, region), people, money].filter(Boolean);
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
          <h1>{other}</h1>
          {about.length > 0 ? <p className="invite-about">{about.join(" · ")}</p> : null}
        </div>
      </div>
      <div className="invite-next">
        <StatusBadge status={state} label={say(STATE_WORDS[state])} tone={STATE_TONES[state]} />
        {children}
      </div>
    </section>
  );
}
