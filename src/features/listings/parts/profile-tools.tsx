import { useState, type FormEvent } from "react";
import { Link } from "react-router";
import { SAVE_CALL, SHORTLIST_PATH, addToEventPath } from "../../../domain/request-paths.ts";
import { spokenPath } from "../../../domain/words/language-choice.ts";
import { say } from "../../../domain/words/say.ts";
import { CalendarCheck, Heart, Icon, Printer } from "../../../ui/icons.tsx";
import { ShareButtons } from "../../../ui/share.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { setSaved, useSaved } from "../saved/use-saved.ts";

export interface ProfileToolsProps {
  /** Its full address, and what is said where it is shared. */
  url: string;
  title: string;
}

/** What can be done with a profile besides asking: save it, share it, print it. */
export function ProfileTools({ url, title }: ProfileToolsProps) {
  const toast = useToast();
  const saved = useSaved();
  const [busy, setBusy] = useState(false);
  const { origin, pathname, search } = new URL(url);
  const path = pathname + search;
  // What is passed on, and printed, stays in the language of the page.
  const shared = spokenPath(path);
  const isSaved = saved?.includes(path) ?? false;
  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const result = await setSaved(path, !isSaved);
    setBusy(false);
    if (result.ok) toast.success(isSaved ? say("Taken out of your shortlist.") : say("Saved to your shortlist."));
    else toast.error(result.error);
  }
  return (
    <>
      <form method="post" action={SAVE_CALL} onSubmit={(event) => void save(event)}>
        <input type="hidden" name="listing" value={path} />
        <button type="submit" className="tool" aria-pressed={isSaved}>
          <Icon as={Heart} />
          <span>{isSaved ? say("Saved") : say("Save")}</span>
        </button>
      </form>
      <Link className="tool" to={addToEventPath(path)} rel="nofollow">
        <Icon as={CalendarCheck} />
        <span>{say("Add to my event")}</span>
      </Link>
      <ShareButtons url={origin + shared} title={title} />
      <button type="button" className="tool" onClick={() => window.print()}>
        <Icon as={Printer} />
        <span className="word">{say("Print")}</span>
      </button>
      {/* On paper alone. */}
      <p className="print-code">
        <img src={`/qr?to=${encodeURIComponent(shared)}`} alt="" width={120} height={120} loading="lazy" />
        {origin + shared}
      </p>
      {isSaved ? (
        <Link className="tool" to={SHORTLIST_PATH}>
          {say("Your shortlist")}
        </Link>
      ) : null}
    </>
  );
}
