import { say, text } from "../../domain/words/say.ts";

/** Why a form came back, where it is not the server that says so: kept as a name, for the worker that writes it has no words. */
const OWN = {
  unsure: text(
    "We could not find out whether this arrived. Please look under My requests, or ask us, before you send it again.",
  ),
  refused: text("This could not be accepted."),
  wordsOnly: text(
    "Your photos did not fit on this device while you were offline, so this was not sent. Please open the form and choose them again.",
  ),
};

export type OwnTrouble = keyof typeof OWN;
const isOwn = (trouble: string): trouble is OwnTrouble => Object.hasOwn(OWN, trouble);

/** Why a form came back, as it is read. @param trouble a name of ours, or the server's words */
export const troubleWords = (trouble: string): string => (isOwn(trouble) ? say(OWN[trouble]) : trouble);
