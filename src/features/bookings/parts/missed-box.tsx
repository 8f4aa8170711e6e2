import { formatInstant } from "../../../domain/dates.ts";
import { disputePath } from "../../../domain/request-paths.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { StepButtons } from "../../enquiries/parts/step-buttons.tsx";
import { missedBy } from "../booking-day.ts";
import type { BookingView } from "../booking-present.server.ts";

/** One side is said not to have come: until when it is answered, what follows otherwise, and the answers. */
export function MissedBox({ booking: { number, side, other, state, dueAt, money, steps } }: { booking: BookingView }) {
  const whom = missedBy(state, side);
  if (whom === null) return null;
  const missing = whom === "you" ? side : side === "organiser" ? "provider" : "organiser";
  const costs = money?.missed?.[missing] ?? null;
  return (
    <section className="change-box" aria-labelledby="missed">
      <h2 id="missed">{whom === "you" ? "Was it so?" : `${other} answers next`}</h2>
      {dueAt ? (
        <p>
          {whom === "you"
            ? `Answer until ${formatInstant(new Date(dueAt))}. If you say nothing, it stands, and the booking is over as if you had called it off on the last day.`
            : `They have until ${formatInstant(new Date(dueAt))}. If they say nothing, it stands, and the booking is over as if they had called it off on the last day.`}
        </p>
      ) : null}
      {costs ? (
        <p>
          <b>{whom === "you" ? `If it stands: ${lower(costs)}` : costs}</b>
        </p>
      ) : null}
      <div className="invite-actions">
        <StepButtons number={number} steps={steps} />
        {whom === "you" ? (
          <LinkButton to={disputePath(number)} slim variant="line">
            No: ask us to look at it
          </LinkButton>
        ) : null}
      </div>
    </section>
  );
}

/** A sentence within another one. */
const lower = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
