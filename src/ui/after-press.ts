/**
 * What a field shows once it is left moves the page. Where it is left by a press on something else, that would move from
 * under the finger, and the press would become no click.
 */

/**
 * @param page the document, or another target of its events
 * @returns does something once the press that is under way has become a click, and at once where nothing is pressed
 */
export function pressesOf(page: EventTarget): (run: () => void) => void {
  let pressed = false;
  const waiting: (() => void)[] = [];
  const over = () =>
    // The click comes right after the release.
    void setTimeout(() => {
      pressed = false;
      for (const run of waiting.splice(0)) run();
    });
  page.addEventListener("mousedown", () => void (pressed = true), true);
  for (const end of ["mouseup", "dragend"]) page.addEventListener(end, over, true);
  return (run) => {
    if (pressed) waiting.push(run);
    else run();
  };
}

export const afterPress = typeof document === "undefined" ? (run: () => void) => run() : pressesOf(document);
