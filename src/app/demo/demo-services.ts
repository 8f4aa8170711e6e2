/** Venues, planners and rental items, with what people wrote about them. */
import { demoPlanners } from "./demo-planners.ts";
import { demoRandom } from "./demo-random.ts";
import type { DemoRandom } from "./demo-random.ts";
import { demoRentals } from "./demo-rentals.ts";
import { demoVenues } from "./demo-venues.ts";
import type { DemoListing } from "./demo-listing.ts";
import { LISTING_REVIEW_WORDS, SHORT } from "./words/listing-words.ts";
import type { Facts } from "./demo-asked.ts";
import { pileOf, wordsOf } from "./demo-told.ts";
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

/** Nobody writes of what is longer ago. */
const LONGEST = 400 * 1_440;

const SENTENCES: Readonly<Record<string, readonly [good: number, mixed: number]>> = {
  venues: [7, 4],
  planners: [6, 3],
  rentals: [6, 3],
};
/**
 * Draws as much chance as reviews took when they were put together of so many sentences: stars, and with them the order
 * of lists and which pictures stand beside each other, stay as they are.
 */
function asBefore(random: DemoRandom, category: string): (stars: number) => void {
  const [good, mixed] = SENTENCES[category] ?? [5, 3];
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
  const lists = { good: numbers(good), detail: numbers(8), mixed: numbers(mixed), bad: numbers(2) };
  const said = new Set<string>();
  return (stars) => {
    let comment = "";
    for (let tries = 0; comment === "" || (said.has(comment) && tries < 20); tries++)
      comment =
        stars <= 2
          ? `bad ${random.pick(lists.bad)}`
          : stars === 3
            ? `mixed ${random.pick(lists.mixed)}`
            : `${random.pick(lists.good)} ${random.some(lists.detail, stars === 5 ? 2 : 1).join(" ")}`;
    said.add(comment);
  };
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
  const facts = listing.content.attributes as Facts;
  const own = demoRandom(`words about ${listing.category} ${listing.slug}`);
  const piles = {
    good: pileOf(own, wordsOf(words.good, facts)),
    detail: pileOf(own, wordsOf(words.detail, facts)),
    mixed: pileOf(own, wordsOf(words.mixed, facts)),
    bad: pileOf(own, wordsOf(words.bad, facts)),
    short: pileOf(own, SHORT),
  };
  const told = (stars: number, more: number): string => {
    if (stars <= 3) return (stars === 3 ? piles.mixed : piles.bad).take() ?? piles.mixed.again();
    const parts = [piles.good.take(), piles.detail.take(), piles.detail.left > more ? piles.detail.take() : null];
    const whole = parts.flatMap((part) => part ?? []);
    return whole.length > 0 ? whole.join(" ") : piles.short.again();
  };
  const drawn = asBefore(random, listing.category);
  return [...near, ...far].map(({ username }, at) => {
    const given = random.weighted([
      [5, 105 * quality ** 3],
      [4, 38],
      [3, (1 - quality) * 42],
      [2, (1 - quality) * 20],
    ] as const);
    const stars = at === 0 && given === 5 && random.chance(listing.reviews < 8 ? 0.97 : 0.4) ? 4 : given;
    drawn(stars);
    const comment = told(stars, listing.reviews - at);
    return {
      author: username,
      stars,
      comment,
      minutesAgo: random.int(200, Math.max(300, Math.min(listing.minutesAgo - 4_000, LONGEST))),
    };
  });
}
