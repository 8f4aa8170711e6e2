/** What stands beside a field on its form, and what a choice is called there: in the words that the person has read. */
export type Seen = { label: string; shown?: string };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The words of a label without '(optional)'. */
function wordsOf(label: Element | null | undefined): string {
  const copy = label?.cloneNode(true) as Element | undefined;
  for (const note of copy?.querySelectorAll(".opt") ?? []) note.remove();
  return (copy?.textContent ?? "")
    .replace(/\s+/g, " ")
    .replace(/\s*\*$/, "")
    .trim();
}

const isChoice = (control: Control) => control.type === "radio" || control.type === "checkbox";

function seenOf(controls: readonly Control[]): Seen | null {
  const [first] = controls;
  if (!first) return null;
  const group = controls.length > 1 && isChoice(first) ? first.closest("fieldset")?.querySelector("legend") : null;
  const label = wordsOf(group ?? first.labels?.[0]);
  if (!label) return null;
  const chosen = controls.find((one) => one.type === "radio" && (one as HTMLInputElement).checked);
  const shown =
    first instanceof HTMLSelectElement
      ? wordsOf(first.selectedOptions[0])
      : chosen && controls.length > 1
        ? wordsOf(chosen.labels?.[0])
        : "";
  return { label, ...(shown ? { shown } : {}) };
}

/**
 * The fields of what is sent as the page shows them, by their names. Where two forms of a page share names, those of
 * the form that has most of them.
 */
export function seenFields(names: readonly string[], page: Document = document): Record<string, Seen> {
  const controlsOf = (form: HTMLFormElement, name: string) =>
    [...form.elements].filter(
      (one): one is Control => (one as Control).name === name && (one as Control).type !== "hidden",
    );
  const count = (form: HTMLFormElement) => names.filter((name) => controlsOf(form, name).length > 0).length;
  const form = [...page.forms].sort((a, b) => count(b) - count(a))[0];
  if (!form) return {};
  return Object.fromEntries(
    [...new Set(names)].flatMap((name) => {
      const seen = seenOf(controlsOf(form, name));
      return seen ? [[name, seen]] : [];
    }),
  );
}
