/** What a list says of numbers in its address that it cannot go by. */
import { centreOfPin } from "../../domain/places/centres.ts";
import { barePin } from "../../domain/pin.ts";
import { cleanText } from "../../domain/text.ts";
import { say } from "../../domain/words/say.ts";
import { wrongNumbers } from "./search-description.ts";
import type { ExtraField } from "./search-view.ts";

/** So much of what was typed is said again. */
const MOST_SAID = 30;

/** A sentence for each that is wrong, and for a PIN code that nobody knows. */
export async function unheardNumbers(
  extra: Readonly<Record<string, string>>,
  fields: readonly ExtraField[],
): Promise<string[]> {
  const wrong = wrongNumbers(extra, fields);
  const sentences = wrong.map(({ name, label, typed }) => {
    const said = cleanText(typed.slice(0, MOST_SAID));
    return name === "pin"
      ? say("‘{said}’ is no PIN code, so the way is not reckoned.", { said })
      : say("{label}: ‘{said}’ is no number to go by, so it is left out.", { label, said });
  });
  const pin = barePin(extra["pin"] ?? "");
  if (pin === "" || wrong.some(({ name }) => name === "pin") || (await centreOfPin(pin))) return sentences;
  return [...sentences, say("We do not know the PIN code {pin}, so the way is not reckoned.", { pin })];
}
