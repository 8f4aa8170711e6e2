import { say } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { draftKey } from "../../listings/parts/form/draft.ts";

/** `key`: the name of its draft. */
type Kind = { key: string; label: string; path: string };

function isKept(draft: string): boolean {
  try {
    return localStorage.getItem(draft) !== null;
  } catch {
    // Storage is switched off: there are none.
    return false;
  }
}

/** Registrations that somebody has begun in this browser and not sent. The server does not know of them. */
export function OpenDrafts({ userId, kinds }: { userId: string; kinds: readonly Kind[] }) {
  const hydrated = useHydrated();
  const begun = hydrated ? kinds.filter(({ key }) => isKept(draftKey(key, userId))) : [];
  if (begun.length === 0) return null;
  return (
    <section aria-label={say("Drafts")} className="own-next">
      <ol>
        {begun.map(({ key, label, path }) => (
          <li key={key}>
            <p>{say("Your registration as {what} is not finished.", { what: say(label).toLowerCase() })}</p>
            <LinkButton to={path} slim>
              {say("Finish it")}
            </LinkButton>
          </li>
        ))}
      </ol>
    </section>
  );
}
