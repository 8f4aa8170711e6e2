/** What a list says of a day in its address that it cannot be asked for. */
import { say } from "../../domain/words/say.ts";
import { formatDay, lastAhead } from "../../domain/dates.ts";
import { cleanText } from "../../domain/text.ts";
import { isAhead } from "./when-words.ts";
import { whenIn } from "./when.ts";

/** '' where no day is asked for, or one that can be. @param today the present day in India */
export function unheardDate(params: URLSearchParams, today: string): string {
  const said = cleanText((params.get("date") ?? "").slice(0, 30));
  if (said === "") return "";
  const when = whenIn((name) => params.get(name));
  if (!when) return say("‘{said}’ is no date, so every day is shown. Choose a day above.", { said });
  if (isAhead(when, today)) return "";
  const day = formatDay(when.from);
  return when.from < today
    ? say("{day} is over, so every day is shown. Choose a day from today on.", { day })
    : say("{day} is further ahead than calendars go, so every day is shown. Choose a day up to {last}.", {
        day,
        last: formatDay(lastAhead(today)),
      });
}
