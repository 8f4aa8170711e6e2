import { say } from "../domain/words/say.ts";
import { fullStars, type StarMode } from "../domain/stars.ts";
import { classNames } from "./class-names.ts";

const SHAPE = "M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z";

/** One star of the house; `on` fills it. */
export function StarShape({ on }: { on: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames("star", on && "on")}>
      <path d={SHAPE} />
    </svg>
  );
}

export interface StarsProps {
  /** The average, 0 to 5; null or 0 with no ratings yet. */
  value: number | null | undefined;
  /** How many ratings stand behind it. Absent: the stars of one review. */
  count?: number | undefined;
  mode?: StarMode | undefined;
  /** Shows the number beside the stars; true by default. */
  showValue?: boolean | undefined;
  /** One star for all five, where there is little room. */
  short?: boolean | undefined;
  className?: string | undefined;
}

/** A rating as five stars, the number, and the count in brackets, 'New' where nobody has rated; read out as one sentence. */
export function Stars({ value, count, mode = "round", showValue = true, short, className }: StarsProps) {
  const average = value ?? 0;
  const full = fullStars(average, mode);
  const shown = average.toFixed(1);
  const stars = shown.replace(/\.0$/, "");
  const spoken =
    count === undefined
      ? say("{stars} out of 5 stars", { stars })
      : count
        ? say("{stars} out of 5 stars, {count, plural, one {# rating} other {# ratings}}", { stars, count })
        : say("No ratings yet");
  return (
    <span className={classNames("stars", className)} role="img" aria-label={spoken}>
      {short ? (
        <StarShape on={count !== 0} />
      ) : (
        [1, 2, 3, 4, 5].map((star) => <StarShape key={star} on={star <= full} />)
      )}
      {count === 0 ? <b>{say("New", "not rated")}</b> : showValue ? <b>{shown}</b> : null}
      {count ? <span>({count})</span> : null}
    </span>
  );
}
