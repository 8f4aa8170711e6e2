import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { ENGLISH, OTHERS, type Language } from "../../domain/words/languages.ts";
import { type Book, inAnyQuotes, sourceOf } from "../../domain/words/messages.ts";
import { bookOf } from "./source-texts.ts";
import { textsIn } from "./texts-in.ts";

/** Which scripts stand once more in a language, and where: `build/words.json`, read by the server (spoken-assets.server.ts). */
export type WrittenOnceMore = Readonly<Record<string, { folder: string; files: string[] }>>;

const MARK = /@@w_(\w+)@@|\bw_([0-9a-f]{10})_w\b/g;

/**
 * Writes every script of the browser once a language, with that language's words in it: no catalogue is sent, no other
 * language's words, and none is looked up (docs/adr/0047). First `say("…")` becomes a mark that outlives the bundler
 * and the minifier; then each finished chunk is written with the words in place of the marks: the English in its own
 * place, the others below `assets/hi-…/`, whose name comes from the words. Chunks that have no words, nor read any that
 * have, stand once for all.
 */
export function wordsOfEachLanguage(root: string): Plugin {
  const said = new Map<string, string>();
  /** A chunk in a language. Words that are missing are said in English. */
  function inLanguage(code: string, book: Book, language: Language): string {
    return code.replaceAll(MARK, (_mark, word: string | undefined, called: string | undefined) => {
      if (word === "language") return language.code;
      const key = said.get((word ?? called)!)!;
      const words = book[key];
      const [there, by] = words === undefined ? [key.split("|")[0]!, ENGLISH] : [words, language];
      return called ? `(${sourceOf(there, by)})` : inAnyQuotes(there);
    });
  }

  return {
    name: "words-of-each-language",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes("/say.ts")) return null;
      const texts = textsIn(this.parse(code));
      const edits = texts.map(({ key, start, end, values }) => {
        const mark = createHash("sha256").update(key).digest("hex").slice(0, 10);
        said.set(mark, key);
        // The values stay where they are: words may be said in them too.
        return values === undefined
          ? { start, end, by: JSON.stringify(`@@w_${mark}@@`) }
          : { start, end: values, by: `/* @__PURE__ */ w_${mark}_w(` };
      });
      if (edits.length === 0) return null;
      let written = code;
      for (const { start, end, by } of edits.sort((a, b) => b.start - a.start))
        written = written.slice(0, start) + by + written.slice(end);
      return { code: written, map: null };
    },
    // After Vite has written into its chunks what each of them preloads.
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((one): one is Rolldown.OutputChunk => one.type === "chunk");
        const spoken = new Set(chunks.filter(({ code }) => code.search(MARK) >= 0).map(({ fileName }) => fileName));
        for (let before = -1; before < spoken.size;) {
          before = spoken.size;
          for (const { fileName, imports, dynamicImports } of chunks)
            if ([...imports, ...dynamicImports].some((name) => spoken.has(name))) spoken.add(fileName);
        }
        const written: Record<string, { folder: string; files: string[] }> = {};
        for (const language of OTHERS) {
          const book = bookOf(root, language.code);
          if (Object.keys(book).length === 0) continue;
          const digest = createHash("sha256").update(JSON.stringify(book)).digest("hex").slice(0, 7);
          const folder = `${language.code}-${digest}`;
          for (const { fileName, code } of chunks) {
            if (!spoken.has(fileName)) continue;
            const own = inLanguage(code, book, language)
              .replaceAll(/(["`'])\.\/([\w.-]+\.js)\1/g, (whole, quote: string, name: string) =>
                spoken.has(`assets/${name}`) ? whole : `${quote}../${name}${quote}`,
              )
              .replaceAll(/(["`'])assets\/([\w.-]+\.js)\1/g, (whole, quote: string, name: string) =>
                spoken.has(`assets/${name}`) ? `${quote}assets/${folder}/${name}${quote}` : whole,
              );
            this.emitFile({ type: "asset", fileName: fileName.replace("assets/", `assets/${folder}/`), source: own });
          }
          written[language.code] = { folder, files: [...spoken].sort() };
        }
        for (const chunk of chunks) chunk.code = inLanguage(chunk.code, {}, ENGLISH);
        writeFileSync(join(root, "build/words.json"), JSON.stringify(written satisfies WrittenOnceMore));
      },
    },
  };
}
