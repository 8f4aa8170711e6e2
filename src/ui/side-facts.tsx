import { say } from "../domain/words/say.ts";
import { DIFFERS, type SideFact } from "../domain/side-by-side.ts";

/** Beside what is not the same for all. */
export const Differs = () => <span className="side-differs">{say(DIFFERS)}</span>;

/** The lines of one of those that stand side by side; which are not the same for all is said in words. */
export function SideFacts({ facts, differs }: { facts: readonly SideFact[]; differs: ReadonlySet<string> }) {
  return (
    <dl>
      {facts.map(([label, words]) => (
        <div key={label}>
          <dt>
            {label}
            {differs.has(label) ? (
              <>
                {" "}
                <Differs />
              </>
            ) : null}
          </dt>
          <dd className="wrap-anywhere">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
