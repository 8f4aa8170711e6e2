/** What the demo's organiser thinks of for the wedding, shared with the family, who have voted. */
import { v5 } from "uuid";
import { addDays, todayIST } from "../../domain/dates.ts";
import { linkHash, linkToken } from "../../platform/link-token.server.ts";
import { ORGANISER } from "./demo-cast.ts";
import type { Row, Rows } from "./demo-rows.server.ts";

const SPACE = "5f0c2a52-8d0b-4b6c-9d55-3b8a1c2f7e10";
const LINK_DAYS = 180;
/** How many of which kind, and who would take which of them. */
const THOUGHT_OF = [
  { category: "venues", many: 3, votes: { Dadi: 1, Riya: 1, Papa: 0 } },
  { category: "caterers", many: 2, votes: { Dadi: 0 } },
] as const;

const bytes = (buffer: Buffer): string => `\\x${buffer.toString("hex")}`;

/** @param secret of the site: the links are made of it */
export function shortlistRows({ users = [], listings = [] }: Rows, secret: string, now: Date): Rows {
  const owner = users.find(({ username }) => username === ORGANISER)?.["id"];
  if (!owner) return {};
  const id = v5("shortlist", SPACE);
  const day = (back: number) => `${addDays(todayIST(now), -back)}T19:30:00+05:30`;
  const entries = THOUGHT_OF.flatMap(({ category, many, votes }) =>
    listings
      .filter((one) => one["category"] === category && one["status"] === "approved" && one["district"] === "Indore")
      .slice(0, many)
      .map((one, at) => ({
        listing: one["id"],
        category,
        names: Object.entries(votes).flatMap(([name, choice]) => (choice === at ? [name] : [])),
      })),
  );
  const of = { shortlist_id: id };
  return {
    shortlists: [
      {
        id,
        owner_id: owner,
        created_at: day(6),
        changed_at: day(4),
        expires_at: `${addDays(todayIST(now), LINK_DAYS - 4)}T19:30:00+05:30`,
      },
    ],
    shortlist_links: ["edit", "read"].map((kind): Row => {
      const seed = v5(kind, SPACE);
      return { ...of, kind, seed, token_hash: bytes(linkHash(linkToken(secret, `shortlist-${kind}:${seed}`))!) };
    }),
    shortlist_listings: entries.map(({ listing, category }, at) => ({
      ...of,
      listing_id: listing,
      category,
      added_at: `${addDays(todayIST(now), -6)}T19:3${at}:00+05:30`,
    })),
    shortlist_votes: entries.flatMap(({ listing, category, names }) =>
      names.map((name) => ({
        ...of,
        category,
        name_key: name.toLowerCase(),
        name,
        voter: bytes(Buffer.from(v5(name, SPACE).replaceAll("-", ""), "hex")),
        listing_id: listing,
        at: day(3),
      })),
    ),
  };
}
