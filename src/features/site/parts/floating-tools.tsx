import { Suspense } from "react";
import { SCROLL_PX } from "../../../domain/limits.ts";
import { useScrolled } from "../use-scrolled.ts";
import { FloatingButtons } from "./shell.ts";

/** What floats over a page once one has scrolled 300 px. */
export function FloatingTools() {
  return useScrolled(SCROLL_PX.widgetsAppear) ? (
    <Suspense>
      <FloatingButtons />
    </Suspense>
  ) : null;
}
