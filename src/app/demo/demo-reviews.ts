/** Who rated whom, and in which words: from chance alone. */
import { ASHA, ASHAS_RATINGS, ASHAS_REVIEWS } from "./demo-cast.ts";
import { MINUTES_A_DAY, type DemoVolunteer } from "./demo-people.ts";
import { demoRandom, type DemoRandom } from "./demo-random.ts";
import { pileOf, type Pile } from "./demo-told.ts";
import {
  BAD,
  EVENTS,
  GOOD_BY_SKILL,
  GOOD_CLOSINGS,
  GOOD_OPENINGS,
  GOOD_OWN_LANGUAGE,
  MIXED,
  MORE_CLOSINGS,
  MORE_WISHES,
  REGIONAL_EVENTS,
  WISHES,
} from "./words/review-words.ts";

export type DemoReview = { volunteer: string; author: string; stars: number; comment: string; minutesAgo: number };

/** Ratings of everybody but Asha, about this many in all. */
const OTHERS = 2_190;

/** Nobody writes of what is longer ago. */
const LONGEST = 400 * MINUTES_A_DAY;

/** Who rates, and where they live. */
export type DemoAuthor = { username: string; state: string };

/** Nobody rates the same person twice, and nobody says the same about one person. */
export function demoReviews(
  random: DemoRandom,
  volunteers: readonly DemoVolunteer[],
  authors: readonly DemoAuthor[],
): DemoReview[] {
  const others = volunteers.filter(({ username }) => username !== ASHA);
  const asha = volunteers.find(({ username }) => username === ASHA);
  const first = others.map(() => (random.chance(0.75) ? random.int(1, 4) : 0));
  // Beyond the first ratings, the well-known get most of the rest.
  const pull = others.map(({ fame, minutesAgo }) => fame ** 2.4 * Math.min(1, minutesAgo / (365 * MINUTES_A_DAY)));
  const rest = (OTHERS - sum(first)) / sum(pull);
  const reviews = others.flatMap((volunteer, at) => {
    const count = Math.min(60, (first[at] ?? 0) + Math.round((pull[at] ?? 0) * rest));
    const stars = believable(
      random,
      Array.from({ length: count }, () => starsFor(random, volunteer.quality)),
    );
    return reviewsOf(
      random,
      volunteer,
      raters(random, authors, volunteer.form.addressState, count).map((author, nth) => ({
        author,
        stars: stars[nth] ?? 5,
      })),
    );
  });
  const told = withoutTwins(reviews, volunteers);
  return asha
    ? [
        ...told,
        ...withoutTwins(
          ashasReviews(
            random,
            asha,
            authors.map(({ username }) => username),
          ),
          [asha],
          ASHAS_REVIEWS.map(({ comment }) => comment),
        ),
      ]
    : told;
}

/** Few are perfect: else a list by rating would begin with those whom two people have praised. */
function believable(random: DemoRandom, stars: number[]): number[] {
  return stars.every((given) => given === 5) && random.chance(0.85) ? [4, ...stars.slice(1)] : stars;
}

