import { say } from "../../../domain/words/say.ts";
import { Share2 } from "../../../ui/icons.tsx";
import { useToast } from "../../../ui/toast.tsx";

/** Shares a profile by the phone's own sheet, or copies its address where there is none. */
export function ShareTool({ name, url }: { name: string; url: string }) {
  const toast = useToast();
  async function share() {
    try {
      if (typeof navigator.share === "function") {
        await navigator.share({ title: name, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      toast.success(say("Profile link copied to clipboard!"));
    } catch (problem) {
      // Changing one's mind in the system's sheet is no failure.
      if (!(problem instanceof DOMException && problem.name === "AbortError")) toast.error(say("Failed to copy link."));
    }
  }
  return (
    <button type="button" className="tool" aria-label={say("Share profile")} onClick={() => void share()}>
      <Share2 className="icon" />
    </button>
  );
}
