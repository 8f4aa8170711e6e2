/** Venues, planners and rental items, with what people wrote about them. */
import { demoPlanners } from "./demo-planners.ts";
import { demoRandom } from "./demo-random.ts";
import type { DemoRandom } from "./demo-random.ts";
import { demoRentals } from "./demo-rentals.ts";
import { demoVenues } from "./demo-venues.ts";
import type { DemoListing } from "./demo-listing.ts";
import { LISTING_REVIEW_WORDS } from "./demo-listing-words.ts";
import { demoTrade } from "./trades/demo-trade.ts";
import { DEMO_TRADES } from "./trades/trades.ts";

export type DemoListingReview = { author: string; stars: number; comment: string; minutesAgo: number };

/**
 * Every listing that nobody keeps: venues, planners, rental items and the later trades. Each category has chance of its
 * own, so that one more changes no other.
 */
export function demoServices(seed: string): DemoListing[] {
  return [
    ...demoVenues(demoRandom(`${seed}/venues`)),
    ...demoPlanners(demoRandom(`${seed}/planners`)),
    ...demoRentals(demoRandom(`${seed}/rentals`)),
    ...DEMO_TRADES.flatMap((trade) => demoTrade(trade, demoRandom(`${seed}/${trade.category.key}`))),
  ];
}

/** Nobody reviews a listing twice; few are perfect. `authors` are usernames, those of the same state first. */
export function demoListingReviews(
  random: DemoRandom,
  listing: DemoListing,
  authors: readonly { username: string; state: string }[],
): DemoListingReview[] {
  const words =
    LISTING_REVIEW_WORDS[listing.category] ??
    DEMO_TRADES.find(({ category }) => category.key === listing.category)?.reviews;
  if (!words || listing.reviews === 0) return [];
  const near = random.some(
    authors.filter(({ state }) => state === listing.content.state),
    Math.ceil(listing.reviews * 0.6),
  );
  const far = random.some(
    authors.filter(({ state }) => state !== listing.content.state),
    listing.reviews - near.length,
  );
  const { quality } = listing;
  const said = new Set<string>();
  return [...near, ...far].map(({ username }, at) => {
    const given = random.weighted([
      [5, 105 * quality ** 3],
      [4, 38],
      [3, (1 - quality) * 42],
      [2, (1 - quality) * 20],
    ] as const);
    const stars = at === 0 && given === 5 && random.chance(listing.reviews < 8 ? 0.97 : 0.4) ? 4 : given;
    let comment = "";
    for (let tries = 0; comment === "" || (said.has(comment) && tries < 20); tries++) {
      comment =
        stars <= 2
          ? random.pick(words.bad)
          : stars === 3
            ? random.pick(words.mixed)
            : `${random.pick(words.good)} ${random.some(words.detail, stars === 5 ? 2 : 1).join(" ")}`;
    }
    said.add(comment);
    return { author: username, stars, comment, minutesAgo: random.int(200, Math.max(300, listing.minutesAgo - 4_000)) };
  });
}
