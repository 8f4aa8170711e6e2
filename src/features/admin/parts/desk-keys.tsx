import { useEffect, useEffectEvent, useState } from "react";
import { say, text } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { cardHere, moveCard } from "./next-card.ts";

/** What the letters press: buttons say it themselves, by `aria-keyshortcuts`. */
const HELP: readonly (readonly [keys: readonly string[], does: string])[] = [
  [["j", "k"], text("Next, previous")],
  [["o"], text("Open it")],
  [["a", "r"], text("Approve, reject")],
  [["s", "t"], text("Suspend, restore")],
  [["d", "h"], text("Dismiss a report, hide what was reported")],
  [["q", "n"], text("Ask the owner, note something")],
  [["m"], text("Make a listing of an application")],
  [["1", "9"], text("The first tab to the ninth")],
  [["/"], text("Search")],
  [["?"], text("This list")],
];
const STORED = "desk-keys";

const isOn = () => {
  try {
    return localStorage.getItem(STORED) !== "off";
  } catch {
    return true;
  }
};

/** A key is text where one writes or chooses, and belongs to a question that stands open. */
const isTaken = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.isComposing ||
  (event.target instanceof HTMLElement &&
    event.target.closest("input, textarea, select, [contenteditable], dialog") !== null) ||
  document.querySelector("dialog[open]") !== null;

/** The first in the card that has the focus, else in the list, else on the page. */
function buttonOf(key: string): HTMLElement | null {
  const selector = `[aria-keyshortcuts="${CSS.escape(key)}"]`;
  return (cardHere() ?? document.querySelector("[data-card]") ?? document).querySelector<HTMLElement>(selector);
}

/** The desk by keyboard: single keys, not while typing, and not once they are turned off. '?' shows them. */
export function DeskKeys() {
  const [open, setOpen] = useState(false);
  const [on, setOn] = useState(true);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event) || !isOn()) return;
    const { key } = event;
    if (key === "?") show();
    else if (key === "j" || key === "k") moveCard(key === "j" ? 1 : -1);
    else if (key === "/") document.querySelector<HTMLElement>(".desk-filter :is(input[type=search], select)")?.focus();
    else {
      const button = /^[1-9]$/.test(key)
        ? document.querySelector<HTMLElement>(`.desk-tabs [aria-keyshortcuts="${key}"]`)
        : /^[a-z]$/.test(key)
          ? buttonOf(key)
          : null;
      if (!button) return;
      button.focus();
      button.click();
    }
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  function show() {
    setOn(isOn());
    setOpen(true);
  }
  function toggle() {
    try {
      localStorage.setItem(STORED, on ? "off" : "on");
    } catch {
      // Nothing is kept here: they stay on.
    }
    setOn(isOn());
  }

  return (
    <>
      <button type="button" className="linklike desk-keys" onClick={show}>
        {say("Keyboard shortcuts")}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={say("Keyboard shortcuts")}
        size="narrow"
        footer={
          <>
            <Button variant="line" onClick={toggle}>
              {on ? say("Turn them off") : say("Turn them on")}
            </Button>
            <Button onClick={() => setOpen(false)}>{say("Done")}</Button>
          </>
        }
      >
        <p>{on ? say("Not while you write.") : say("They are off in this browser.")}</p>
        <dl className="key-list mt-4">
          {HELP.map(([keys, does]) => (
            <div key={does} className="contents">
              <dt>
                {keys.map((key, at) => (
                  <span key={key}>
                    {at > 0 ? " " : ""}
                    <kbd>{key}</kbd>
                  </span>
                ))}
              </dt>
              <dd>{say(does)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
