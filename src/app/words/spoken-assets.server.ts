import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import type { LanguageCode } from "../../domain/words/languages.ts";
import { projectRoot } from "../../platform/root.server.ts";
import type { WrittenOnceMore } from "./build-words.ts";

const list = join(projectRoot, "build/words.json");
let written: WrittenOnceMore | undefined;
const writtenOnceMore = () =>
  (written ??= existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as WrittenOnceMore) : {});

/** The same with every script named that stands once more in this language. */
function renamed<T>(value: T, name: (path: string) => string): T {
  if (typeof value === "string") return name(value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => renamed(one, name)) as T;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renamed(one, name)])) as T;
}

/** Where a script stands in a language, by where it stands in English. */
export function spokenAsset(code: string): (path: string) => string {
  const own = writtenOnceMore()[code];
  const files = new Set(own?.files.map((file) => `/${file}`));
  return (path) => (own && files.has(path) ? path.replace("/assets/", `/assets/${own.folder}/`) : path);
}

/** One build, for the addresses of one language: its links begin with the language's own, and its scripts are in it. */
export function inItsLanguage(build: ServerBuild, code: LanguageCode, prefix: string): ServerBuild {
  if (prefix === "") return build;
  return { ...build, basename: prefix, assets: renamed(build.assets, spokenAsset(code)) };
}
