/** The form by which a listing is asked, as its page gets it: plain data. */
import { language, say } from "../../domain/words/say.ts";
import type { AfterSending } from "./after-sending.ts";
import type { Category } from "../listings/category.ts";
import { enquiryOf, type EnquiryField, type EnquiryPlan } from "../listings/enquiry-description.ts";

export type ListingEnquiry = Pick<
  EnquiryPlan,
  | "path"
  | "fields"
  | "success"
  | "failure"
  | "failurePrefix"
  | "stays"
  | "title"
  | "lead"
  | "jump"
  | "submit"
  | "notSent"
> & {
  /** The field that names the listing. */
  about: EnquiryField;
  /** What stands in the fields at first, those without an input too. */
  values: Record<string, string>;
  after: AfterSending;
  /** Its id, by which its dates are looked up; absent where nothing can be. */
  listing?: string;
  /** Today in India as an ISO day. */
  today: string;
};

/** A field whose words are in the reader's language, what is missing in it among them. */
const said = (field: EnquiryField): EnquiryField => {
  const { label, missing, count, options } = field;
  return {
    ...field,
    label: say(label),
    ...(field.optional
      ? {}
      : { missing: missing === undefined ? say("{label} is required", { label: say(label) }) : say(missing) }),
    ...(field.hint === undefined ? {} : { hint: say(field.hint) }),
    ...(field.placeholder === undefined ? {} : { placeholder: say(field.placeholder) }),
    ...(options
      ? { options: options.map((one) => (typeof one === "string" ? one : { ...one, label: say(one.label) })) }
      : {}),
    ...(count ? { count: { ...count, wrong: say(count.wrong) } } : {}),
  };
};

/** What a form asks of somebody who comes with an event in mind, and of nobody else. */
export const broughtFields = (category: Pick<Category, "key" | "singular" | "enquiry" | "calendar" | "counts">) =>
  inWords((enquiryOf(category)?.fields ?? []).filter(({ brought }) => brought));

const inWords = (fields: readonly EnquiryField[]): readonly EnquiryField[] =>
  language() === "en" ? fields : fields.map(said);

/** What is asked, and what its price is for, where its owner chose that. */
type Asked = { slug: string; title: string; per?: unknown };

/** The field that names the listing. */
export const aboutField = (
  { singular }: Pick<Category, "singular">,
  { about, optional, unnamed }: Pick<EnquiryPlan, "about" | "optional" | "unnamed">,
): EnquiryField => ({ name: about, label: singular, optional, missing: unnamed });

/** What stands in a form whose price is for a day, until somebody says otherwise: as its card is reckoned. */
export const ONE_DAY = { days: "1" } as const;

/**
 * The form as everybody finds it, for what the category says of it and what its price is for; null where the category
 * has forms of its own.
 * @param today an ISO day
 */
export function emptyEnquiry(
  category: Pick<Category, "key" | "singular" | "enquiry" | "calendar" | "counts">,
  { slug, title: named, per }: Asked,
  today: string,
): ListingEnquiry | null {
  const plan = enquiryOf(category);
  if (!plan) return null;
  const byDay = plan.byDay || per === "day";
  const shown = plan.fields.filter(({ brought, name }) => !brought || (byDay && Object.hasOwn(ONE_DAY, name)));
  const { path, fields, success, failure, failurePrefix, stays, title, lead, jump, submit, notSent } = plan;
  return {
    path,
    fields: inWords(shown),
    about: aboutField(category, plan),
    values: {
      ...Object.fromEntries(fields.flatMap(({ name, otherwise }) => (otherwise ? [[name, named]] : []))),
      ...(shown.some(({ brought }) => brought) ? ONE_DAY : {}),
      [plan.about]: slug,
    },
    success: say(success),
    failure: say(failure),
    failurePrefix: say(failurePrefix),
    stays,
    title: say(title),
    lead: say(lead),
    jump: say(jump),
    submit: say(submit),
    notSent: say(notSent),
    after: {
      to: say(plan.toWhom).replace("{title}", named),
      category: category.key,
      listing: null,
      usually: null,
      needs: [],
    },
    today,
  };
}
