/** What is recommended beside a listing or for an event, and the limits of it. Pure. */
import { formatRupees } from "../../domain/money.ts";
import { priceFor } from "../../domain/price-lines.ts";
import { say } from "../../domain/words/say.ts";
import type { CardView } from "../listings/search-view.ts";
import type { When } from "../listings/when.ts";
import { whenWords } from "../listings/when-words.ts";

export const RECOMMENDED = {
  /** So many at most. */
  shown: 3,
  /** Whoever is rated lower is not put forward; whoever is not rated yet may be. */
  leastRating: 4,
  /** So many are looked at for it. */
  among: 9,
  /** So far around, as the crow flies. */
  km: 50,
  /** The band around a price: from so much of it to so much. */
  from: 0.6,
  upTo: 1.6,
  /** 'Booked together' from so many events on, which so many organisers at least have made: nobody's habit. */
  events: 10,
  organisers: 3,
} as const;

/** Something recommended: its card, and of what is booked together in how many events. */
export type Recommended = { card: CardView; events?: number };
/** Why these: in words. */
export type Recommendation = { words: string; found: Recommended[] };
/** Beside a listing; `brief`: for an event of which something is known. */
export type BesideListing = { brief: boolean; others: Recommendation; together: Recommendation };
export const NOTHING: Recommendation = { words: "", found: [] };

/** The prices that are near one, in whole rupees of two digits; null where it is told on request. */
export function bandAround(basePaise: number | null): { from: number; below: number } | null {
  if (basePaise === null || basePaise <= 0) return null;
  const round = (rupees: number, how: (value: number) => number): number => {
    const step = 10 ** Math.max(0, Math.floor(Math.log10(rupees)) - 1);
    return how(rupees / step) * step;
  };
  const rupees = Math.max(1, basePaise / 100);
  return {
    from: round(rupees * RECOMMENDED.from, Math.floor),
    below: round(rupees * RECOMMENDED.upTo, Math.ceil),
  };
}

export type Narrowed = {
  /** Of what category, many of it. */
  who: string;
  /** Around which place. */
  place: string;
  when: When | undefined;
  band: { from: number; below: number } | null;
  /** What the price is for one of. */
  per: string | undefined;
  guests: number | null;
};

/** 'Venues within 50 km of Indore, not taken on 12 February 2027, from ₹30,000 to ₹80,000.' */
export function whyWords({ who, place, when, band, per, guests }: Narrowed): string {
  const said = [
    place ? say("within {km} km of {place}", { km: RECOMMENDED.km, place }) : "",
    when ? say("not taken on {when}", { when: whenWords(when) }) : "",
    guests === null ? "" : say("for {n, plural, one {# guest} other {# guests}}", { n: guests }),
    band
      ? say("from {low} to {high}", {
          low: formatRupees(band.from * 100),
          high: priceFor(band.below * 100, per),
        })
      : "",
  ].filter(Boolean);
  return say("{who} {what}.", {
    who,
    what: said.join(", "),
  });
}

/** How 'often booked together' is counted, for its reader (ADR 53). */
export const togetherWords = (): string =>
  say(
    "Booked for the same events, {n} or more, by {organisers} organisers or more. Events are counted, nobody is followed.",
    {
      n: RECOMMENDED.events,
      organisers: RECOMMENDED.organisers,
    },
  );

/** 'In 14 events'. */
export const eventsWords = (events: number): string =>
  say("Together in {n, plural, one {# event} other {# events}}", { n: events });
