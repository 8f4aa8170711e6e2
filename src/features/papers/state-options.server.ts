/** The states that a form offers, as its page says them. */
import { placeSaid } from "../../domain/places/place-said.ts";
import { states } from "../../domain/places/places-data.ts";

/** The value is the English name, which is stored. */
export const stateOptions = (): { value: string; label: string }[] =>
  states().map((value) => ({ value, label: placeSaid(value) }));
