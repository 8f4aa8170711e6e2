import { isTaken } from "../internals/react-marks.ts";

type Kind = "click" | "change";

declare global {
  interface Window {
    /** What was pressed before there was any script of ours but the one that starts the page (scripts-last.server.ts). */
    early?: [Kind, EventTarget | null][] | undefined;
  }
}

/** What was pressed or chosen where nobody listened yet, to be heard once somebody does. */
type Missed = { element: HTMLElement; kind: Kind };
const missed: Missed[] = [];

/** What leads away where nobody hears it: links that stand for a button, and the buttons of cards, whose form waits. */
const LEADS = 'a[role="button"],[form="save"]';
/** What nobody but React hears: buttons that send no form, what leads away otherwise, and what can be chosen. */
const HEARD: Record<Kind, string> = {
  click: `button[type="button"], ${LEADS}`,
  change: 'select, input:is([type="checkbox"], [type="radio"], [type="file"])',
};

/** Who hears it: a button that names a form elsewhere is that form's. */
const isHeard = (element: HTMLElement): boolean =>
  isTaken((element.matches(LEADS) && (element as HTMLButtonElement).form) || element);

/** The element to be pressed again later, if there is one; without React's mark on the body nothing is done again. */
function note(kind: Kind, target: EventTarget | null, early: boolean): HTMLElement | null {
  // Links, `<details>` and plain forms need nobody; a button that sends a form has sent it.
  const element = target instanceof Element ? target.closest<HTMLElement>(HEARD[kind]) : null;
  if (!element || !isTaken(document.body) || (!early && isHeard(element))) return null;
  // Of what was ticked, unticked and ticked again, the end alone; what leads somewhere is pressed once.
  const once = kind === "change" || element.matches(LEADS);
  const earlier = missed.findIndex((one) => once && one.element === element);
  if (earlier !== -1) missed.splice(earlier, 1);
  missed.push({ element, kind });
  return element;
}

/** Once the document is React's: hears what was done before, and notes what is done to parts that still wait (later.tsx). */
export function listen(): void {
  for (const [kind, target] of window.early ?? []) note(kind, target, true);
  window.early = undefined;
  for (const kind of ["click", "change"] as const)
    document.addEventListener(
      kind,
      (event) => {
        const element = note(kind, event.target, false);
        // It must not lead away meanwhile, unless its script cannot come.
        if (element?.matches(LEADS) && navigator.onLine) event.preventDefault();
      },
      true,
    );
  replay();
}

/** Presses it again, or says again what was chosen. */
function again({ element, kind }: Missed): void {
  if (kind === "click") element.click();
  else if (element instanceof HTMLInputElement && element.type !== "file") {
    // React hears a tick by its difference from what it knew.
    if (element.checked === element.defaultChecked) return;
    element.checked = element.defaultChecked;
    element.click();
  } else element.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Does again what was done to elements that have been taken over since. */
export function replay(): void {
  for (const one of missed.splice(0)) {
    if (!one.element.isConnected) continue;
    if (isHeard(one.element)) again(one);
    else missed.push(one);
  }
}
