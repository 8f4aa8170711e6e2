// npm run bench [-- part …] [-- --listings 100000]: measures, with the limit of the same run beside each figure.
import { parseArgs } from "node:util";
import { benchBookings } from "./bookings.ts";
import { benchBytes } from "./bytes.ts";
import { benchFacets } from "./facets.ts";
import { benchFree } from "./free.ts";
import { benchFreeRequests } from "./free-requests.ts";
import { benchStreams, benchThreads } from "./conversations.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchLogin } from "./login.ts";
import { benchMemory } from "./memory.ts";
import { benchPages } from "./pages.ts";
import { benchGrowth, benchPaging } from "./paging.ts";
import { benchRadius } from "./radius.ts";
import { benchPhotos } from "./photos.ts";
import { benchProcesses } from "./processes.ts";
import { benchReplicas } from "./replicas.ts";
import { benchSearch } from "./search.ts";
import { benchSeason } from "./season.ts";
import { benchSeed } from "./seed.ts";
import { benchSound } from "./sound.ts";
import { benchStars } from "./stars.ts";
import { benchStart } from "./start.ts";
import { printTable } from "./table.ts";
import { benchTraces } from "./traces.ts";
import { benchUnderstand } from "./understand.ts";
import { benchUploads } from "./uploads.ts";
import { benchWeight } from "./weight.ts";
import { benchWords } from "./words.ts";

const parts = {
  seed: benchSeed,
  season: benchSeason,
  search: benchSearch,
  paging: benchPaging,
  growth: benchGrowth,
  free: benchFree,
  lists: benchFreeRequests,
  radius: benchRadius,
  stars: benchStars,
  facets: benchFacets,
  words: benchWords,
  understand: benchUnderstand,
  sound: benchSound,
  pages: benchPages,
  processes: benchProcesses,
  replicas: benchReplicas,
  bookings: benchBookings,
  threads: benchThreads,
  streams: benchStreams,
  login: benchLogin,
  photos: benchPhotos,
  uploads: benchUploads,
  memory: benchMemory,
  traces: benchTraces,
  start: benchStart,
  bytes: benchBytes,
  weight: benchWeight,
  lighthouse: benchLighthouse,
};
const defaults = { listings: "100000", bookings: "100000", seconds: "6", rounds: "3", requests: "20000" };
const options = Object.fromEntries(
  Object.entries(defaults).map(([name, value]) => [name, { type: "string" as const, default: value }]),
);
const { positionals, values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== "--"),
  allowPositionals: true,
  options,
});
const chosen = positionals.length ? positionals : Object.keys(parts);
const [listings, bookings, seconds, rounds, requests] = ["listings", "bookings", "seconds", "rounds", "requests"].map(
  (name) => Number(values[name]),
) as [number, number, number, number, number];

for (const name of chosen) {
  const part = parts[name as keyof typeof parts];
  if (!part) {
    console.error(`There is no benchmark '${name}'. There are: ${Object.keys(parts).join(", ")}.`);
    process.exit(1);
  }
  console.log(`▸ ${name} …`);
  printTable(await part({ listings, bookings, seconds, rounds, requests }));
}
process.exit(0);
