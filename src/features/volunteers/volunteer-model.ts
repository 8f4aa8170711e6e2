/**
 * What a volunteer's form holds: one definition for the browser's form and the server's call.
 * Photos are not in it: the browser keeps them as files, the server as uploads.
 */
import { z } from "zod";
import { EDUCATION_LEVELS, GENDERS, SKILL_LEVELS, YES_NO } from "../../domain/event-types.ts";
import { COUNTS, VOLUNTEER_LENGTHS as MAX } from "../../domain/limits.ts";
import { autoCapitalise } from "../../domain/names.ts";
import { canonicalDistrict, canonicalState } from "../../domain/places/places-search.ts";
import { adultDob, email, optionalMobile, optionalText, pin, requiredText } from "../../domain/zod-fields.ts";
import { VOLUNTEER_MESSAGES as TEXT, VOLUNTEER_REQUIRED as REQUIRED } from "./volunteer-messages.ts";

export * from "./volunteer-messages.ts";
export type * from "./volunteer-types.ts";

/** A choice of a closed list: one message for none, another for a foreign one. */
const choice = <const T extends readonly [string, ...string[]]>(list: T, missing: string, foreign: string) =>
  z.string({ error: missing }).trim().min(1, missing).pipe(z.enum(list, { error: foreign }));

/** The canonical name of a state; aliases ('Orissa') are understood. */
const state = (missing: string) =>
  requiredText(missing, { max: 100, singleLine: true }).transform((text, context): string => {
    const found = canonicalState(text);
    if (!found) context.addIssue({ code: "custom", message: TEXT.state });
    return found ?? z.NEVER;
  });

const personName = (message: string, max: number) => requiredText(message, { max, singleLine: true }).transform(autoCapitalise);

const skill = z.object({
  skill: requiredText(TEXT.skillName, { max: MAX.skill, singleLine: true }),
  level: choice(SKILL_LEVELS, TEXT.skillLevel, TEXT.skillLevel),
});

/** Field by field (spec 001 sections 3, 5 and 9; DECISIONS 7, 15 and 25). */
export const volunteerFields = {
  firstName: personName(REQUIRED.firstName, MAX.firstName),
  lastName: personName(REQUIRED.lastName, MAX.lastName),
  email: email(TEXT.email, { requiredMessage: REQUIRED.email, max: MAX.email }),
  phone: optionalMobile(TEXT.phone),
  dob: adultDob(REQUIRED.dob),
  gender: choice(GENDERS, REQUIRED.gender, TEXT.gender),
  address: requiredText(REQUIRED.address, { max: MAX.address }),
  addressState: state(REQUIRED.addressState),
  addressDistrict: requiredText(REQUIRED.addressDistrict, { max: 100, singleLine: true }),
  city: optionalText(MAX.city, { singleLine: true }),
  zipCode: pin(),
  educationLevel: choice(EDUCATION_LEVELS, REQUIRED.educationLevel, TEXT.educationLevel),
  degree: optionalText(MAX.degree, { singleLine: true }),
  exprience: optionalText(MAX.exprience),
  profileSummary: optionalText(MAX.profileSummary),
  hasExhibition: z.enum(YES_NO, { error: TEXT.yesNo }),
  exhibitionName: optionalText(MAX.exhibitionName, { singleLine: true }),
  exhibitionDesc: optionalText(MAX.exhibitionDesc),
  hasAward: z.enum(YES_NO, { error: TEXT.yesNo }),
  awards: z
    .array(optionalText(MAX.award, { singleLine: true }))
    .transform((titles) => titles.filter((title) => title !== ""))
    .pipe(z.array(z.string()).max(COUNTS.awards, TEXT.tooManyAwards)),
  skills: z.array(skill).max(COUNTS.skills, TEXT.tooManySkills),
  selectedState: state(REQUIRED.selectedState),
  selectedDistricts: z.array(z.string({ error: TEXT.district }), { error: TEXT.selectDistrict }).min(1, TEXT.selectDistrict).max(200, TEXT.district),
  showPhone: z.boolean(),
  showEmail: z.boolean(),
  showAddress: z.boolean(),
  showDob: z.boolean(),
};

type Parsed = z.output<z.ZodObject<typeof volunteerFields>>;

/** The rules between fields: districts belong to their states, and a 'No' empties what it hides. */
export function settleVolunteer<T extends Parsed>(form: T, context: z.core.$RefinementCtx<T>): T {
  const refuse = (field: string) => context.addIssue({ code: "custom", path: [field], message: TEXT.district, input: form });
  const addressDistrict = canonicalDistrict(form.addressState, form.addressDistrict);
  if (!addressDistrict) refuse("addressDistrict");
  const districts = form.selectedDistricts.map((district) => canonicalDistrict(form.selectedState, district));
  if (districts.includes(null)) refuse("selectedDistricts");
  const exhibition = form.hasExhibition === "Yes";
  return {
    ...form,
    addressDistrict: addressDistrict ?? form.addressDistrict,
    selectedDistricts: [...new Set(districts.filter((district) => district !== null))],
    exhibitionName: exhibition ? form.exhibitionName : "",
    exhibitionDesc: exhibition ? form.exhibitionDesc : "",
    awards: form.hasAward === "Yes" ? form.awards : [],
  };
}

/** The edit form. */
export const volunteerSchema = z.object(volunteerFields).transform(settleVolunteer);
/** The registration form: the same, and the terms accepted. */
export const volunteerRegistrationSchema = z
  .object({ ...volunteerFields, termsAccepted: z.boolean().refine((accepted) => accepted, TEXT.terms) })
  .transform(settleVolunteer);

/** What the form's inputs hold while being filled in. */
export type VolunteerFormValues = z.input<typeof volunteerSchema>;
/** What a valid form says: trimmed, capitalised, canonical. */
export type VolunteerInput = z.output<typeof volunteerSchema>;

/** An empty form; `known` is what the account knows already. */
export function emptyVolunteerForm(known: Partial<VolunteerFormValues> = {}): VolunteerFormValues & { termsAccepted: boolean } {
  return {
    firstName: "", lastName: "", email: "", phone: "", dob: "", gender: "", address: "", addressState: "", addressDistrict: "", city: "",
    zipCode: "", educationLevel: "", degree: "", exprience: "", profileSummary: "", hasExhibition: "No", exhibitionName: "", exhibitionDesc: "",
    hasAward: "No", awards: [], skills: [], selectedState: "", selectedDistricts: [],
    showPhone: true, showEmail: true, showAddress: true, showDob: true, termsAccepted: false, ...known,
  };
}

/** The text part of the multipart body of a valid form; the caller appends the photos. */
export function volunteerFormData(form: VolunteerInput & { termsAccepted?: boolean }): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.append(name, Array.isArray(value) ? JSON.stringify(value) : String(value ?? ""));
  return body;
}
