import type { ReactNode } from "react";

/** Those who are open, side by side; a phone shows one at a time, and says that there are more. */
export function Compare({ count, children }: { count: number; children: ReactNode }) {
  const several = count > 1;
  return (
    <>
      {several ? (
        <p className="event-swipe small soft">
          {count} side by side: swipe to see {count === 2 ? "the other" : "the others"}.
        </p>
      ) : null}
      {/* Scrolled by the arrow keys, too. */}
      <div
        className="event-compare"
        data-several={several || undefined}
        {...(several ? { role: "group", "aria-label": "Side by side", tabIndex: 0 } : {})}
      >
        {children}
      </div>
    </>
  );
}
