/** What a listing costs: what its owner says, and what everybody may ask. */
import type { Actor } from "../../domain/actor.ts";
import { AppError, badInput, conflict, notFound } from "../../domain/errors.ts";
import { isUuid } from "../../domain/ids.ts";
import { centreOf, centreOfDistrict, centreOfPin, isOverSea, roadKm, type Point } from "../../domain/places/centres.ts";
import { canonicalDistrict, canonicalState } from "../../domain/places/places-search.ts";
import { say, text } from "../../domain/words/say.ts";
import { dependsOn } from "../../platform/cache/answer-notes.server.ts";
import { announce } from "../../platform/cache/changes.server.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { toCaller } from "../../platform/words.server.ts";
import { categories, categoryOf } from "../registry.ts";
import { priceFields, type Category } from "../listings/category.ts";
import { isOwner } from "../listings/listing-access.ts";
import { keptPhotos, listingContent, parseForm } from "../listings/listing-form.server.ts";
import { updateListing } from "../listings/listing-service.server.ts";
import { keptListing } from "../listings/own-listing-service.server.ts";
import { allIn, type AllIn, type PriceBrief } from "./all-in.ts";
import { PRICE_MESSAGES, UNTOUCHED, baseOf, cardSchema, type PriceBase, type PriceCard } from "./price-model.ts";
import type { PriceQuestion } from "./price-question.ts";
import { pricedRows, saveCard, type PricedRow } from "./price-store.server.ts";

export type Priced = {
  row: PricedRow;
  category: Category;
  base: PriceBase;
  card: PriceCard;
  /** Whether its owner has said anything. */
  said: boolean;
};

async function pricedListing(db: Db, id: string): Promise<Priced | null> {
  return isUuid(id) ? ((await pricedListings(db, [id]))[0] ?? null) : null;
}

/** The same of several, in no order. */
export const pricedListings = async (db: Db, ids: readonly string[]): Promise<Priced[]> =>
  (await pricedRows(db, ids)).flatMap((row) =>
    categories.some(({ key }) => key === row.category) ? pricedOf(row) : [],
  );

function pricedOf(row: PricedRow): Priced {
  const category = categoryOf(row.category);
  // What is stored was parsed by this schema; what came into it later says nothing yet.
  const card = row.card ? cardSchema.parse(row.card) : UNTOUCHED;
  const least = category.least && row.attributes[category.least];
  return {
    row,
    category,
    base: baseOf(category, row.attributes),
    card: category.least ? { ...card, least: typeof least === "number" ? least : null } : card,
    said: row.card !== null,
  };
}

/** Names what an answer shows of a price. */
export const tagOf = (listingId: string) => `prices:${listingId}`;

/** Of a listing that its page shows, for an answer that is kept until its prices change; null where it is gone. */
export async function shownPrices(deps: Pick<Deps, "database">, id: string): Promise<Priced | null> {
  dependsOn(tagOf(id));
  return pricedListing(deps.database.reads, id);
}

/** Of an approved listing. @throws 404 */
async function publicPrices(deps: Pick<Deps, "database">, id: string): Promise<Priced> {
  const priced = await shownPrices(deps, id);
  if (priced?.row.status !== "approved") throw notFound(text("Listing not found."));
  return priced;
}

const UNKNOWN_PIN = text("We do not know this PIN code. Please check it, or leave it out.");
const UNKNOWN_DISTRICT = text("We do not know this district of this state.");

/** Where it is asked for; null where nothing is said. @throws 400 by field */
export async function pointAsked({ pin, state, district }: PriceQuestion): Promise<Point | null> {
  if (pin) {
    const found = await centreOfPin(pin);
    if (!found) throw badInput(UNKNOWN_PIN, { pin: UNKNOWN_PIN });
    return found;
  }
  if (!district) return null;
  const known = canonicalState(state);
  const named = known && canonicalDistrict(known, district);
  if (!known || !named) throw badInput(UNKNOWN_DISTRICT, { district: UNKNOWN_DISTRICT });
  return centreOfDistrict(known, named);
}

/** What an approved listing would cost. @throws 404, 400 by field */
export async function wouldCost(deps: Pick<Deps, "database">, id: string, question: PriceQuestion): Promise<Costed> {
  const priced = await publicPrices(deps, id);
  return costOf(priced, question, await pointAsked(question));
}

export type Costed = Priced & { answer: AllIn; km: number | null };

/** By road, where one leads there. */
const wayBetween = (start: Point | null, place: Point | null): Pick<PriceBrief, "km" | "overSea"> =>
  start && place
    ? isOverSea(start, place)
      ? { km: null, overSea: true }
      : { km: roadKm(start, place) }
    : { km: null };

/** What a listing costs for a question, at a place: the same on its card, on the page of its price and in the call. */
export async function costOf(
  priced: Priced,
  question: Pick<PriceQuestion, "guests" | "pieces" | "days" | "hours">,
  place: Point | null,
): Promise<Costed> {
  const start = place && (await centreOf(priced.row));
  const way = wayBetween(start, place);
  const { base, card } = priced;
  const { days, hours } = question;
  const quantity = base.counts ? question[base.counts] : null;
  return { ...priced, km: way.km, answer: allIn({ base, card, brief: { quantity, days, hours, ...way } }) };
}

/** What a request says that a price goes by; null: nothing. */
type AskedOfRequest = {
  /** Guests or pieces. */
  quantity: number | null;
  days: number | null;
  /** A day. */
  hours: number | null;
  /** Of the place; else its district. */
  pin: string | null;
  state: string | null;
  district: string | null;
};

