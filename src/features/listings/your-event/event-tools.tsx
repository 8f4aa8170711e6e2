import { Suspense, useState, type ReactNode } from "react";
import { say } from "../../../domain/words/say.ts";
import { Icon, Pencil, X } from "../../../ui/icons.tsx";
import { onDemand } from "../../../ui/later.tsx";
import type { EventDialogProps } from "./event-dialog.tsx";
import { useEventText, writeText } from "./event-store.ts";

const EventDialog = onDemand(async () => (await import("./event-dialog.tsx")).EventDialog);

/**
 * The dialog that asks for it, and what opens it.
 * @param onKept searches for what is kept then, and for what was kept before no more
 */
export function useEventDialog(onKept?: EventDialogProps["onKept"]): { open: () => void; dialog: ReactNode } {
  const kept = useEventText();
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  return {
    open: () => setState("open"),
    dialog:
      state === "never" ? null : (
        <Suspense>
          <EventDialog kept={kept} open={state === "open"} onClose={() => setState("closed")} onKept={onKept} />
        </Suspense>
      ),
  };
}

/** To change it, and to forget it. */
export function EventTools({ onChange }: { onChange: () => void }) {
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-label={say("Change your event")}
        aria-haspopup="dialog"
        onClick={onChange}
      >
        <Icon as={Pencil} />
      </button>
      <button type="button" className="tool" aria-label={say("Forget your event")} onClick={() => writeText(null)}>
        <Icon as={X} />
      </button>
    </>
  );
}
