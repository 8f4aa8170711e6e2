import type { KeyboardEvent, ReactNode } from "react";
import { useId, useRef, useState } from "react";

export interface Tab {
  /** Part of its ids. */
  key: string;
  label: ReactNode;
  content: ReactNode;
}

/** Panels of which one is shown. All stay in the page, so that nothing typed in one is lost. Arrow keys, Home and End move. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  function onKey(event: KeyboardEvent) {
    const last = tabs.length - 1;
    const to = {
      ArrowRight: chosen === last ? 0 : chosen + 1,
      ArrowLeft: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setChosen(to);
    buttons.current[to]?.focus();
  }
  return (
    <div className="tabs">
      <div role="tablist" aria-label={label} className="tab-row">
        {tabs.map((tab, at) => (
          <button
            key={tab.key}
            ref={(button) => {
              buttons.current[at] = button;
            }}
            type="button"
            role="tab"
            id={`${id}-${tab.key}-tab`}
            aria-controls={`${id}-${tab.key}`}
            aria-selected={at === chosen}
            tabIndex={at === chosen ? 0 : -1}
            onClick={() => setChosen(at)}
            onKeyDown={onKey}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, at) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-${tab.key}`}
          aria-labelledby={`${id}-${tab.key}-tab`}
          tabIndex={0}
          hidden={at !== chosen}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
