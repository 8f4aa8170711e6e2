import type { ReactNode } from "react";
import { say } from "../../../domain/words/say.ts";

/** Those who are open, side by side; a phone shows one at a time, and says that there are more. */
export function Compare({ count, children }: { count: number; children: ReactNode }) {
  const several = count > 1;
  return (
    <>
      {several ? (
        <p className="event-swipe small soft">
          {count === 2
            ? say("2 side by side: swipe to see the other.")
            : say("{n} side by side: swipe to see the others.", { n: count })}{" "}
          {say("What is the same in all of them stands in the quote.")}
        </p>
      ) : null}
      {/* Scrolled by the arrow keys, too. */}
      <div
        className="event-compare"
        data-several={several || undefined}
        {...(several ? { role: "group", "aria-label": say("Side by side"), tabIndex: 0 } : {})}
      >
        {children}
      </div>
    </>
  );
}
