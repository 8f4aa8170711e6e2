import { languageOf } from "../../domain/words/languages.ts";
import { pathBelow } from "../../domain/words/language-choice.ts";
import { language, languagePrefix, say } from "../../domain/words/say.ts";

/** What stands on the offline page, in the language that is spoken. */
const words = () => ({
  lang: languageOf(language()).locale,
  home: pathBelow(languagePrefix(), "/"),
  offline: say("You are offline"),
  notOpened: say(
    "This page has not been opened on this device before, so it cannot be shown without the network. It opens by itself as soon as the connection is back.",
  ),
  keptOne: say("1 form is kept on this device and is sent when the network is back."),
  keptMore: say("{count} forms are kept on this device and are sent when the network is back.", { count: "#" }),
  again: say("Try again"),
  readNow: say("Pages you can read now"),
});

/**
 * The offline page in the language that is spoken. It stands alone: no script of the site is needed to read it.
 * @param template offline-page.html, with the names of its words in double braces
 */
export function offlineDocument(template: string): string {
  const said: Record<string, string> = words();
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
    const word = said[name];
    if (word === undefined) throw new Error(`The offline page has no word '${name}'.`);
    return word.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  });
}
