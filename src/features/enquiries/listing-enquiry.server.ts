import type { Actor } from "../../domain/actor.ts";
import { todayIST } from "../../domain/dates.ts";
import { notFound } from "../../domain/errors.ts";
import { say, text } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { pageContext } from "../../platform/pages/page-context.server.ts";
import { choicesOf } from "../calendar/calendar-facts.server.ts";
import { partLabel } from "../calendar/calendar-model.ts";
import { priceFields, type Category } from "../listings/category.ts";
import { WHOLE_VENUE, type EnquiryField } from "../listings/enquiry-description.ts";
import { approvedById, attributeOf } from "../listings/listing-lookup.server.ts";
import { categories, categoryOf } from "../registry.ts";
import { afterSending } from "./after-sending.server.ts";
import { withBrought } from "./brought-brief.ts";
import { emptyEnquiry, type ListingEnquiry } from "./listing-enquiry.ts";
import { knownOf } from "./me.server.ts";
import { knownValues } from "./me.ts";

type Asking = { deps: Deps; actor: Actor | null };
/** Its own fields, where they are known. */
type Listing = { id: string; slug: string; title: string; attributes?: Readonly<Record<string, unknown>> };

/**
 * The form of a listing's page, filled in as far as the visitor and the event that the address speaks of are known; null
 * where its category has forms of its own.
 */
export const listingEnquiry = (
  args: Parameters<typeof pageContext>[0] & { request: Request },
  category: Category,
  listing: Listing,
) => enquiryAbout(pageContext(args), category, listing, new URL(args.request.url).searchParams);

type PartChoice = { value: string; label: string };
const partsOf = ({ slots, ownSlots }: Awaited<ReturnType<typeof choicesOf>>): PartChoice[] =>
  slots.filter((slot) => slot !== "whole").map((value) => ({ value, label: partLabel(value, ownSlots) }));

/** The parts of the day that a listing's calendar offers, for forms that ask beside their date; none where there is no choice. */
export async function partChoices(deps: Pick<Deps, "database" | "now">, listingId: string): Promise<PartChoice[]> {
  const parts = partsOf(await choicesOf(deps, listingId));
  return parts.length > 1 ? parts : [];
}

/** What a listing's calendar offers no choice of is not asked for. */
async function offeredFields(
  deps: Deps,
  fields: readonly EnquiryField[],
  listingId: string,
): Promise<readonly EnquiryField[]> {
  if (!fields.some(({ name }) => name === "slot" || name === "hall")) return fields;
  const choices = await choicesOf(deps, listingId);
  const { halls } = choices;
  const offered: Readonly<Record<string, readonly PartChoice[]>> = {
    slot: partsOf(choices),
    hall: [...halls, ...(halls.length > 1 ? [WHOLE_VENUE] : [])].map((value) => ({
      value,
      label: value === WHOLE_VENUE ? say("The whole venue") : value,
    })),
  };
  return fields.flatMap((field) => {
    const options = Object.hasOwn(offered, field.name) ? offered[field.name]! : null;
    if (!options) return [field];
    return options.length > 1 ? [{ ...field, options }] : [];
  });
}

/** The same for whoever asks for it by a call. @param address what is known of the event, as cards say it */
export async function enquiryAbout(
  { deps, actor }: Asking,
  category: Category,
  listing: Listing,
  address = new URLSearchParams(),
): Promise<ListingEnquiry | null> {
  const today = todayIST(deps.now());
  const { unit } = priceFields(category);
  const form = emptyEnquiry(category, { ...listing, per: unit && listing.attributes?.[unit.name] }, today);
  if (!form) return null;
  const offered = await offeredFields(deps, form.fields, listing.id);
  const { fields, values } = withBrought({ ...form, fields: offered }, category, address);
  return {
    ...form,
    fields,
    listing: listing.id,
    values: { ...knownValues(fields, await knownOf({ deps, actor })), ...values },
    after: await afterSending(deps, category, { id: listing.id, to: form.after.to }),
  };
}

/**
 * The form by which an approved listing of any category is asked: for what opens it after the page.
 * @param address what the page's own says of the event
 * @throws 404 for one that is not shown, or whose category has forms of its own
 */
export async function enquiryFormOf(
  deps: Deps,
  actor: Actor | null,
  listingId: string,
  address: URLSearchParams,
): Promise<ListingEnquiry> {
  const found = await approvedById(
    deps.database.reads,
    categories.map(({ key }) => key),
    listingId,
  );
  const category = found && categoryOf(found.category);
  const { unit } = category ? priceFields(category) : {};
  const enquiry =
    found &&
    category &&
    (await enquiryAbout(
      { deps, actor },
      category,
      {
        id: found.id,
        slug: found.slug || (found.ownerId ?? found.id),
        title: found.title,
        attributes: unit ? { [unit.name]: await attributeOf(deps.database.reads, found.id, unit.name) } : {},
      },
      address,
    ));
  if (!enquiry) throw notFound(text("Listing not found."));
  return enquiry;
}
