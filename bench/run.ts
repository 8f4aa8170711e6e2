// npm run bench [-- seed | search | bytes | uploads] [-- --listings 100000]: measures, with the limit of the same run beside each figure.
import { parseArgs } from "node:util";
import { benchBytes } from "./bytes.ts";
import { benchSearch } from "./search.ts";
import { benchSeed } from "./seed.ts";
import { printTable } from "./table.ts";
import { benchUploads } from "./uploads.ts";

const { positionals, values } = parseArgs({ args: process.argv.slice(2).filter((word) => word !== "--"), allowPositionals: true, options: { listings: { type: "string", default: "100000" }, seconds: { type: "string", default: "8" }, rounds: { type: "string", default: "3" } } });
const parts = { seed: benchSeed, search: benchSearch, bytes: benchBytes, uploads: benchUploads };
const chosen = positionals.length ? positionals : Object.keys(parts);
const settings = { listings: Number(values.listings), seconds: Number(values.seconds), rounds: Number(values.rounds) };

for (const name of chosen) {
  const part = parts[name as keyof typeof parts];
  if (!part) {
    console.error(`There is no benchmark '${name}'. There are: ${Object.keys(parts).join(", ")}.`);
    process.exit(1);
  }
  console.log(`▸ ${name} …`);
  printTable(await part(settings));
}
process.exit(0);
