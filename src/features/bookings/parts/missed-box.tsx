import { formatInstant } from "../../../domain/dates.ts";
import { disputePath } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
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
      <h2 id="missed">{whom === "you" ? say("Was it so?") : say("{other} answers next", { other })}</h2>
      {dueAt ? (
        <p>
          {whom === "you"
            ? say(
                "Answer until {when}. If you say nothing, it stands, and the booking is over as if you had called it off on the last day.",
                { when: formatInstant(new Date(dueAt)) },
              )
            : say(
                "They have until {when}. If they say nothing, it stands, and the booking is over as if they had called it off on the last day.",
                { when: formatInstant(new Date(dueAt)) },
              )}
        </p>
      ) : null}
      {costs ? (
        <p>
          <b>{whom === "you" ? say("If it stands: {costs}", { costs: lower(costs) }) : costs}</b>
        </p>
      ) : null}
      <div className="invite-actions">
        <StepButtons number={number} steps={steps} />
        {whom === "you" ? (
          <LinkButton to={disputePath(number)} slim variant="line">
            {say("No: ask us to look at it")}
          </LinkButton>
        ) : null}
      </div>
    </section>
  );
}

/** A sentence within another one. */
const lower = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
