type Kind = "click" | "change";

declare global {
  interface Window {
    /** What was pressed before there was any script of ours but the one that starts the page (scripts-last.server.ts). */
    early?: [Kind, EventTarget | null][] | undefined;
  }
}

/** What was pressed or chosen where nobody listened yet, to be heard once somebody does. */
const missed: { element: HTMLElement; kind: Kind }[] = [];

/** Whether React knows this element. Its mark is no public matter: without it on the body nothing is done again. */
const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactFiber$"));

function note(kind: Kind, target: EventTarget | null, early: boolean): void {
  // Links, `<details>` and plain forms need nobody; a button that sends a form has sent it.
  const element = target instanceof Element ? target.closest<HTMLElement>(kind === "click" ? 'button[type="button"]' : "select") : null;
  if (element && isTaken(document.body) && (early || !isTaken(element))) missed.push({ element, kind });
}

/** Once the document is React's: hears what was done before, and notes what is done to parts that still wait (later.tsx). */
export function listen(): void {
  for (const [kind, target] of window.early ?? []) note(kind, target, true);
  window.early = undefined;
  for (const kind of ["click", "change"] as const) document.addEventListener(kind, ({ target }) => note(kind, target, false), true);
  replay();
}

/** Does again what was done to elements that have been taken over since. */
export function replay(): void {
  for (const { element, kind } of missed.splice(0)) {
    if (!element.isConnected) continue;
    if (!isTaken(element)) missed.push({ element, kind });
    else if (kind === "click") element.click();
    else element.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
