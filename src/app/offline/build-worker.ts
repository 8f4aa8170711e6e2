import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";

const HERE = "src/app/offline";
/** Loaded when a form is kept, or when one waits: both may happen offline. */
const NEEDED_OFFLINE = /\/src\/(ui\/offline\/|features\/site\/parts\/waiting-forms|app\/offline\/)/;
const FONTS = ["mukta-latin-400-normal", "mukta-latin-600-normal", "rozha-one-latin-400-normal"].map((name) => `/fonts/${name}.woff2`);

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
    if (/\/src\/(entry\.client|root)\.tsx/.test(from) || NEEDED_OFFLINE.test(from)) take(name);
  }
  return [...[...found].map((name) => `/${name}`).sort(), ...FONTS];
}

const digest = (paths: string[]) => paths.reduce((hash, path) => hash.update(readFileSync(path)), createHash("sha256")).digest("hex").slice(0, 16);

/** One script of its own, without imports: that is what a browser takes as a service worker everywhere. */
async function bundled(root: string, outDir: string, input: string, file: string, define: Record<string, string> = {}): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"', ...define },
    build: { outDir, emptyOutDir: false, copyPublicDir: false, target: "es2022", rolldownOptions: { input: join(root, HERE, input), output: { format: "iife", entryFileNames: file } } },
  });
}

/** Builds the service worker after the pages: sw.js with the list of the shell's files, and the offline page's script. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle({ dir }, bundle) {
      const { root } = this.environment.config;
      const outDir = dir ?? join(root, "build/client");
      const files = shellFiles(bundle);
      await bundled(root, outDir, "service-worker.ts", "sw.js", { PRECACHE: JSON.stringify(files) });
      await bundled(root, outDir, "offline-page.ts", "offline.js");
      // A changed offline page is a changed worker: browsers compare its bytes.
      const worker = join(outDir, "sw.js");
      writeFileSync(worker, `${readFileSync(worker, "utf8")}\n// ${digest([join(root, "public/offline.html"), join(outDir, "offline.js")])}\n`);
    },
  };
}
