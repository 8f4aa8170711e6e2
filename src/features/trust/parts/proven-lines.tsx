import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { BadgeCheck, Icon } from "../../../ui/icons.tsx";
import { PAPERS_PATH } from "../papers-path.ts";

/** What was verified about whoever keeps a listing, one line each; its owner is led to where more can be. */
export function ProvenLines({ lines, own }: { lines: readonly string[]; own: boolean }) {
  if (lines.length === 0 && !own) return null;
  return (
    <section aria-labelledby="verified">
      <h2 id="verified">{say("Verified")}</h2>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-2">
            <Icon as={BadgeCheck} className="mt-1 text-leaf" />
            {line}
          </li>
        ))}
      </ul>
      {own ? (
        <p>
          <Link to={PAPERS_PATH}>
            {lines.length > 1 ? say("What is verified about you") : say("Have your PAN or GSTIN verified")}
          </Link>
        </p>
      ) : null}
    </section>
  );
}
