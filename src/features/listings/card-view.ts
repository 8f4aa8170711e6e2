/** A row of a search as its card shows it. Pure. */
import { say } from "../../domain/words/say.ts";
import { displayName } from "../../domain/names.ts";
import { formatRupees } from "../../domain/money.ts";
import { priceFor, quantityWords } from "../../domain/price-lines.ts";
import { placeSaid, placeWordsSaid, townWordsSaid } from "../../domain/places/place-said.ts";
import type { CardPicture } from "../../domain/images.ts";
import { proofWords, type Proof } from "./card-proof.ts";
import { priceOf, signOf, type CardSource, type Category } from "./category.ts";
import { entriesInLine } from "./fields/entry-words.ts";
import { named, type NamedField } from "./fields/field.ts";
import { ON_REQUEST, type CardView } from "./search-view.ts";

/** `_proof` comes with the cards of pages. */
export type CardRow = Readonly<Record<string, unknown>> & { photo: CardPicture | null; _proof?: Proof };

const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** A value of a closed list as it is shown; what people wrote themselves stays. */
export function saidValue(field: NamedField, value: string): string {
  const known =
    field.kind === "choice" || field.kind === "choices"
      ? field.options
      : field.kind === "text"
        ? [...(field.suggest ?? []), ...(field.ours ?? [])]
        : [];
  return field.kind === "yesNo" || known?.includes(value) ? say(value) : value;
}

/** A value in words: '1,200 guests', '₹850', 'Malwi, Gujarati', 'Lawn (Seated guests: 480)'; '' where there is none. */
export function inWords(field: NamedField, value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (field.kind === "number") {
    if (field.paise) return formatRupees(Number(value));
    return field.unit
      ? quantityWords({ quantity: Number(value), unit: field.unit })
      : Number(value).toLocaleString("en-IN");
  }
  if (field.kind === "records")
    return Array.isArray(value) ? entriesInLine(value.map((entry) => entryParts(field, entry))) : "";
  return Array.isArray(value)
    ? value.map((one) => saidValue(field, text(one))).join(", ")
    : saidValue(field, text(value));
}

/** What each part of an entry is called, and says. */
export const entryParts = (
  { fields }: Extract<NamedField, { kind: "records" }>,
  entry: Readonly<Record<string, unknown>>,
): (readonly [label: string, words: string])[] =>
  named(fields).map((part) => [say(part.label), inWords(part, entry[part.name])] as const);

/** Where it comes from elsewhere: 'comes to Indore', where one place is asked and it lives in another. */
function comesTo(asked: Asked, district: string, state: string): string {
  const [only, another] = asked.districts;
  if (only)
    return another || !district || district === only
      ? ""
      : say("comes to {place}", { place: placeSaid(asked.state, only) });
  return asked.state && state && asked.state !== state
    ? say("comes to {place}", { place: placeSaid(asked.state) })
    : "";
}

/** '₹850 a plate'; where that is the least, 'From ₹85,000 a function'; 'Unpaid' of nothing, where that has a word. */
export function priceSaid(search: Category["search"], paise: number, per: string | undefined): string {
  if (paise === 0 && search?.free) return say(search.free);
  const price = priceFor(paise, per);
  return search?.startsAt ? say("From {price}", { price }) : price;
}

/** The same by what a card's row holds; of none that it is told on request. */
function priceTold({ search = {} }: Category, field: NamedField | undefined, stored: unknown): string {
  if (field?.kind !== "number" || stored === undefined || stored === null || stored === "")
    return say(search.unpriced ?? ON_REQUEST);
  const paise = Number(stored);
  return priceSaid(search, paise, field.per);
}

/** What the card of a listing says of its price, by what its fields hold: for the head of its page. */
export function priceOnCard(category: Category, values: Readonly<Record<string, unknown>>): string {
  const { price } = planOf(category);
  return (
    category.search?.card?.({ ...values, photo: null })?.price ??
    priceTold(category, price, price && values[price.name])
  );
}

/** Where the first picture is one of the place or thing, it is counted with the others, as its page does. */
function withCover({ photo, _proof }: CardRow, portraits: boolean): Proof {
  const { photos } = _proof!;
  return { ..._proof!, photos: photos > 0 && photo && !portraits ? photos + 1 : photos };
}

type Asked = { state: string; districts: readonly string[] };
const EVERYWHERE: Asked = { state: "", districts: [] };

/** Under which name a row has what every card needs, which fields it tells besides, and which is the price. */
type Plan = { names: Readonly<Partial<Record<CardSource, string>>>; told: NamedField[]; price: NamedField | undefined };
const plans = new WeakMap<Category, Plan>();

/** Looked up once a category: a list makes two dozen cards. */
function planOf(category: Category): Plan {
  let plan = plans.get(category);
  if (!plan) {
    const { card, titleFrom } = category;
    const fields = named(category.fields);
    const price = fields.find(({ name }) => name === priceOf(category));
    plan = {
      // Of two names for the same the first counts.
      names: Object.fromEntries(
        Object.entries(card)
          .map(([name, source]) => [source, name])
          .toReversed(),
      ),
      told: fields.filter(
        (field) => field.card && !field.column && field !== price && !titleFrom?.includes(field.name),
      ),
      price,
    };
    plans.set(category, plan);
  }
  return plan;
}

/** What a card says of its fields, one a line. */
function factsTold({ search = {} }: Category, told: readonly NamedField[], row: CardRow): string[] {
  const { facts = {}, firstLine = [] } = search;
  const said = (field: NamedField) => {
    const words = inWords(field, row[field.name]);
    return words && (facts[field.name]?.(words, row[field.name]) ?? words);
  };
  const first = told.filter(({ name }) => firstLine.includes(name));
  const others = told.filter(({ name }) => !firstLine.includes(name));
  return [first.map(said).filter(Boolean).join(" · "), ...others.map(said)].filter(Boolean);
}

/** What the card shows of a row: its columns, then its fields marked so, one a line; price and proof apart. `asked` is where somebody looks. */
export function cardView(category: Category, row: CardRow, asked: Asked = EVERYWHERE): CardView {
  const { search = {}, titleFrom, profilePath } = category;
  const { names, told, price } = planOf(category);
  const from = (source: CardSource): unknown => {
    const name = names[source];
    return name === undefined ? undefined : row[name];
  };
  const owner = from("owner") as { _id: string; username: string } | undefined;
  const id = text(from("id"));
  const slug = text(from("column:slug")) || owner?.username || owner?._id || id;
  const city = text(from("column:city"));
  const district = text(from("column:district"));
  const state = text(from("column:state"));
  const place = search.statePlace ? placeWordsSaid(state, city, district, state) : townWordsSaid(city, district, state);
  return {
    id,
    path: profilePath(slug),
    title: titleFrom ? displayName(text(row[titleFrom[0]]), text(row[titleFrom[1]])) : text(from("column:title")),
    seed: owner?.username || id,
    place: [place, comesTo(asked, district, state)].filter(Boolean).join(" · "),
    photo: row.photo,
    ...(search.portraits ? {} : { sign: signOf(category) }),
    facts: factsTold(category, told, row),
    price: priceTold(category, price, price && (row[price.name] ?? row._proof?.price)),
    proof: row._proof ? proofWords(withCover(row, search.portraits === true)) : "",
    proven: (row._proof?.booked ?? 0) > 0 || row._proof?.papersSeen === true,
    rating: Number(from("rating") ?? 0),
    ratingCount: Number(from("ratingCount") ?? 0),
    ...search.card?.(row as never),
  };
}
