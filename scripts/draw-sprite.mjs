// npm run icons: draws src/ui/icons.svg, one file with every icon that src/ui/icons.tsx names, out of Lucide's drawings and ours.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./setup.mjs";

const require = createRequire(import.meta.url);
const LINES =
  'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** Simple line drawings in the hand of the others, for names that Lucide does not draw. */
const OWN = {
  facebook: '<path d="M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h3l1-4h-4V8a1 1 0 0 1 1-1h2Z"/>',
  instagram: '<rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17 7h.01"/>',
  linkedin: '<path d="M4 10v10M4 4.5V5M10 20V10M10 14.5a4.5 4.5 0 0 1 9.5 0V20"/>',
  whatsapp:
    '<path d="M3 21l1.6-4.7A9 9 0 1 1 8 19.6Z"/><path d="M9 8.2c-.5 3.6 3.2 7.3 6.8 6.8l.4-2-2.2-1-1 1c-1-.4-1.6-1-2-2l1-1-1-2.2Z"/>',
  "x-twitter": '<path d="M4 4l12.5 16H20L7.5 4Z"/><path d="M4.5 20l6.3-7.2M13.3 11.1 19.5 4"/>',
  youtube: '<rect x="2" y="5" width="20" height="14" rx="4"/><path d="m10 9 5 3-5 3Z"/>',
};

const textOf = (path) => readFileSync(join(root, path), "utf8");

/** The names that icons.tsx draws, and those of signs.ts. */
const named = () =>
  [
    ...new Set(
      [
        ...textOf("src/ui/icons.tsx").matchAll(/drawing\("([\w-]+)"\)/g),
        ...textOf("src/ui/signs.ts").matchAll(/"([\w-]+)"/g),
      ].map(([, name]) => name),
    ),
  ].sort();

async function inside(name) {
  if (OWN[name]) return OWN[name];
  const { __iconData } = await import(pathToFileURL(require.resolve(`lucide-react/icons/${name}`)).href);
  return __iconData.node
    .map(
      ([tag, { key: _key, ...attributes }]) =>
        `<${tag} ${Object.entries(attributes)
          .map(([attribute, value]) => `${attribute}="${value}"`)
          .join(" ")}/>`,
    )
    .join("");
}

export async function drawIcons() {
  const symbols = await Promise.all(
    named().map(async (name) => `<symbol id="${name}" ${LINES}>${await inside(name)}</symbol>`),
  );
  return `<!-- Drawn by npm run icons. Lucide (ISC licence, https://lucide.dev), and marks of our own. -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync(join(root, "src/ui/icons.svg"), await drawIcons());
