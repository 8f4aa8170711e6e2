import { useEffect, type FormEvent } from "react";
import { SAVE_CALL } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { useToast } from "../../../ui/toast.tsx";
import { moveKept, setSaved, useSaved } from "../../listings/saved/use-saved.ts";

/** Says on a card's button whether it is saved. */
function tell(button: HTMLButtonElement, saved: boolean): void {
  const words = saved ? say("Saved") : say("Save");
  const before = button.textContent;
  if (before === words) return;
  button.textContent = words;
  button.ariaLabel = (button.ariaLabel ?? "").replace(before, words);
}

/**
 * The form of all the 'Save' buttons of cards, which name it: without a script it is sent as it is, and leads to the
 * shortlist; with one the page stays.
 */
export function SaveCards() {
  const toast = useToast();
  const saved = useSaved();
  useEffect(() => void moveKept(), []);
  useEffect(() => {
    const mark = () => {
      for (const button of document.querySelectorAll<HTMLButtonElement>("button[form=save]"))
        tell(button, saved?.includes(button.value) ?? false);
    };
    mark();
    // Cards that come later, with another page or search.
    const watch = new MutationObserver(mark);
    const main = document.getElementById("main");
    if (main) watch.observe(main, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [saved]);
  async function send(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const on = !(saved?.includes(submitter.value) ?? false);
    const result = await setSaved(submitter.value, on);
    if (result.ok) toast.success(on ? say("Saved to your shortlist.") : say("Taken out of your shortlist."));
    else toast.error(result.error);
  }
  return <form id="save" method="post" action={SAVE_CALL} hidden onSubmit={(event) => void send(event)} />;
}
