/** One line of proof on a card, from what the database knows. Pure. */
import { say } from "../../domain/words/say.ts";
import { MONTHS, todayIST } from "../../domain/dates.ts";
import { answerWords } from "./answer-words.ts";
import { BADGES, badgesOf, type Record90 } from "./badges.ts";

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
  /** What its events have shown, once there are some. */
  record?: Pick<Record90, "answersTold" | "kept" | "missed" | "organisers" | "organisersAgain"> | null;
};

/** What speaks for a listing, the strongest first, at most two parts for a line: its badges; before it has any, 'Answers in 2 h · 14 weddings here'. Papers that were seen are always said. */
export function proofWords(proof: Proof, today: string = todayIST()): string {
  const { booked, weddings, answerMinutes, photos, mobileProven, papersSeen, since, record } = proof;
  const badges = record ? badgesOf({ ...record, since, answerMinutes, answersTold: null }, today) : [];
  const strongest = [
    // Slower than a day is no praise.
    answerMinutes === null || answerMinutes > BADGES.answerMinutes ? "" : answerWords(answerMinutes),
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
  const words = [papersSeen ? say("documents checked") : "", ...(badges.length > 0 ? badges : strongest)]
    .filter(Boolean)
    .slice(0, 2)
    .join(" · ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
