/**
 * Suggestions below a box for words, by keyboard and by touch: plain DOM, loaded with the first touch of the box.
 * The box stays a box: without a choice Enter asks for what is typed.
 */
import { spokenPath } from "../../../domain/words/language-choice.ts";
import { language, say } from "../../../domain/words/say.ts";

type Suggestion = { what: "place" | "kind" | "category" | "name"; text: string; q: string; path: string | null };

const asked = (q: string) => new URLSearchParams({ q, ...(language() === "en" ? {} : { in: language() }) });
const WAIT_MS = 120;
const ENOUGH = 2;
const attached = new WeakSet<HTMLInputElement>();

/** @param list an empty element beside the box, which this fills */
export function attachSuggestions(input: HTMLInputElement, list: HTMLElement): void {
  if (attached.has(input)) return;
  attached.add(input);
  let shown: Suggestion[] = [];
  let chosen = -1;
  let timer = 0;
  let asking: AbortController | undefined;
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-controls", list.id);
  input.setAttribute("aria-expanded", "false");
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", say("Suggestions"));

  const mark = (at: number) => {
    chosen = at;
    [...list.children].forEach((option, nth) => option.setAttribute("aria-selected", String(nth === at)));
    if (at < 0) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", `${list.id}-${at}`);
  };
  const show = (suggestions: Suggestion[]) => {
    shown = suggestions;
    list.replaceChildren(
      ...suggestions.map(({ text, what }, nth) => {
        const option = document.createElement("div");
        option.id = `${list.id}-${nth}`;
        option.setAttribute("role", "option");
        option.dataset.what = what;
        option.textContent = text;
        return option;
      }),
    );
    list.hidden = suggestions.length === 0;
    input.setAttribute("aria-expanded", String(suggestions.length > 0));
    mark(-1);
  };
  const take = ({ q, path }: Suggestion) => {
    show([]);
    if (path) return location.assign(spokenPath(path));
    input.value = q;
    input.form?.requestSubmit();
  };
  const ask = async () => {
    asking?.abort();
    asking = new AbortController();
    const text = input.value.trim();
    if (text.length < ENOUGH) return show([]);
    try {
      const answer = await fetch(`/api/search/suggest?${asked(text)}`, { signal: asking.signal });
      if (answer.ok && document.activeElement === input)
        show(((await answer.json()) as { suggestions: Suggestion[] }).suggestions);
    } catch {
      // Overtaken by the next letter, or no connection: nothing is suggested.
    }
  };

  input.addEventListener("input", () => {
    // What is typed now is no longer what was chosen.
    mark(-1);
    clearTimeout(timer);
    timer = window.setTimeout(() => void ask(), WAIT_MS);
  });
  input.addEventListener("keydown", (event) => {
    if (shown.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      mark(((chosen + 1 + step + shown.length + 1) % (shown.length + 1)) - 1);
    } else if (event.key === "Escape") show([]);
    else if (event.key === "Enter" && chosen >= 0) {
      event.preventDefault();
      take(shown[chosen]!);
    }
  });
  // Before the box loses the focus, and by touch as by mouse.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => {
    const at = [...list.children].indexOf(event.target as Element);
    if (at >= 0) take(shown[at]!);
  });
  const stop = () => {
    clearTimeout(timer);
    asking?.abort();
    show([]);
  };
  input.addEventListener("blur", stop);
  input.form?.addEventListener("submit", stop);
  if (input.value && document.activeElement === input) void ask();
}
