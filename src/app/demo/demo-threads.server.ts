/** What the two sides of the demo's bookings have written to each other, between what happened to these. */
import { v7 } from "uuid";
import { awakeWithin } from "./demo-hours.ts";
import { demoRandom, type DemoRandom } from "./demo-random.ts";
import type { Row, Rows } from "./demo-rows.server.ts";
import { DEMO_SEED } from "./demo-story.ts";
import { TALK_EN } from "./words/talk/talk-en.ts";
import { TALK_HI } from "./words/talk/talk-hi.ts";
import { TALK_MIXED } from "./words/talk/talk-mixed.ts";
import type { Exchange, Talk } from "./words/talk/talk.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MOST_LINES = 12;
/** Who has not read what came since is told so. */
const UNREAD_MS = 48 * HOUR;

const TONGUES: readonly (readonly [{ talk: Talk; months: readonly string[] }, number])[] = [
  [
    {
      talk: TALK_EN,
      months: "January February March April May June July August September October November December".split(" "),
    },
    4,
  ],
  [{ talk: TALK_HI, months: "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर".split(" ") }, 3],
  [
    {
      talk: TALK_MIXED,
      months: "January February March April May June July August September October November December".split(" "),
    },
    3,
  ],
];

/** An exchange, and between which moments it takes place. `at`: when it begins, where that is told. */
type Part = { lines: Exchange; from: number; until: number; at?: number };
type Story = {
  category: string;
  created: number;
  /** In order. */
  moves: readonly { move: string; by: string; at: number }[];
  /** Of the event: its first moment in India. */
  day: number;
  received: number | null;
  proposed: number | null;
  state: string;
  now: number;
};

/** What is said in a conversation, the most telling first. */
function partsOf(
  { category, created, moves, day, received, proposed, state, now }: Story,
  talk: Talk,
  random: DemoRandom,
): Part[] {
  const at = (move: string, by?: string) =>
    moves.find((one) => one.move === move && (!by || one.by === by))?.at ?? null;
  const after = (ms: number) => Math.min(moves.find((one) => one.at > ms)?.at ?? now, now);
  const quoted = at("quote") ?? created;
  const agreed = at("accept");
  const parts: Part[] = [];
  const add = (lines: Exchange | undefined, from: number | null, until: number, begins?: number) => {
    if (lines && from !== null && Math.min(until, now) - from > 20 * MINUTE)
      parts.push({ lines, from, until: Math.min(until, now), ...(begins ? { at: begins } : {}) });
  };
  const early = quoted - created > 5 * HOUR && random.chance(0.5);
  add(random.pick(talk.ask[category] ?? []), early ? created : quoted, early ? quoted : after(quoted));
  const missing = at("claimNoShow");
  if (missing !== null) {
    const by = at("claimNoShow", "organiser") === null ? 1 : 0;
    add(talk.missed[by], day + 19 * HOUR, missing, day + 20 * HOUR + random.int(2, 14) * MINUTE);
  }
  const countered = at("counter");
  if (countered !== null) add(random.pick(talk.bargain), countered, after(countered));
  add(talk.off[0], at("cancel", "organiser"), now);
  add(talk.changed[0], proposed, after(proposed ?? now));
  const settled = agreed !== null && state !== "cancelled" && random.chance(0.8);
  if (settled && received !== null && random.chance(0.6)) add(talk.settled[0], received, received + 30 * HOUR);
  else if (settled) add(talk.settled[1], at("confirm"), Math.min(after(at("confirm") ?? now), day));
  if (random.chance(0.22)) add(random.pick(talk.reach), quoted, after(quoted));
  const held = ["confirmed", "delivered", "closed"].includes(state) || missing !== null;
  if (held && random.chance(0.6))
    add(random.pick(talk.eve), Math.max(day - 34 * HOUR, at("confirm") ?? day), day - 2 * HOUR);
  if ((state === "closed" || state === "delivered") && missing === null && random.chance(0.65))
    add(talk.after[state === "closed" ? random.int(0, 1) : 0], day + 33 * HOUR, day + 60 * HOUR);
  return parts;
}

/** Each line with its moment, in order; at least two, at most so many. */
function spoken(parts: readonly Part[], random: DemoRandom): { by: "o" | "p"; text: string; at: number }[] {
  let room = MOST_LINES;
  const taken: Part[] = [];
  for (const part of parts) {
    if (part.lines.length > room) continue;
    room -= part.lines.length;
    taken.push(part);
  }
  const said: { by: "o" | "p"; text: string; at: number }[] = [];
  for (const { lines, from, until, at } of taken.toSorted((one, other) => one.from - other.from)) {
    const since = Math.max(from, (said.at(-1)?.at ?? 0) + 4 * MINUTE);
    if (until - since < 10 * MINUTE) continue;
    let last = Math.max(at ?? awakeWithin(since + (until - since) * (0.05 + 0.4 * random.next()), since, until), since);
    for (const [index, [by, text]] of lines.entries()) {
      if (index > 0) last += Math.min(random.int(3, 70) * MINUTE, (until - last) / (lines.length - index + 1));
      said.push({ by, text, at: Math.round(last) });
    }
  }
  return said;
}

