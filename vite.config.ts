import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Rolldown } from "vite";
import { serviceWorker } from "./src/app/offline/build-worker.ts";
import { wordsOfEachLanguage } from "./src/app/words/build-words.ts";

type Graph = { getModuleInfo(id: string): { importedIds: string[] } | null };

const FRAMEWORK = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|vite[\\/]preload-helper/;
const FORMS = /[\\/]node_modules[\\/](zod|react-hook-form|@hookform)[\\/]/;
/** Small parts that nearly every page shows: alone, each would cost more in its file than in everybody's. */
const KIT =
  /[\\/]src[\\/](ui[\\/](button|breadcrumbs|shared-move|use-reduced-motion)\.tsx?|domain[\\/](names|graphemes|text|places[\\/]place-words)\.ts)$/;
/** Who somebody is, on cards and profiles. */
const PEOPLE =
  /[\\/]src[\\/](ui[\\/](avatar|photo|stars|rangoli-halo)\.tsx?|domain[\\/](stars|seeded|palette)\.ts|features[\\/]listings[\\/](parts[\\/]photo-of|profile-words)\.ts|features[\\/]volunteers[\\/]search-path\.ts)$/;

/** The files that a page everybody may open loads at first, by the beginning of their names. */
const FIRST_FILES =
  /\/(shell|people|home|home-search|search|listing-search|profile|profile-hero|detail|listing-detail|own-profile|contact|register|enquiry-form)-[^/]+$/;
/** What is worth naming in them all the same: the largest file of a form, and looks. */
const NAMED_EARLY = /\/forms-[^/]+\.js$|\.css$/;

/**
 * What a dynamic import asks for at once, besides its own file: everything it needs, as Vite lists it. Not in the files
 * of a first load, of whose own bytes these lists are up to a third: seventy names, whose hashes do not compress. What
 * they name is found as the files arrive (docs/performance.md).
 * @param host the file in which the import stands
 */
const askedAtOnce = (host: string, needed: string[]): string[] =>
  FIRST_FILES.test(host) ? needed.filter((name) => NAMED_EARLY.test(name)) : needed;

const shells = new WeakMap<Graph, Set<string>>();

/** What the document around every page imports, directly and through others. */
function shellOf(graph: Graph): Set<string> {
  const known = shells.get(graph);
  if (known) return known;
  const shell = new Set<string>();
  const open = [join(import.meta.dirname, "src/root.tsx").replaceAll("\\", "/")];
  for (let id = open.pop(); id; id = open.pop()) {
    if (shell.has(id)) continue;
    shell.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  shells.set(graph, shell);
  return shell;
}

/**
 * How the browser's scripts are cut: the framework, which seldom changes; what stands around every page; the forms'
 * libraries, which no page loads at first; the rest as pages share it. Fewer and larger files compress better: joined,
 * the first load of the home page is 8 KB smaller (docs/performance.md).
 */
const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: "framework", test: FRAMEWORK, priority: 30 },
    { name: "forms", test: FORMS, priority: 20 },
    {
      name: (id, graph) => (KIT.test(id) || shellOf(graph).has(id) ? "shell" : null),
      debugName: "shell",
      priority: 10,
    },
    { name: "people", test: PEOPLE, priority: 5 },
  ],
};

/**
 * Seven signs of a hash instead of eight, the fewest for so many files: what a page loads at first names some seventy
 * others, and their signs are what does not compress (140 bytes of a profile's).
 */
const NAMES = "assets/[name]-[hash:7].js";

/**
 * The Fastify application (src/app/server.ts) is the entry of the server build,
 * so that pages and API share one module graph: one pool, one cache (docs/adr/0003).
 */
export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), wordsOfEachLanguage(import.meta.dirname), serviceWorker()],
  environments: {
    client: {
      build: {
        modulePreload: { resolveDependencies: (_file, needed, { hostId }) => askedAtOnce(hostId, needed) },
        rolldownOptions: { output: { codeSplitting: chunks, chunkFileNames: NAMES, entryFileNames: NAMES } },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: "./src/app/server.ts" } },
      // Three hundred small files of which we use some: read one by one they are half of what a start takes (npm run bench -- start).
      ...(command === "build" ? { resolve: { noExternal: ["drizzle-orm"] } } : {}),
    },
  },
  // Found late, these would make the first page of a development server load twice.
  optimizeDeps: { include: ["react-hook-form", "@hookform/resolvers/zod", "zod"] },
  build: { sourcemap: false, assetsInlineLimit: 0 },
}));
