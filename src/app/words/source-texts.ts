import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { parseSync } from "vite";
import { oneBook, type Book } from "../../domain/words/messages.ts";
import { textsIn, type SaidText } from "./texts-in.ts";

/** A text of the code, and where it stands: 'src/features/site/parts/footer.tsx'. */
export type SourceText = SaidText & { path: string };

/** Every text that the site says, in the order of its files. */
export function sourceTexts(root: string): SourceText[] {
  return globSync("src/**/*.{ts,tsx}", { cwd: root })
    .map((path) => path.replaceAll(sep, "/"))
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .sort()
    .flatMap((path) => {
      const code = readFileSync(join(root, path), "utf8");
      return code.includes("/say.ts") ? textsIn(parseSync(path, code).program).map((text) => ({ ...text, path })) : [];
    });
}

/** The file that a text's words stand in: beside its feature, or of what all features share. */
export function bookPathOf(path: string, code: string): string {
  const folder = /^src\/features\/[^/]+(?=\/)/.exec(path)?.[0] ?? /^src\/[^/]+(?=\/)/.exec(path)?.[0] ?? "src";
  return `${folder}/words.${code}.json`;
}

/** The books of a language by their files. */
export const booksOf = (root: string, code: string): Map<string, Book> =>
  new Map(
    globSync(`src/**/words.${code}.json`, { cwd: root })
      .map((path) => path.replaceAll(sep, "/"))
      .sort()
      .map((path) => [path, JSON.parse(readFileSync(join(root, path), "utf8")) as Book]),
  );

/** A language's words of all features. @throws where two of them say a text differently */
export const bookOf = (root: string, code: string): Book => oneBook([...booksOf(root, code).values()]);
