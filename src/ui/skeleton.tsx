import { say } from "../domain/words/say.ts";

/** One card of the search results while it loads: the very size of the card, so that nothing jumps. */
export function CardSkeleton({ portraits = true }: { portraits?: boolean | undefined }) {
  return (
    <div className={portraits ? "vol" : "lcard"} aria-hidden="true">
      <div className="fig sk" />
      <div>
        <div className="sk t" />
        <div className="sk t s" />
        <div className="sk t s" />
        <div className="sk b" />
      </div>
    </div>
  );
}

export interface CardGridSkeletonProps {
  count?: number | undefined;
  /** What is being waited for, said to screen readers. */
  label?: string | undefined;
  /** Cards with a portrait in place of a wide picture. */
  portraits?: boolean | undefined;
}

/** A grid of loading cards. */
export function CardGridSkeleton({ count = 6, label = say("Loading…"), portraits = true }: CardGridSkeletonProps) {
  return (
    <div role="status">
      <span className="sr">{label}</span>
      <div className={portraits ? "cards" : "lcards"}>
        {Array.from({ length: count }, (_, at) => at).map((at) => (
          <CardSkeleton key={at} portraits={portraits} />
        ))}
      </div>
    </div>
  );
}

/** Lines of text while they load. */
export function TextSkeleton({ lines = 3 }: { lines?: number | undefined }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: lines }, (_, at) => at).map((at) => (
        <div key={at} className={at === lines - 1 ? "sk t s" : "sk t"} />
      ))}
    </div>
  );
}
