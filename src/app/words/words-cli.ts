/** npm run words: for translators. Texts go out and come back as PO, which every translator's tool reads. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { po, type GetTextTranslationRecord } from "gettext-parser";
import { OTHERS, RESTING, type Language } from "../../domain/words/languages.ts";
import { keyOf, sourceOf, holesOf } from "../../domain/words/messages.ts";
import { projectRoot } from "../../platform/root.server.ts";
import { bookOf, bookPathOf, booksOf, sourceTexts } from "./source-texts.ts";

const USAGE = `npm run words -- missing             what is said in English in each language
npm run words -- export hi [FILE]     all texts as PO, with the place of each (to FILE, or to the terminal)
npm run words -- import hi FILE       takes words from a PO file into the words.hi.json beside each feature`;

class Refused extends Error {}

function languageNamed(code = ""): Language {
  const all = [...OTHERS, ...RESTING];
  const language = all.find((one) => one.code === code);
  if (!language)
    throw new Refused(`There is no language '${code}'. There are ${all.map((one) => one.code).join(", ")}.`);
  return language;
}

/** Each text once, with every place that says it. */
function textsByKey(): Map<string, { english: string; note: string | undefined; paths: string[] }> {
  const all = new Map<string, { english: string; note: string | undefined; paths: string[] }>();
  for (const { key, english, note, path } of sourceTexts(projectRoot)) {
    const known = all.get(key);
    if (!known) all.set(key, { english, note, paths: [path] });
    else if (!known.paths.includes(path)) known.paths.push(path);
  }
  return all;
}

function missing(): string {
  const texts = textsByKey();
  return OTHERS.map(({ code, name }) => {
    const book = bookOf(projectRoot, code);
    const open = [...texts.keys()].filter((key) => book[key] === undefined);
    const list = open.length < texts.size ? open.map((key) => `\n    ${key}`).join("") : "";
    return `${code} ${name}: ${open.length} of ${texts.size} texts are said in English.${list}`;
  }).join("\n");
}

function exported(language: Language): string {
  const book = bookOf(projectRoot, language.code);
  const translations: GetTextTranslationRecord = {};
  for (const [key, { english, note, paths }] of textsByKey()) {
    const comments = { translator: "", extracted: "", flag: "", previous: "", reference: paths.join("\n") };
    const entry = { msgid: english, ...(note ? { msgctxt: note } : {}), msgstr: [book[key] ?? ""], comments };
    (translations[note ?? ""] ??= {})[english] = entry;
  }
  const headers = { Language: language.code, "Content-Type": "text/plain; charset=utf-8" };
  return po.compile({ charset: "utf-8", headers, translations }).toString("utf8");
}

/** @throws Refused for words of a text that the site does not say, or whose names in braces are others; nothing is written then */
function imported(language: Language, file: string): string {
  const texts = textsByKey();
  const books = new Map([...booksOf(projectRoot, language.code)].map(([path, book]) => [path, { ...book }]));
  const { translations } = po.parse(readFileSync(file));
  let taken = 0;
  for (const [note, entries] of Object.entries(translations))
    for (const { msgid, msgstr } of Object.values(entries)) {
      const words = msgstr[0] ?? "";
      if (msgid === "" || words === "") continue;
      const key = keyOf(msgid, note);
      const text = texts.get(key);
      if (!text) throw new Refused(`The site does not say '${key}' (any more).`);
      if (String(holesOf(words)) !== String(holesOf(msgid)))
        throw new Refused(`'${words}' has other names in braces than '${key}'.`);
      sourceOf(words, language);
      const home = [...books].find(([, book]) => book[key] !== undefined)?.[0];
      const path = home ?? bookPathOf(text.paths[0]!, language.code);
      books.set(path, { ...books.get(path), [key]: words });
      taken++;
    }
  for (const [path, book] of books) writeFileSync(join(projectRoot, path), `${JSON.stringify(book, null, 2)}\n`);
  return `${taken} texts in ${language.name}.`;
}

function run([command, code, file]: string[]): string {
  if (command === "missing") return missing();
  if (command === "export" && file) {
    writeFileSync(file, exported(languageNamed(code)));
    return `Written to ${file}.`;
  }
  if (command === "export") return exported(languageNamed(code));
  if (command === "import" && file) return imported(languageNamed(code), file);
  throw new Refused(USAGE);
}

try {
  console.log(run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
