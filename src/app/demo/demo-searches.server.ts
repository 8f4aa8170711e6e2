/** Two searches that the demo's organiser keeps: of the first, two listings are new by the next morning. */
import { v5 } from "uuid";
import { addDays, todayIST } from "../../domain/dates.ts";
import { linkHash, linkToken } from "../../platform/link-token.server.ts";
import { STOP_PURPOSE } from "../../features/saved-searches/saved-search-service.server.ts";
import { ORGANISER } from "./demo-cast.ts";
import type { Rows } from "./demo-rows.server.ts";

const SPACE = "8a1d3c5e-2f47-4b90-9c1a-6e5d4f3b2a19";
const KEPT = [
  { category: "venues", path: "/VenueBooking", name: "Halls in Indore for Riya", fresh: 2 },
  { category: "caterers", path: "/Caterers", name: "Caterers: Madhya Pradesh · Indore", fresh: 0 },
] as const;
const PLACE = new URLSearchParams({ state: "Madhya Pradesh", district: "Indore" });
/** As many as are remembered of a search. */
const MOST = 200;

/** @param secret of the site: the link that stops the mails is made of it */
export function savedSearchRows({ users = [], listings = [] }: Rows, secret: string, now: Date): Rows {
  const owner = users.find(({ username }) => username === ORGANISER)?.["id"];
  if (!owner) return {};
  const today = todayIST(now);
  const seed = v5("stop", SPACE);
  return {
    saved_searches: KEPT.map(({ category, path, name, fresh }) => ({
      id: v5(category, SPACE),
      user_id: owner,
      search: `${path}?${PLACE}`,
      name,
      known: listings
        .filter(
          (one) => one["category"] === category && one["status"] === "approved" && one["state"] === PLACE.get("state"),
        )
        .map((one) => String(one["id"]))
        .toSorted()
        .toReversed()
        .slice(fresh, MOST + fresh),
      more: false,
      looked_on: addDays(today, -1),
      created_at: `${addDays(today, -5)}T20:10:00+05:30`,
      stopped_at: null,
    })),
    saved_search_links: [
      {
        user_id: owner,
        seed,
        token_hash: `\\x${linkHash(linkToken(secret, `${STOP_PURPOSE}:${seed}`))!.toString("hex")}`,
      },
    ],
  };
}