/** What the price card of a listing proposes for a request; null for an unknown listing. */
export async function proposedPrice(
  db: Db,
  listingId: string,
  { quantity, days, hours, pin, state, district }: AskedOfRequest,
): Promise<{ card: PriceCard; answer: AllIn } | null> {
  const priced = await pricedListing(db, listingId);
  if (!priced) return null;
  const { base, card } = priced;
  const known = canonicalState(state ?? "");
  const named = known && canonicalDistrict(known, district ?? "");
  const start = await centreOf(priced.row);
  const place =
    (pin === null ? null : await centreOfPin(pin)) ?? (known && named ? await centreOfDistrict(known, named) : null);
  const way = wayBetween(start, place);
  return {
    card,
    answer: allIn({ base, card, brief: { quantity: base.counts ? quantity : null, days, hours, ...way } }),
  };
}

/** As its owner and admins read it. @throws 404 for everybody else */
export async function keptPrices(deps: Pick<Deps, "db">, actor: Actor, id: string): Promise<Priced> {
  await keptListing(deps, actor, id);
  const priced = await pricedListing(deps.db, id);
  if (!priced) throw notFound(PRICE_MESSAGES.notFound);
  return priced;
}

/** What an owner says; what is undefined stays as it is. */
export type SaidPrices = {
  card?: PriceCard | undefined;
  basePaise?: number | null | undefined;
  unit?: string | undefined;
};

/** The price of a listing among its own fields, by their names: as its edit form would send them. Null: as it is. */
function changedFields(
  { category, base, card: before }: Priced,
  { basePaise, unit, card }: SaidPrices,
): Record<string, string> | null {
  const fields = priceFields(category);
  const changed: Record<string, string> = {};
  // What has no place in this category is refused: nothing is taken and dropped.
  if (!fields.price && basePaise !== undefined && basePaise !== base.basePaise)
    throw badInput(PRICE_MESSAGES.noPrice, { basePaise: PRICE_MESSAGES.noPrice });
  if (!fields.unit && unit !== undefined && unit !== base.unit)
    throw badInput(PRICE_MESSAGES.oneUnit, { unit: PRICE_MESSAGES.oneUnit });
  // The smallest order stands with the listing where its category asks for it; what is not said leaves it.
  if (category.least && card && card.least !== null && card.least !== before.least)
    changed[category.least] = String(card.least);
  if (fields.price && basePaise !== undefined && basePaise !== base.basePaise)
    changed[fields.price.name] = basePaise === null ? "" : String(basePaise / 100);
  if (fields.unit && unit !== undefined && unit !== base.unit) changed[fields.unit.name] = unit;
  return Object.keys(changed).length > 0 ? changed : null;
}

/** What is wrong with the listing's own fields, under the names of this form. */
function inWordsOfCard(error: unknown, category: Category): unknown {
  if (!(error instanceof AppError) || !error.fields) return error;
  const { price, unit } = priceFields(category);
  const names = new Map<string | undefined, string>([
    [price?.name, "basePaise"],
    [unit?.name, "unit"],
    ...(category.least ? [[category.least, "card.least"] as const] : []),
  ]);
  const wrong = Object.entries(error.fields);
  const [elsewhere] = wrong.find(([name]) => !names.has(name))?.slice(1) ?? [];
  // An older listing may lack what is asked for today: no box of this form could mend that.
  if (elsewhere)
    return conflict(
      toCaller(() =>
        say("Please edit the listing itself first, then its price: {trouble}", { trouble: say(elsewhere) }),
      ),
    );
  return badInput(error.message, Object.fromEntries(wrong.map(([name, text]) => [names.get(name) ?? name, text])));
}

/** The price goes where it always stood, by the way of every edit: cards, searches and pages read it there. */
async function rewritePrice(deps: Deps, tx: Tx, actor: Actor, priced: Priced, fields: Record<string, string>) {
  const { category, row } = priced;
  try {
    await updateListing(deps, tx, category, actor, row.id, {
      edit: (locked, photos) => {
        const keep = keptPhotos(category, {}, photos);
        return {
          keep: keep.gallery,
          dropProfile: !keep.profile,
          content: listingContent(category, parseForm(category, fields, { before: locked }), locked.slug),
        };
      },
      add: [],
    });
  } catch (error) {
    throw inWordsOfCard(error, category);
  }
}

/**
 * Saves the card, and the price itself where it is another one.
 * @throws 404, 400 by field, 409 where the listing itself has to be mended first; nothing has changed then
 */
export async function savePrices(deps: Deps, actor: Actor, id: string, said: SaidPrices): Promise<Priced> {
  const { row } = await keptListing(deps, actor, id);
  await transaction(deps.db, async (tx) => {
    const before = await pricedListing(tx, id);
    if (!before) throw notFound(PRICE_MESSAGES.notFound);
    const fields = changedFields(before, said);
    if (fields) await rewritePrice(deps, tx, actor, before, fields);
    if (said.card) await saveCard(tx, id, before.category.least ? { ...said.card, least: null } : said.card);
    if (!isOwner(actor, row))
      await writeAudit(tx, {
        actorId: actor.id,
        action: "prices.edited_by_admin",
        subjectType: "listing",
        subjectId: id,
        details: { category: row.category, slug: row.slug },
      });
    await announce(tx, tagOf(id));
  });
  return keptPrices(deps, actor, id);
}
