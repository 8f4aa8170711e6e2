import type { ReactNode } from "react";
import { say } from "../../../domain/words/say.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { X } from "../../../ui/icons.tsx";
import { ASK_FORM } from "./ask-form.ts";

type AskBarProps = {
  /** What it costs, or whose it is. */
  says: string;
  also?: string | undefined;
  action: string;
};
type AskPanelProps = { title: string; lead?: ReactNode; bar: AskBarProps; children: ReactNode };

/**
 * The form by which a profile is asked, and the bar that leads to it. On wide screens it stands beside the page, and
 * the bar follows below it once it is out of sight; on narrow ones it is a sheet that the bar at the foot opens. The
 * browser does all of this by itself, before any script is there.
 */
export function AskPanel({ title, lead, bar, children }: AskPanelProps) {
  return (
    <div className="ask-side">
      <aside className="ask" id={ASK_FORM} popover="auto" aria-labelledby="book">
        <div className="ask-head">
          <h2 id="book">
            <span>{title}</span>
            {/* In its place once something has been sent (ask.css). */}
            <span className="ask-sent">{say("Sent", "done")}</span>
          </h2>
          <button
            type="button"
            className="tool"
            aria-label={say("Close")}
            popoverTarget={ASK_FORM}
            popoverTargetAction="hide"
          >
            <X className="icon" />
          </button>
        </div>
        {lead}
        {children}
      </aside>
      <AskBar {...bar} />
    </div>
  );
}

/** What stands in its place on one's own profile. */
export function OwnPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className="ask ask-own" aria-labelledby="book">
      <h2 id="book">{title}</h2>
      <div className="actions">{children}</div>
    </aside>
  );
}

function AskBar({ says, also, action }: AskBarProps) {
  return (
    <div className="bookbar">
      <p className="min-w-0">
        <b>{says}</b>
        {also ? <span className="small soft">{also}</span> : null}
      </p>
      <button
        type="button"
        className={buttonClass({})}
        popoverTarget={ASK_FORM}
        // Pressed again once scripts are there (replay.ts), it must not close.
        popoverTargetAction="show"
      >
        {action}
      </button>
      <a className={buttonClass({})} href={`#${ASK_FORM}`}>
        {action}
      </a>
    </div>
  );
}
