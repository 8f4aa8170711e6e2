import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { say } from "../../../domain/words/say.ts";
import type { Place } from "../../../domain/places/places-search.ts";

export interface PlaceInputProps {
  id: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Loads the places on first use: 20 KB that most visits of the page do not need; and what the script typed needs. */
  load: (typed: string) => Promise<(query: string, limit: number) => Place[]>;
  placeholder?: string | undefined;
}

const MOST_SHOWN = 7;

/** Whether anything in it is of no Latin script. */
export const inOtherScript = (text: string): boolean => /[\u0900-\uffff]/.test(text);

/**
 * A text field that suggests states and districts, also by their former and common names (combobox pattern of ARIA:
 * arrows move, Enter takes, Escape closes). Any text may be sent: without JavaScript it is a plain field.
 */
export function PlaceInput({ id, name, value, onChange, load, placeholder }: PlaceInputProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [find, setFind] = useState<((query: string, limit: number) => Place[]) | null>(null);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const found = open && find ? find(value, MOST_SHOWN) : [];
  const shown = found.length > 0;
  const current = found[at];

  // The list lies in the top layer: the ticket's notches would cut it off. It scrolls with the page.
  useLayoutEffect(() => {
    const [input, box] = [field.current, list.current];
    if (!shown || !input || !box) return;
    const place = () => {
      const around = (input.closest(".slot") ?? input).getBoundingClientRect();
      Object.assign(box.style, {
        top: `${around.bottom + window.scrollY + 6}px`,
        left: `${around.left + window.scrollX}px`,
        width: `${around.width}px`,
      });
    };
    place();
    box.showPopover?.();
    // On a phone the keyboard takes half of the screen.
    box.scrollIntoView({ block: "nearest" });
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("resize", place);
      box.hidePopover?.();
    };
  }, [shown]);

  // What was typed before the script took the field over.
  const typedEarly = useRef(onChange);
  useEffect(() => {
    if (field.current?.value) typedEarly.current(field.current.value);
  }, []);

  const ready = (typed: string) => {
    // A failed load (offline) leaves a plain field; the next focus tries again.
    if (!find || inOtherScript(typed))
      load(typed).then(
        // Another function each time: it may know more names than before.
        (loaded) => setFind(() => (query: string, limit: number) => loaded(query, limit)),
        () => undefined,
      );
  };
  const take = (place: Place) => {
    onChange(place.label);
    setOpen(false);
    setAt(-1);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === "Escape" && shown) setOpen(false);
    else if (event.key === "Enter" && current) take(current);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      // One place beyond both ends: the field itself, nothing chosen.
      if (shown) setAt(((at + 1 + step + found.length + 1) % (found.length + 1)) - 1);
    } else return;
    event.preventDefault();
  };

  return (
    <>
      <input
        ref={field}
        id={id}
        name={name}
        value={value}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={current ? `${listId}-${at}` : undefined}
        onFocus={() => ready(value)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          onChange(event.target.value);
          setOpen(true);
          setAt(-1);
          ready(event.target.value);
        }}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={say("Places")}
        popover="manual"
        className="absolute inset-auto m-0 rounded-card border border-line bg-paper-raised p-2 text-ink shadow-lift-2"
      >
        {found.map((place, index) => (
          // The keys are the field's: an option never has the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={place.label}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className="flex min-h-11 cursor-pointer items-center rounded-field px-3 hover:bg-haldi-soft aria-selected:bg-haldi"
            // The press must not take the focus from the field; the click then chooses.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(place)}
          >
            {place.label}
          </div>
        ))}
      </div>
    </>
  );
}
