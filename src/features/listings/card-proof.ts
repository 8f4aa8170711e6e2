/** One line of proof on a card, from what the database knows. Pure. */
import { say } from "../../domain/words/say.ts";
import { MONTHS } from "../../domain/dates.ts";

export type Proof = {
  /** What it costs at least, in paise; null on request. */
  price: number | null;
  /** Requests that were confirmed or completed, and weddings that took place. */
  booked: number;
  weddings: number;
  /** The median wait for an answer; null where too few tell. */
  answerMinutes: number | null;
  /** Pictures besides the profile photo. */
  photos: number;
  /** What is verified about whoever keeps it: the mobile by a code, papers by an admin. */
  mobileProven: boolean;
  papersSeen: boolean;
  /** The day on which it was registered. */
  since: string;
};

const HOUR = 60;
const DAY = 24 * HOUR;
/** Slower than that is no praise. */
const SLOWEST_DAYS = 3;

/** 'Answers in 40 min', 'Answers in 2 h', 'Answers in 3 days'; '' where it takes longer. */
export function answerWords(minutes: number): string {
  if (minutes <= HOUR) return say("Answers in {n} min", { n: Math.max(5, Math.ceil(minutes / 5) * 5) });
  if (minutes <= DAY) return say("Answers in {n} h", { n: Math.ceil(minutes / HOUR) });
  return minutes <= SLOWEST_DAYS * DAY
    ? say("{n, plural, one {Answers in # day} other {Answers in # days}}", { n: Math.ceil(minutes / DAY) })
    : "";
}

/** What speaks for a listing, the strongest first, at most two: 'Answers in 2 h · 14 weddings here'. Papers that were seen are always said. */
export function proofWords(proof: Proof): string {
  const { booked, weddings, answerMinutes, photos, mobileProven, papersSeen, since } = proof;
  const strongest = [
    answerMinutes === null ? "" : answerWords(answerMinutes),
    weddings > 1
      ? say("{n, plural, one {# wedding here} other {# weddings here}}", { n: weddings })
      : booked > 0
        ? say("{n, plural, one {# booking here} other {# bookings here}}", { n: booked })
        : "",
    photos > 0
      ? say("{n, plural, one {# photo} other {# photos}}", { n: photos })
      : mobileProven
        ? say("mobile proven")
        : "",
    say("here since {month} {year}", { month: say(MONTHS[Number(since.slice(5, 7)) - 1]!), year: since.slice(0, 4) }),
  ].filter(Boolean);
  const words = (papersSeen ? [say("documents seen"), strongest[0]] : strongest.slice(0, 2)).join(" · ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
