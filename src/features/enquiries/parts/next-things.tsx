import type { ReactNode } from "react";
import { say } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import type { NextThing } from "../open-things.ts";

/** What to do first; `children`: what comes before it. */
export function NextThings({ next, children }: { next: readonly NextThing[]; children?: ReactNode }) {
  return (
    <section aria-labelledby="next" className="own-next">
      <h2 id="next">{say("What to do next")}</h2>
      {children}
      {next.length > 0 ? (
        <ol>
          {next.map(({ text, label, path }, at) => (
            <li key={path + text}>
              <p>{text}</p>
              <LinkButton to={path} slim variant={at === 0 ? "fill" : "line"}>
                {label}
              </LinkButton>
            </li>
          ))}
        </ol>
      ) : (
        <p className="soft">{say("Nothing waits for you now.")}</p>
      )}
    </section>
  );
}
