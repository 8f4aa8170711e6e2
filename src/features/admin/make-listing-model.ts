/** An application becomes a listing: what an admin fills in. Pure, for the form and the call alike. */
import { z } from "zod";
import { PLANNER_KINDS } from "../../domain/event-types.ts";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { isDistrict, isState } from "../../domain/places/places.ts";
import { optionalEmail, optionalMobile, optionalText, requiredText } from "../../domain/zod-fields.ts";
import { RENTAL_CATEGORIES } from "../rentals/rental-category.ts";
import { AS_REQUIRED } from "../rentals/rental-words.ts";
import { PRICE_UNITS, VENUE_KINDS, type VenueAttributes } from "../venues/venue-category.ts";
import { APPLIED_KINDS, MADE_CATEGORIES, type MadeCategory } from "./make-listing-words.ts";

export { APPLIED_KINDS, MADE_CATEGORIES };

const KINDS: Record<MadeCategory, readonly string[]> = { venues: VENUE_KINDS, planners: PLANNER_KINDS, rentals: RENTAL_CATEGORIES };

const line = (message: string, max: number = TEXT_LENGTHS.shortText) => requiredText(message, { max, singleLine: true });
const whole = (message: string, max: number) => z.preprocess((value) => (value === "" || value === null ? undefined : value), z.coerce.number(message).int(message).min(1, message).max(max, message).optional());

export const makeListingSchema = z
  .object({
    category: z.enum(MADE_CATEGORIES, "Please choose a category."),
    title: line("Title is required"),
    kind: line("Please choose the kind."),
    state: line("Please choose the state."),
    district: line("Please choose the district."),
    city: optionalText(TEXT_LENGTHS.shortText, { singleLine: true }),
    phone: optionalMobile("Please enter a valid 10-digit mobile number"),
    email: optionalEmail("Please enter a valid email address"),
    description: optionalText(TEXT_LENGTHS.longText),
    username: optionalText(TEXT_LENGTHS.shortText, { singleLine: true }),
    /** Shown at once; otherwise it waits in the queue. */
    approve: z.boolean("approve must be true or false.").default(false),
    /** Venues alone. */
    capacity: whole("Please enter the number of guests.", 100_000),
    priceUnit: z.enum(PRICE_UNITS, "Please choose what the price is for.").default("day"),
    /** Rupees for a plate or a day. */
    price: whole("Please enter the price in rupees.", 100_000_000),
  })
  .superRefine(({ category, kind, state, district, capacity, price }, context) => {
    const issue = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (!KINDS[category].includes(kind)) issue("kind", "Please choose the kind from the list.");
    if (!isState(state)) issue("state", "Please choose the state from the list.");
    else if (!isDistrict(state, district)) issue("district", `There is no district of this name in ${state}.`);
    if (category === "venues" && capacity === undefined) issue("capacity", "Please enter the number of guests.");
    if (category === "venues" && price === undefined) issue("price", "Please enter the price in rupees.");
  });
export type MadeListing = z.output<typeof makeListingSchema>;

/** What the category keeps of it; the owner adds the rest. */
export function attributesOf({ category, kind, city, district, description, capacity = 1, priceUnit, price = 0 }: MadeListing): Record<string, unknown> {
  switch (category) {
    case "venues":
      return {
        kind: kind as VenueAttributes["kind"], capacity, halls: [{ name: "The whole venue", seated: capacity, floating: capacity }], priceUnit, price: price * 100, nonVegPrice: null, rooms: 0, amenities: [], rules: [], description,
      } satisfies VenueAttributes;
    case "planners":
      return { kinds: [kind], experience: "", events: "", languages: [], summary: description };
    case "rentals":
      return { itemCategory: kind, brand: "", rental: AS_REQUIRED, uses: [], cities: [city || district], description };
  }
}
