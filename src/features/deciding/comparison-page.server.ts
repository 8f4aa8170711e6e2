/** What the page of a comparison shows, by its address alone. */
import { cutUnits } from "../../domain/graphemes.ts";
import { AppError } from "../../domain/errors.ts";
import { comparePath } from "../../domain/request-paths.ts";
import { todayIST } from "../../domain/dates.ts";
import { fieldErrors } from "../../domain/zod-issues.ts";
import { spokenPath } from "../../domain/words/language-choice.ts";
import { say } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { dayLineFor } from "../demand/demand-service.server.ts";
import { briefAlong } from "../listings/brief-along.ts";
import { cardHref } from "../listings/card-href.ts";
import { forItsDays } from "./comparison-days.ts";
import { aheadProblem } from "../../domain/typed-text.ts";
import { isAhead } from "../listings/when-words.ts";
import { whenIn, whenPairs, type When } from "../listings/when.ts";
import { questionSchema, type PriceQuestion } from "../prices/price-question.ts";
import { briefWords, messageOf, passedOn, type Compared } from "./comparison-model.ts";
import { compareListings, type Comparison, type Pictured } from "./comparison-service.server.ts";

/** A box of the brief, by its name in the address. */
export type BriefBox = { name: string; label: string; type: "text" | "date"; hint?: string };

export type ComparisonPage = {
  /** 'Venues'; '' where nothing is compared. */
  label: string;
  /** The search of the category. */
  path: string;
  listings: Compared[];
  /** By the id of each. */
  pictures: Record<string, Pictured>;
  differs: string[];
  /** How many are not shown any more. */
  closed: number;
  /** How many of those that were asked for stand not here: of another category, or beyond four. */
  others: number;
  brief: string;
  /** Whether the day is a quiet one, and which beside it is; '' where none is asked, or nothing is known. */
  dayHint: string;
  boxes: BriefBox[];
  /** What stands in them, as it was typed. */
  typed: Record<string, string>;
  errors: Record<string, string>;
  /** What the form sends along. */
  hidden: [name: string, value: string][];
  today: string;
  address: string;
  message: string;
  /** The same, short enough to be handed on by WhatsApp. */
  passed: string;
};

const NAMES = ["guests", "pieces", "days", "hours", "pin", "state", "district"] as const;
const NOTHING: PriceQuestion = questionSchema.parse({});
/** So many ids of an address are looked at. */
const MOST_IDS = 40;

/** Where a comparison stands, with its brief. */
export function comparisonAddress(ids: readonly string[], question: PriceQuestion, when: When | undefined): string {
  const said = NAMES.flatMap((name): [string, string][] => {
    const value = question[name];
    return value === null || value === "" ? [] : [[name, String(value)]];
  });
  return comparePath(ids, [...whenPairs(when), ...said]);
}

/** The question in an address, with what is wrong with it by field. */
function questionIn(params: URLSearchParams) {
  const typed = Object.fromEntries(
    NAMES.flatMap((name) => {
      const said = cutUnits(params.get(name) ?? "", 100);
      return said ? [[name, said]] : [];
    }),
  );
  const parsed = questionSchema.safeParse(typed);
  return parsed.success
    ? { typed, question: parsed.data, errors: {} }
    : { typed, question: NOTHING, errors: fieldErrors(parsed.error) };
}

/** The boxes of what makes a difference to them. */
const boxesOf = ({ counts, days }: Comparison["asks"]): BriefBox[] => [
  { name: "date", label: say("Date"), type: "date" },
  ...counts.map((name): BriefBox => ({ name, label: name === "guests" ? say("Guests") : say("Pieces"), type: "text" })),
  ...(days ? [{ name: "days", label: say("Days"), type: "text" as const }] : []),
  { name: "hours", label: say("Hours"), type: "text" },
  { name: "pin", label: say("PIN code of the place"), type: "text" },
];

/** What is said beside the date where the address names a day that cannot be asked for. */
function unheardIn(params: URLSearchParams, today: string): Record<string, string> {
  const date = params.get("date") ?? "";
  const problem = date === "" ? null : aheadProblem(date, undefined, today);
  return problem ? { date: say(problem) } : {};
}

/** Nothing of it is kept. */
export async function comparisonPage(deps: Deps, request: Request): Promise<ComparisonPage> {
  const params = new URL(request.url).searchParams;
  const ids = params.getAll("listing").slice(0, MOST_IDS);
  const asked = questionIn(params);
  let { errors, question } = asked;
  const today = todayIST(deps.now());
  const read = whenIn((name) => params.get(name));
  const when = read && isAhead(read, today) ? { ...read, only: false } : undefined;
  question = forItsDays(question, when);
  const found = await compareListings(deps, ids, question, when).catch(async (error: unknown) => {
    if (!(error instanceof AppError) || error.status !== 400) throw error;
    errors = { ...errors, ...error.fields };
    question = forItsDays(NOTHING, when);
    return compareListings(deps, ids, question, when);
  });
  const boxes = boxesOf(found.asks);
  const shown = found.listings.map(({ id }) => id);
  const address = deps.config.publicUrl + spokenPath(comparisonAddress(shown, question, when));
  const brief = briefWords(question, when);
  const label = say(found.category?.plural ?? "");
  const inBoxes = new Set(boxes.map(({ name }) => name));
  return {
    label,
    path: found.category?.searchPath ?? "",
    // What they were compared for goes along to their profiles.
    listings: found.listings.map((one) => ({
      ...one,
      path: cardHref({ path: one.path, asked: briefAlong({ ...question, when }) }),
    })),
    pictures: found.pictures,
    differs: found.differs,
    closed: found.closed.length,
    others: found.others.length,
    brief,
    dayHint:
      when && when.from === when.until
        ? await dayLineFor(deps, when.from, { state: question.state, district: question.district }, shown)
        : "",
    boxes,
    typed: {
      ...asked.typed,
      ...(when ? { date: when.from } : {}),
      ...(when && when.until > when.from && question.days !== null ? { days: String(question.days) } : {}),
    },
    errors: { ...errors, ...(boxes.some(({ name }) => name === "date") ? unheardIn(params, today) : {}) },
    hidden: [
      ...ids.map((id): [string, string] => ["listing", id]),
      // The days that are typed say until when.
      ...whenPairs(when).filter(([name]) => !inBoxes.has(name === "until" ? "days" : name)),
      ...Object.entries(asked.typed).filter(([name]) => !inBoxes.has(name)),
    ],
    today,
    address,
    message: messageOf(found.listings, label, brief, address),
    passed: passedOn(found.listings, label, brief, address),
  };
}
