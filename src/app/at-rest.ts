import { addDevanagari } from "../ui/devanagari.ts";
import { register } from "./offline/register.ts";

/** What nobody waits for: comes once the page stands and the browser has nothing better to do. */
export function atRest(): void {
  addDevanagari();
  if (import.meta.env.PROD && "serviceWorker" in navigator) void register();
}
