import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import type { WrittenOnceMore } from "../words/build-words.ts";
import { bookOf } from "../words/source-texts.ts";
import { offlinePageOf } from "./cache-names.ts";
import { offlineDocument } from "./offline-document.ts";
import { profilePattern } from "../../features/listings/category-pages.ts";
import { OFFERED, type Language } from "../../domain/words/languages.ts";
import { readerOf } from "../../domain/words/messages.ts";
import { speakBy } from "../../domain/words/say.ts";
import { categories } from "../../features/registry.ts";

const HERE = "src/app/offline";
/** Loaded when a form is kept, or when one waits: both may happen offline. */
const NEEDED_OFFLINE = /\/src\/(ui\/offline\/|features\/site\/parts\/waiting-forms|app\/offline\/)/;
/** Forms come with the first touch, which may be one without a network. */
const LATE_FORMS =
  /\/src\/features\/(site\/parts\/contact-form|storefront\/parts\/detail-later|artists\/parts\/artist-later|managers\/parts\/profile-later|volunteers\/parts\/volunteer-enquiry|\w+\/parts\/\w+-application)\.tsx?$/;
const FONTS = ["mukta-latin-400", "mukta-latin-600", "rozha-one-latin-400"].map((name) => `/fonts/${name}.woff2`);

/** The files of the shell: what every page loads, and what forms need while there is no network. */
export function shellFiles(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const take = (name: string) => {
    const chunk = bundle[name];
    if (!chunk || found.has(name)) return;
    found.add(name);
    if (chunk.type !== "chunk") return;
    for (const one of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]) take(one);
  };
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type !== "chunk") continue;
    const from = chunk.facadeModuleId ?? "";
    if ([/\/src\/(entry\.client|root)\.tsx/, NEEDED_OFFLINE, LATE_FORMS].some((needed) => needed.test(from)))
      take(name);
  }
  return [...[...found].map((name) => `/${name}`).sort(), ...FONTS];
}

/** What of the shell stands once more in each language. */
function spokenFiles(root: string, files: readonly string[]): Record<string, string[]> {
  const written = JSON.parse(readFileSync(join(root, "build/words.json"), "utf8")) as WrittenOnceMore;
  return Object.fromEntries(
    OFFERED.flatMap(({ code }) => {
      const own = written[code];
      if (!own) return [];
      const spoken = new Set(own.files.map((name) => `/${name}`));
      const there = files.filter((file) => spoken.has(file));
      return [[code, there.map((file) => file.replace("/assets/", `/assets/${own.folder}/`))]];
    }),
  );
}

/** Writes the offline page once a language. @returns where they are */
function offlinePages(root: string, outDir: string): string[] {
  const template = readFileSync(join(root, HERE, "offline-page.html"), "utf8");
  return OFFERED.map((one: Language) => {
    speakBy({ language: () => one.code, say: readerOf(one.code === "en" ? {} : bookOf(root, one.code), one) });
    const path = join(outDir, offlinePageOf(one.code));
    writeFileSync(path, offlineDocument(template));
    return path;
  });
}

const digest = (paths: string[]) =>
  paths
    .reduce((hash, path) => hash.update(readFileSync(path)), createHash("sha256"))
    .digest("hex")
    .slice(0, 16);

/** The search and the profile of every category. */
export const keptOfCategories = (): string[] =>
  categories.flatMap((category) => [category.searchPath.slice(1), profilePattern(category)]);

/** One script of its own, without imports: that is what a browser takes as a service worker everywhere. */
async function bundled(
  root: string,
  outDir: string,
  input: string,
  file: string,
  define: Record<string, string> = {},
): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"', ...define },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: "es2022",
      rolldownOptions: { input: join(root, HERE, input), output: { format: "iife", entryFileNames: file } },
    },
  });
}

/** Builds the service worker after the pages: sw.js with the list of the shell's files, the offline page of each language and its script. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle({ dir }, bundle) {
      const { root } = this.environment.config;
      const outDir = dir ?? join(root, "build/client");
      const files = shellFiles(bundle);
      await bundled(root, outDir, "service-worker.ts", "sw.js", {
        PRECACHE: JSON.stringify(files),
        PRECACHE_IN: JSON.stringify(spokenFiles(root, files)),
        CATEGORY_PAGES: JSON.stringify(keptOfCategories()),
      });
      await bundled(root, outDir, "offline-page.ts", "offline.js");
      const pages = offlinePages(root, outDir);
      // A changed offline page is a changed worker: browsers compare its bytes.
      const worker = join(outDir, "sw.js");
      writeFileSync(worker, `${readFileSync(worker, "utf8")}\n// ${digest([...pages, join(outDir, "offline.js")])}\n`);
    },
  };
}
