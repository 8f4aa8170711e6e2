import { addDevanagari } from "../ui/devanagari.ts";
import { registerWorker } from "./offline/register.ts";

/**
 * What was begun and then overtaken is let go in the middle of its answer: React Router leaves that rejection to nobody
 * (remix-run/react-router#14761), and in the console it reads like a failure.
 */
function letOvertakenLoadsGo(): void {
  window.addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
  });
}

/** What nobody waits for: comes once the page stands and the browser has nothing better to do. */
export function atRest(): void {
  letOvertakenLoadsGo();
  addDevanagari();
  if (import.meta.env.PROD && "serviceWorker" in navigator) void registerWorker();
}
