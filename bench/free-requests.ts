/** The whole request of a list with what its 24 cards say of a day, beside the same list without. */
import { addDays, todayIST } from "../src/domain/dates.ts";
import { benchDatabase } from "./database.ts";
import { median } from "./figures.ts";
import { liveIn } from "./lived-in.ts";
import { SITE, serveProgram } from "./serving.ts";
import type { Settings, Table } from "./table.ts";

const LIMIT = 1.3;
const DAY = addDays(todayIST(), 80);
const PAGES = ["/Volunteers", "/VenueBooking", "/ArtistBooking"] as const;
/** Where most are. */
const STATES = ["Uttar Pradesh", "Maharashtra", "Bihar", "West Bengal", "Madhya Pradesh", "Tamil Nadu"];

/** How long a request takes until its last byte, and how many cards there are. */
async function taken(address: string): Promise<{ ms: number; cards: number }> {
  const startedAt = performance.now();
  const answer = await fetch(address, { headers: { "user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/131" } });
  const page = await answer.text();
  if (!answer.ok || !page.includes("</html>")) throw new Error(`${address} answers ${answer.status}.`);
  return { ms: performance.now() - startedAt, cards: page.split(/<article class="(?:vol|lcard)\b/).length - 1 };
}

/** In turns, so that whatever else the machine does meets both. */
export async function benchFreeRequests({ listings, rounds }: Settings): Promise<Table> {
  const database = await benchDatabase(listings);
  await liveIn(database.pool, DAY);
  const served = await serveProgram("Mandap, ANSWER_CACHE=off", SITE, {
    env: { DATABASE_URL: database.url, ANSWER_CACHE: "off" },
    path: PAGES[0],
  });
  try {
    const times = rounds * 60;
    const rows: string[][] = [];
    for (const page of PAGES) {
      const [without, dated]: [number[], number[]] = [[], []];
      const cards = new Set<string>();
      for (let at = -STATES.length * 4; at < times; at++) {
        const query = new URLSearchParams({ state: STATES[Math.abs(at) % STATES.length]! });
        const plain = await taken(`${served.url}${page}?${query}`);
        const free = await taken(`${served.url}${page}?${query}&date=${DAY}`);
        // The first ones plan their statements.
        if (at < 0) continue;
        without.push(plain.ms);
        dated.push(free.ms);
        if (free.cards === 0) throw new Error(`${page} shows nobody for ${DAY}: there is nothing to measure.`);
        cards.add(`${plain.cards} and ${free.cards}`);
      }
      const [plain, free] = [median(without), median(dated)];
      rows.push([
        `${page} of a state`,
        [...cards].join(", "),
        `${plain.toFixed(1)} ms`,
        `${free.toFixed(1)} ms`,
        `${(free / plain).toFixed(2)} ×`,
        `${LIMIT} ×`,
      ]);
    }
    return {
      title: `A list's whole request, without a day and with what each card says of one: PostgreSQL, ${listings.toLocaleString("en-IN")} volunteers and the rest in proportion, one client, in turns, medians of ${times}`,
      rows: [["", "cards", "without", "with", "ratio", "limit"], ...rows],
    };
  } finally {
    await served.stop();
    await database.stop();
  }
}
