/** What a page needs to ask for a category's fields: plain data, made on the server and handed to the page. */
import { say, text } from "../../domain/words/say.ts";
import {
  REGISTERED,
  type Category,
  type CategoryMessages,
  type FormButtons,
  type FormSection,
  type FormStep,
  type PhotoRule,
} from "./category.ts";
import { askedFields } from "./fields/field-values.ts";
import { named, type Fields } from "./fields/field.ts";
import { saidFields } from "./fields/said-fields.ts";
import { OWN_LISTING_TEXT } from "./own-listing-words.ts";

export type FormPlan = {
  category: string;
  fields: Fields;
  /** What the districts of the states in its fields are called, where the page is in another language. */
  districtsSaid?: Readonly<Record<string, string>> | undefined;
  steps: readonly FormStep[];
  /** Null: this form has no photos. */
  photos: { profile: PhotoRule; gallery: PhotoRule } | null;
  /** The field in which an edit names the gallery photos that stay. */
  kept: string;
  terms: string | null;
  /** By default 'Register' and 'Save changes'. */
  buttons: FormButtons;
  messages: Pick<
    CategoryMessages,
    "registered" | "updated" | "registrationFailed" | "updateFailed" | "fillAll" | "fixErrors" | "photoRequired"
  >;
};

/** Photos, or the fields of a person that stand in the columns that all listings share. */
const PLACE = new Set(["state", "district", "city", "pin", "address"]);
const CONTACT = new Set(["phone", "email"]);

/** About it, where it is, how we reach who keeps it. */
function defaultSteps({ singular, placeStep }: Category, fields: Fields): FormStep[] {
  const all = named(fields);
  const of = (wanted: (column: string | undefined) => boolean) =>
    all.filter(({ column }) => wanted(column)).map(({ name }) => name);
  const step = (section: FormSection): FormStep => ({ title: section.title, sections: [section] });
  return [
    step({ title: singular, fields: of((column) => column === undefined || column === "title") }),
    step({
      title: placeStep ?? text("Where you work"),
      fields: of((column) => column !== undefined && PLACE.has(column)),
    }),
    {
      title: text("Photos and contact"),
      photos: true,
      sections: [
        { title: text("How we reach you"), fields: of((column) => column !== undefined && CONTACT.has(column)) },
      ],
    },
  ];
}

/**
 * The form of a category.
 * @param only the fields of a form that asks for some alone
 * @param photos false where it brings none
 */
export function formPlan(
  category: Category,
  { only, photos = true }: { only?: readonly string[]; photos?: boolean } = {},
): FormPlan {
  const asked = askedFields(category.fields);
  const fields = only
    ? Object.fromEntries(only.flatMap((name) => (asked[name] ? [[name, asked[name]] as const] : [])))
    : asked;
  const { registered, updated, registrationFailed, updateFailed, fillAll, fixErrors, photoRequired } =
    category.messages;
  const steps = (category.steps ?? defaultSteps(category, fields))
    .map((step) => ({
      ...step,
      title: say(step.title),
      sections: step.sections
        .map((section) => ({
          ...section,
          title: say(section.title),
          ...(section.lead ? { lead: say(section.lead) } : {}),
          fields: section.fields.filter((name) => name in fields),
        }))
        .filter((section) => section.fields.length > 0 || (section.photos && photos)),
    }))
    .filter((step) => step.sections.length > 0);
  const said = (rule: PhotoRule): PhotoRule => ({
    ...rule,
    tooMany: say(rule.tooMany),
    tooLarge: say(rule.tooLarge),
    ...(rule.label ? { label: say(rule.label) } : {}),
    ...(rule.hint ? { hint: say(rule.hint) } : {}),
  });
  const { buttons = { register: text("Register"), save: text("Save changes") } } = category;
  return {
    category: category.key,
    fields: saidFields(fields),
    steps,
    photos: photos ? { profile: said(category.photos.profile), gallery: said(category.photos.gallery) } : null,
    kept: category.names.kept,
    terms: category.terms ? say(category.terms) : null,
    buttons: {
      register: say(buttons.register),
      save: say(buttons.save),
      ...(buttons.registering ? { registering: say(buttons.registering) } : {}),
      ...(buttons.saving ? { saving: say(buttons.saving) } : {}),
    },
    messages: {
      registered: say(registered ?? REGISTERED),
      updated: say(updated ?? OWN_LISTING_TEXT.updated),
      ...(registrationFailed ? { registrationFailed: say(registrationFailed) } : {}),
      ...(updateFailed ? { updateFailed: say(updateFailed) } : {}),
      ...(fillAll ? { fillAll: say(fillAll) } : {}),
      ...(fixErrors ? { fixErrors: say(fixErrors) } : {}),
      ...(photoRequired ? { photoRequired: say(photoRequired) } : {}),
    },
  };
}

/** The step in which the photos stand: the last one unless another, or one of its sections, says so. */
export function stepOfPhotos(steps: readonly FormStep[]): number {
  const at = steps.findIndex((step) => step.photos ?? step.sections.some((section) => section.photos));
  return at < 0 ? steps.length - 1 : at;
}

/** The step that holds a field; `skills.0.level` stands where `skills` stands. The last one for photos, terms and what is unknown. */
export function stepOfField({ steps, photos }: Pick<FormPlan, "steps" | "photos">, name: string): number {
  const head = name.split(".")[0] ?? "";
  const last = steps.length - 1;
  if (head === photos?.profile.field || head === photos?.gallery.field) return stepOfPhotos(steps);
  const found = steps.findIndex(({ sections }) => sections.some(({ fields }) => fields.includes(head)));
  return found < 0 ? last : found;
}

/** Where a field stands in the whole form, for sorting. */
export function placeOfField({ steps, photos }: Pick<FormPlan, "steps" | "photos">, name: string): number {
  const pair = photos ? [photos.profile.field, photos.gallery.field] : [];
  const withPhotos = stepOfPhotos(steps);
  const order = steps.flatMap(({ sections }, step) => {
    const inSection = sections.some((section) => section.photos);
    return [
      ...(step === withPhotos && !inSection ? pair : []),
      ...sections.flatMap((section) => [...(section.photos ? pair : []), ...section.fields]),
    ];
  });
  const at = order.indexOf(name.split(".")[0] ?? "");
  return at < 0 ? order.length : at;
}

/** The number of a step from a page's hash (`#step-3` is 2); 0 for anything else. */
export function stepOfHash(steps: readonly FormStep[], hash: string): number {
  const wanted = Number(/^#step-(\d)$/.exec(hash)?.[1] ?? 1) - 1;
  return wanted >= 0 && wanted < steps.length ? wanted : 0;
}
