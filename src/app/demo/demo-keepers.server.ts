/** Who keeps the demo's venues, firms, kit and trades: some of these listings have somebody behind them, most do not yet. */
import { nameKey } from "../../features/accounts/account-identifier.ts";
import { dobOf, personName } from "./demo-people.ts";
import { DEMO_STATES } from "./demo-places.ts";
import { demoRandom } from "./demo-random.ts";
import type { Clock, Row, Rows } from "./demo-rows.server.ts";
import { DEMO_SEED } from "./demo-story.ts";
import { termsAt } from "./demo-terms.ts";
import { demoNames } from "./demo-unique.ts";
import { personInTitle } from "./demo-titles.ts";

const MINUTE = 60_000;
const DAY = 1_440;
/** So many listings of each category are kept by somebody. */
const KEPT = 30;
/** They were there before the oldest request of the demo. */
const LONG_AGO = 330 * DAY;
/** Where the organiser of the demo celebrates everybody is kept by somebody. */
const HOME = "Indore";
const LATELY = 45 * DAY;

/**
 * Accounts for them; whoever keeps a listing gets the requests to it, too.
 * @param rows as the story tells them: listings and requests are changed in place
 * @param hash of a password that nobody knows
 */
export function keeperRows(
  { users = [], listings = [], enquiries = [] }: Rows,
  clock: Clock,
  now: Date,
  today: string,
  hash: string,
): Rows {
  const random = demoRandom(`${DEMO_SEED}/keepers`);
  const names = demoNames(
    random,
    users.map(({ username }) => String(username)),
    users.map(({ mobile }) => String(mobile)),
  );
  const rows = { users: [] as Row[], consents: [] as Row[] };
  const age = (listing: Row) => (now.getTime() - Date.parse(String(listing["created_at"]))) / MINUTE;
  const free = listings.filter(({ owner_id: owner, status }) => owner === null && status === "approved");
  for (const ofCategory of Map.groupBy(free, ({ category }) => category).values()) {
    const here = ofCategory.filter((listing) => listing["district"] === HOME && age(listing) > LATELY);
    const old = ofCategory.filter((listing) => listing["district"] !== HOME && age(listing) > LONG_AGO);
    for (const listing of [...here, ...random.some(old, KEPT)]) {
      const place = DEMO_STATES.find(({ state }) => state === listing["state"])!;
      const drawn = random.chance(0.4);
      const somebody = personName(random, random.weighted(place.communities), drawn);
      // Whose name stands on the door keeps it.
      const named = personInTitle(String(listing["category"]), String(listing["title"]));
      const { first, last } = named ?? somebody;
      const woman = named?.woman ?? drawn;
      const dob = dobOf(random, today, 62, 1_000);
      const username = names.username(first, last, dob);
      const minutesAgo = Math.ceil(age(listing)) + 2 * DAY;
      const id = clock.id(minutesAgo);
      const at = clock.at(minutesAgo);
      const email = names.email(username);
      rows.users.push({
        id,
        username,
        username_key: nameKey(username),
        email,
        email_key: nameKey(email),
        mobile: names.mobile(),
        first_name: first,
        last_name: last,
        dob,
        gender: woman ? "Female" : "Male",
        role: "user",
        password_hash: hash,
        created_at: at,
        updated_at: at,
        last_used_at: clock.at(random.int(30, 20_000)),
        mobile_proven_at: at,
        email_proven_at: at,
      });
      rows.consents.push({
        id: clock.id(minutesAgo),
        user_id: id,
        purpose: "terms-and-privacy",
        version: termsAt(at),
        given_at: at,
        withdrawn_at: null,
      });
      listing["owner_id"] = id;
    }
  }
  const ownerOf = new Map(listings.map(({ id, owner_id: owner }) => [id, owner]));
  for (const enquiry of enquiries)
    if (enquiry["listing_id"] && !enquiry["recipient_id"])
      enquiry["recipient_id"] = ownerOf.get(enquiry["listing_id"]) ?? null;
  return rows;
}
