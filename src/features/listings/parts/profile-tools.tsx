import { Link } from "react-router";
import { addToEventPath } from "../../../domain/request-paths.ts";
import { CalendarCheck, Heart, Icon, Printer } from "../../../ui/icons.tsx";
import { ShareButtons } from "../../../ui/share.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { SAVED_PATH, type SavedProfile } from "../saved/saved-profiles.ts";
import { useSaved } from "../saved/use-saved.ts";

/** The last three are what is kept of it where it is saved. */
export interface ProfileToolsProps extends Omit<SavedProfile, "path"> {
  /** Its full address, and what is said where it is shared. */
  url: string;
  title: string;
}

/** What can be done with a profile besides asking: save it, share it, print it. */
export function ProfileTools({ url, title, ...profile }: ProfileToolsProps) {
  const toast = useToast();
  const { saved, toggle } = useSaved();
  const { pathname, search } = new URL(url);
  const path = pathname + search;
  const isSaved = saved?.some((one) => one.path === path) ?? false;
  function save() {
    if (toggle({ ...profile, path })) toast.success("Saved in this browser.");
    else if (!isSaved) toast.error("This browser keeps nothing.");
  }
  return (
    <>
      <button type="button" className="tool" aria-pressed={isSaved} onClick={save}>
        <Icon as={Heart} className={isSaved ? "fill-current" : undefined} />
        <span>{isSaved ? "Saved" : "Save"}</span>
      </button>
      <Link className="tool" to={addToEventPath(path)} rel="nofollow">
        <Icon as={CalendarCheck} />
        <span>Add to my event</span>
      </Link>
      <ShareButtons url={url} title={title} />
      <button type="button" className="tool" onClick={() => window.print()}>
        <Icon as={Printer} />
        <span className="word">Print</span>
      </button>
      {/* On paper alone, and asked for when it is printed. */}
      <p className="print-code">
        <img src={`/qr?to=${encodeURIComponent(path)}`} alt="" width={120} height={120} loading="lazy" />
        {url}
      </p>
      {isSaved ? (
        <Link className="tool" to={SAVED_PATH}>
          All saved
        </Link>
      ) : null}
    </>
  );
}
