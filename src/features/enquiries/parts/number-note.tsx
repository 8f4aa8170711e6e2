import { say } from "../../../domain/words/say.ts";
import { Rich } from "../../../ui/rich.tsx";

/** The number of what was sent, which people quote. */
export const NumberNote = ({ number }: { number: string }) => (
  <Rich
    text={say("Your enquiry number is <b>{number}</b>. Keep it for questions.", { number })}
    as={{ b: (words) => <b className="whitespace-nowrap">{words}</b> }}
  />
);