/** Mostly people of the same state. */
function raters(random: DemoRandom, authors: readonly DemoAuthor[], state: string, count: number): string[] {
  const near = random.some(
    authors.filter((author) => author.state === state),
    Math.ceil(count * 0.75),
  );
  const far = random.some(
    authors.filter((author) => author.state !== state),
    count - near.length,
  );
  return [...near, ...far].map(({ username }) => username);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function ashasReviews(random: DemoRandom, asha: DemoVolunteer, authors: readonly string[]): DemoReview[] {
  const { count, fives, fours } = ASHAS_RATINGS;
  const byHand = ASHAS_REVIEWS.map(({ daysAgo, ...review }) => ({
    ...review,
    volunteer: ASHA,
    minutesAgo: daysAgo * MINUTES_A_DAY,
  }));
  const open = count - byHand.length;
  const handFives = byHand.filter(({ stars }) => stars === 5).length;
  const stars = Array.from({ length: open }, (_, at) =>
    at < fives - handFives ? 5 : at < fives - handFives + fours - (byHand.length - handFives) ? 4 : 3,
  );
  const rest = random.some(
    authors.filter((author) => !byHand.some((review) => review.author === author)),
    open,
  );
  return [
    ...byHand,
    ...reviewsOf(
      random,
      asha,
      rest.map((author, at) => ({ author, stars: stars[at] ?? 5 })),
      110 * MINUTES_A_DAY,
    ),
  ];
}

function reviewsOf(
  random: DemoRandom,
  volunteer: DemoVolunteer,
  given: readonly { author: string; stars: number }[],
  notAfter = 90,
): DemoReview[] {
  const said = new Set<string>();
  return given.map(({ author, stars }) => {
    let comment = commentFor(random, volunteer, stars);
    for (let tries = 0; said.has(comment) && tries < 20; tries++) comment = commentFor(random, volunteer, stars);
    said.add(comment);
    const earliest = Math.min(
      Math.max(notAfter + 1, volunteer.minutesAgo - 3 * MINUTES_A_DAY, Math.floor(volunteer.minutesAgo * 0.8)),
      LONGEST,
    );
    return {
      volunteer: volunteer.username,
      author,
      stars,
      comment,
      minutesAgo: random.int(Math.min(notAfter, earliest), earliest),
    };
  });
}

const sentencesOf = (comment: string): string[] => comment.split(/(?<=[.!?।])\s+/u);

/**
 * Of the reviews of each volunteer, what would say a sentence twice is told otherwise, from chance of its own.
 * @param asIs comments that stand as they are
 */
function withoutTwins(
  reviews: readonly DemoReview[],
  volunteers: readonly DemoVolunteer[],
  asIs: readonly string[] = [],
): DemoReview[] {
  const profiles = new Map(volunteers.map((one) => [one.username, one]));
  return [...Map.groupBy(reviews, ({ volunteer }) => volunteer)].flatMap(([username, theirs]) => {
    const own = demoRandom(`words about ${username}`);
    const { form } = profiles.get(username)!;
    const said = new Set(asIs.flatMap(sentencesOf));
    const events = pileOf(own, [...EVENTS, ...(REGIONAL_EVENTS[form.addressState] ?? [])]);
    const lists = {
      opening: pileOf(own, GOOD_OPENINGS),
      detail: pileOf(
        own,
        form.skills.flatMap(({ skill }) => GOOD_BY_SKILL[skill] ?? []),
      ),
      closing: pileOf(own, [...GOOD_CLOSINGS, ...MORE_CLOSINGS]),
      wish: pileOf(own, [...WISHES, ...MORE_WISHES]),
      mixed: pileOf(own, MIXED),
      bad: pileOf(own, BAD),
    };
    const filled = (text: string) =>
      sentence(
        text
          .replaceAll("{event}", () => events.again())
          .replaceAll("{name}", form.firstName)
          .replaceAll("{n}", String(own.int(2, 18) * 50)),
      );
    /** The next one that nobody has said. */
    const next = (pile: Pile): string | null => {
      for (let one = pile.take(); one !== null; one = pile.take()) {
        const text = filled(one);
        if (sentencesOf(text).every((part) => !said.has(part))) return text;
      }
      return null;
    };
    const otherwise = (stars: number): string => {
      if (stars <= 3) return next(stars === 3 ? lists.mixed : lists.bad) ?? filled(lists.mixed.again());
      const parts =
        stars === 4
          ? [next(lists.detail), next(lists.wish)]
          : [
              next(lists.opening),
              own.chance(0.6) ? next(lists.detail) : null,
              own.chance(0.4) ? next(lists.closing) : null,
            ];
      const whole = parts.filter((part) => part !== null);
      // Of the best known everything else is said: what it was about is not.
      return whole.length > 0 ? whole.join(" ") : filled(lists.opening.again());
    };
    return theirs.map((review) => {
      const twin = !asIs.includes(review.comment) && sentencesOf(review.comment).some((part) => said.has(part));
      const comment = twin ? otherwise(review.stars) : review.comment;
      for (const part of sentencesOf(comment)) said.add(part);
      return { ...review, comment };
    });
  });
}

const starsFor = (random: DemoRandom, quality: number) =>
  random.weighted([
    [5, 105 * quality ** 3],
    [4, 38],
    [3, (1 - quality) * 42],
    [2, (1 - quality) * 20],
    [1, (1 - quality) * 14],
  ] as const);

function commentFor(random: DemoRandom, { form }: DemoVolunteer, stars: number): string {
  const skill = random.pick(form.skills).skill;
  const event = random.pick([
    ...EVENTS,
    ...(REGIONAL_EVENTS[form.addressState] ?? []),
    ...(REGIONAL_EVENTS[form.addressState] ?? []),
  ]);
  const filled = (text: string) =>
    sentence(
      text
        .replaceAll("{event}", event)
        .replaceAll("{name}", form.firstName)
        .replaceAll("{n}", String(random.pick([120, 150, 200, 250, 300, 350, 400, 500, 600, 800, 900, 1200]))),
    );
  if (stars <= 2) return filled(random.pick(BAD));
  if (stars === 3) return filled(random.pick(MIXED));
  const detail = random.pick(GOOD_BY_SKILL[skill] ?? GOOD_CLOSINGS);
  const opening = random.pick(GOOD_OPENINGS);
  if (stars === 4) return filled(`${random.chance(0.6) ? opening : detail} ${random.pick(WISHES)}`);
  if (random.chance(0.05)) return random.pick(GOOD_OWN_LANGUAGE);
  const parts = random.weighted([
    [[detail], 2],
    [[opening, detail], 4],
    [[opening, detail, random.pick(GOOD_CLOSINGS)], 4],
    [[detail, random.pick(GOOD_CLOSINGS)], 2],
    [[opening, random.pick(GOOD_CLOSINGS)], 2],
  ] as const);
  return filled([...new Set(parts)].join(" "));
}

/** With a capital at the beginning, also where an event's name stands there. */
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