const spaced = (mobile: unknown): string => {
  const digits = String(mobile ?? "").slice(-10);
  return `${digits.slice(0, 5)} ${digits.slice(5)}`;
};

/** Another number that is known for one of the demo: its last five digits begin with 00. */
const relativeOf = (mobile: unknown): string => {
  const digits = String(mobile ?? "").slice(-10);
  return `${6 + ((Number(digits[0]) - 5) % 4)}${digits.slice(1, 7)}${String((Number(digits.slice(7)) + 137) % 1_000).padStart(3, "0")}`;
};

/** @param booked bookings with their moves, changes and money, as `bookingRows` and `paymentRows` have made them */
export function threadRows(
  { users = [], enquiries = [], listings = [] }: Rows,
  { bookings = [], booking_moves = [], booking_changes = [], ledger = [] }: Rows,
  now: Date,
): Rows {
  const random = demoRandom(`${DEMO_SEED}/threads`);
  const enquiryOf = new Map(enquiries.map((enquiry) => [enquiry["id"], enquiry]));
  const listingOf = new Map(listings.map((listing) => [listing["id"], listing]));
  const userOf = new Map(users.map((user) => [user["id"], user]));
  const movesOf = Map.groupBy(booking_moves, (move) => move["booking_id"]);
  const changeOf = new Map(booking_changes.map((change) => [change["booking_id"], change]));
  const receivedOf = new Map<unknown, number>();
  for (const entry of ledger)
    if (entry["kind"] === "acknowledged" && !receivedOf.has(entry["booking_id"]))
      receivedOf.set(entry["booking_id"], Date.parse(String(entry["at"])));
  const rows = { messages: [] as Row[], thread_sides: [] as Row[] };
  for (const { id, enquiry_id: enquiryId, state } of bookings) {
    const enquiry = enquiryOf.get(enquiryId)!;
    const { sender_id: sender, recipient_id: recipient, listing_id: listing, event_date: day } = enquiry;
    if (!sender || !recipient || !listing) continue;
    const { talk, months } = random.weighted(TONGUES);
    const change = changeOf.get(id);
    const created = Date.parse(String(enquiry["created_at"]));
    const story: Story = {
      category: String(listingOf.get(listing)?.["category"]),
      created,
      moves: (movesOf.get(id) ?? []).map((move) => ({
        move: String(move["move"]),
        by: String(move["by"]),
        at: Date.parse(String(move["at"])),
      })),
      day: Date.parse(`${String(day)}T00:00:00+05:30`),
      received: receivedOf.get(id) ?? null,
      proposed: change?.["by"] === "organiser" ? Date.parse(String(change["at"])) : null,
      state: String(state),
      now: now.getTime() - 5 * MINUTE,
    };
    const found = spoken(partsOf(story, talk, random), random);
    const lines =
      found.length > 1
        ? found
        : spoken([{ lines: random.pick(talk.ask[story.category] ?? []), from: created, until: story.now }], random);
    const [, month, date] = String(day).split("-").map(Number);
    const provider = userOf.get(recipient);
    const sides = { organiser: null as string | null, provider: null as string | null };
    const people = { o: userOf.get(sender)?.["mobile"], p: provider?.["mobile"] };
    for (const [index, { by, text, at }] of lines.entries()) {
      const message = v7({ msecs: at, random: random.bytes(16) });
      rows.messages.push({
        id: message,
        enquiry_id: enquiryId,
        side: by === "o" ? "organiser" : "provider",
        person_id: by === "o" ? sender : recipient,
        text: text
          .replaceAll("{day}", `${date} ${months[month! - 1]}`)
          .replaceAll("{phone}", spaced(people[by]))
          .replaceAll("{relative}", spaced(relativeOf(people[by])))
          .replaceAll("{upi}", `${String(provider?.["username"]).replaceAll("_", ".")}@demobank`),
        at: new Date(at).toISOString(),
        removed_at: null,
      });
      // What came last, a day or two ago, some have not read.
      const unread = index === lines.length - 1 && at > now.getTime() - UNREAD_MS && random.chance(0.6);
      sides[by === "o" ? "organiser" : "provider"] = message;
      if (!unread) sides[by === "o" ? "provider" : "organiser"] = message;
    }
    for (const [side, read] of Object.entries(sides))
      if (read) rows.thread_sides.push({ enquiry_id: enquiryId, side, read_id: read, blocked: false });
  }
  return rows;
}
