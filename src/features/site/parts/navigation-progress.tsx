import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { say } from "../../../domain/words/say.ts";

/** A page that comes sooner needs no notice. */
const PATIENCE_MS = 200;

/** 'Loading' on top of the page while a navigation waits for its data. */
export function NavigationProgress() {
  const waiting = useNavigation().state !== "idle";
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-2 z-50 flex justify-center">
      {waiting && late ? (
        <span className="rounded-full border-2 border-marigold bg-maroon px-4 py-0.5 font-semibold text-paper shadow-lift-2">
          {say("Loading")}
        </span>
      ) : null}
    </div>
  );
}
