import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../src/platform/root.server.ts";

export type Locked = {
  name: string;
  version: string;
  license: string;
  integrity?: string;
  /** Comes inside another, which is known by its content. */ bundled: boolean;
  dev: boolean;
  installScript: boolean;
};

/** Whose package.json names no licence, while a file beside it has its text: by name and version. */
const BY_FILE: Readonly<Record<string, string>> = { "png-js 2.0.0": "MIT" };

/** Every package of the lockfile, also those for other machines. */
export function lockedPackages(): Locked[] {
  const lock = JSON.parse(readFileSync(join(projectRoot, "package-lock.json"), "utf8")) as {
    packages: Record<
      string,
      {
        version: string;
        license?: string;
        integrity?: string;
        inBundle?: boolean;
        dev?: boolean;
        hasInstallScript?: boolean;
      }
    >;
  };
  return Object.entries(lock.packages)
    .filter(([path]) => path !== "")
    .map(([path, { version, license, integrity, inBundle = false, dev = false, hasInstallScript = false }]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + 13);
      return {
        name,
        version,
        license: license ?? BY_FILE[`${name} ${version}`] ?? "",
        integrity,
        bundled: inBundle,
        dev,
        installScript: hasInstallScript,
      };
    });
}

/** Licences that ask for no more than to be named, which docs/licences.md does. */
const FREE = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "Unlicense",
  "CC0-1.0",
  "CC-BY-4.0",
]);
/** More than that, by package, with the reason. */
const REASONS: readonly [name: RegExp, license: string, reason: string][] = [
  [
    /^@img\/sharp-/,
    "LGPL-3.0-or-later",
    "libvips comes as a shared library of its own, unchanged, and can be replaced by another.",
  ],
];

/** Whether a package may ship under its licence: each part of an AND, one of an OR. */
export function mayShip({ name, license }: Pick<Locked, "name" | "license">): boolean {
  const free = (one: string) => FREE.has(one) || REASONS.some(([pattern, only]) => only === one && pattern.test(name));
  const bare = license.replace(/[()]/g, "");
  return bare !== "" && bare.split(" AND ").every((part) => part.split(" OR ").some(free));
}

/** docs/licences.md: what ships, by licence. Packages for testing and building alone are left out. */
export function licencesPage(): string {
  const byLicence = Map.groupBy(
    lockedPackages().filter(({ dev }) => !dev),
    ({ license }) => license,
  );
  const sections = [...byLicence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([license, packages]) => {
      const names = [...new Set(packages.map(({ name, version }) => `${name} ${version}`))].sort();
      return `## ${license}\n\n${names.map((name) => `- ${name}`).join("\n")}\n`;
    });
  const reasons = REASONS.map(([pattern, license, reason]) => `- ${license}, of \`${pattern.source}\`: ${reason}`).join(
    "\n",
  );
  return `# Licences of what ships\n\nMade by \`npm run licences\` from package-lock.json; \`npm test\` compares. A licence that is not on the list of \`test/support/licences.ts\` fails there. Fonts, icons and portraits: see the README.\n\nMore than a name is asked for by:\n\n${reasons}\n\n${sections.join("\n")}`;
}
