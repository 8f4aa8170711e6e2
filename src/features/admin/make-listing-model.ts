/** An application becomes a listing: in which categories, what an admin fills in, and what is assumed until its owner says otherwise. */
import { z } from "zod";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { say, text } from "../../domain/words/say.ts";
import { optionalText } from "../../domain/zod-fields.ts";
import type { Category } from "../listings/category.ts";
import { named } from "../listings/fields/field.ts";
import { formPlan } from "../listings/form-plan.ts";
import { categories } from "../registry.ts";
import { AS_REQUIRED } from "../rentals/rental-words.ts";
import { APPLIED_KINDS, type MadeCategory } from "./make-listing-words.ts";

export { APPLIED_KINDS };

/** A profile of a person is theirs to register; everything else an admin may make for whoever has applied. */
const MADE = categories.filter(({ onePerPerson }) => !onePerPerson);

type Sent = Readonly<Record<string, unknown>>;

/** What a category needs and an application does not say; the owner corrects it. */
const ASSUMED: Readonly<Record<string, (sent: Sent) => Sent>> = {
  venues: ({ capacity }) => ({
    halls: [{ name: "The whole venue", seated: capacity, floating: capacity }],
    rooms: "0",
    priceUnit: "day",
  }),
  rentals: ({ city, district }) => ({ rental: AS_REQUIRED, cities: [city || district] }),
};
/** Assumed, and not even asked. */
const UNASKED: ReadonlySet<string> = new Set(["halls", "rooms"]);
const CONTACT: ReadonlySet<string> = new Set(["city", "phone", "email"]);

/** What is asked: all that is needed, how it is reached, and a text about it. */
function asked({ fields }: Pick<Category, "fields">): string[] {
  const about = named(fields).find((field) => field.kind === "text" && field.long && !field.column);
  return named(fields).flatMap(({ name, required, column, form }) =>
    form !== false && ((required && !UNASKED.has(name)) || (column && CONTACT.has(column)) || name === about?.name)
      ? [name]
      : [],
  );
}

/** The forms of every category that a listing can be made in. */
export const madeCategories = (): MadeCategory[] =>
  MADE.map((category) => {
    const plan = formPlan(category, { only: asked(category), photos: false });
    // What is assumed and asked stands in its box.
    const assumed = Object.entries(ASSUMED[category.key]?.({}) ?? {}).filter(([name]) => name in plan.fields);
    return { key: category.key, name: say(category.plural), plan, assumed: Object.fromEntries(assumed) };
  });

/** The fields of the category stand beside these, by the names of its registration. */
export const makeListingSchema = z.looseObject({
  category: z
    .string(text("Please choose a category."))
    .refine((key) => MADE.some((one) => one.key === key), text("Please choose a category."))
    .describe(MADE.map(({ key }) => key).join(", ")),
  username: optionalText(TEXT_LENGTHS.shortText, { singleLine: true }),
  /** Shown at once; otherwise it waits in the queue. */
  approve: z.boolean("approve must be true or false.").default(false),
});
export type MadeListing = z.output<typeof makeListingSchema>;

/** The fields as they are read, with what is assumed where nothing was said. */
export function madeFields({ category, username: _owner, approve: _at, ...sent }: MadeListing): Sent {
  const said = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== "" && value !== null));
  return { ...ASSUMED[category]?.(said), ...said };
}
