/** What the address of a profile brings along of an event, for the form below it: what its card was reckoned for. Pure. */
import { severalDays } from "../../domain/dates.ts";
import { pinIn } from "../../domain/pin.ts";
import { say } from "../../domain/words/say.ts";
import type { EnquiryField } from "../listings/enquiry-description.ts";
import { isAhead, whenWords } from "../listings/when-words.ts";
import { whenIn } from "../listings/when.ts";
import { broughtFields, type ListingEnquiry } from "./listing-enquiry.ts";
import { numberText } from "../../domain/typed-numbers.ts";

const wholeIn = (typed: string | null, most: number): string => {
  const digits = numberText(typed ?? "");
  return /^[1-9]\d{0,6}$/.test(digits) && Number(digits) <= most ? digits : "";
};
/** As many guests as a price is reckoned for, and hours of a day. */
const MOST = { guests: 100_000, hours: 24 } as const;

const isOption = ({ options = [] }: EnquiryField, value: string): boolean =>
  options.some((option) => (typeof option === "string" ? option : option.value) === value);

/**
 * What of it stands in the fields of a form, by their names; what is wrong in an address is left out.
 * @param today an ISO day: one that is over is asked for no more
 */
export function broughtValues(
  fields: readonly EnquiryField[],
  address: URLSearchParams,
  today: string,
): Record<string, string> {
  const named = whenIn((name) => address.get(name));
  const when = named && isAhead(named, today) ? named : undefined;
  const several = when !== undefined && severalDays(when.from, when.until) !== null;
  const has = fields.some(({ until }) => until === "eventDate");
  const long = fields.find(({ kind, fills }) => kind === "area" && !fills);
  const valueOf = (field: EnquiryField): string => {
    if (field.fills === "eventDate") return when?.from ?? "";
    if (field.until) return when && several ? when.until : "";
    if (field.guests || field.many) return wholeIn(address.get("guests"), MOST.guests);
    if (field.pin) return pinIn(address.get("pin") ?? "");
    if (field.brought && field.name === "days" && several) return String(severalDays(when.from, when.until));
    if (field.count) return wholeIn(address.get(field.name), field.count.most);
    if (field.name === "slot") return when?.slot && isOption(field, when.slot) ? when.slot : "";
    // A day alone is asked for by most forms: that it takes several is said in words.
    if (field === long)
      return when && several && !has ? say("For {what}", { what: whenWords({ ...when, slot: "" }) }) : "";
    return "";
  };
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = valueOf(field);
      return value ? [[field.name, value]] : [];
    }),
  );
}

/**
 * The fields of a form, those of `asked` beside the date for which an address brings something along, and what stands in
 * all of them by that.
 */
export function broughtInto(
  fields: readonly EnquiryField[],
  asked: readonly EnquiryField[],
  address: URLSearchParams,
  today: string,
): { fields: readonly EnquiryField[]; brought: Record<string, string> } {
  const brought = broughtValues([...fields, ...asked], address, today);
  const said = asked.filter(({ name }) => brought[name] && !fields.some((field) => field.name === name));
  return {
    fields: fields.flatMap((field) => (field.fills === "eventDate" ? [field, ...said] : [field])),
    brought,
  };
}

/** A form with what an address brings along of the event standing in it. */
export function withBrought(
  form: Pick<ListingEnquiry, "fields" | "values" | "today">,
  category: Parameters<typeof broughtFields>[0],
  address: URLSearchParams,
): Pick<ListingEnquiry, "fields" | "values"> {
  const { fields, brought } = broughtInto(form.fields, broughtFields(category), address, form.today);
  return { fields, values: { ...form.values, ...brought } };
}
