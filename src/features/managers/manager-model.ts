/**
 * What a volunteer manager's form holds: one definition for the browser's form and the server's calls.
 * Photos are not in it: the browser keeps them as files, the server as uploads.
 */
import { z } from "zod";
import { COUNTS, TEXT_LENGTHS } from "../../domain/limits.ts";
import { normaliseMobile } from "../../domain/phone.ts";
import { canonicalDistrict, canonicalState } from "../../domain/places/places-search.ts";
import { webLink } from "../../domain/web-links.ts";
import { email, indianMobile, optionalText, requiredText } from "../../domain/zod-fields.ts";
import { MANAGER_MESSAGES as TEXT, MANAGER_REQUIRED as REQUIRED, SOCIAL_NAMES, type SocialName } from "./manager-messages.ts";

export * from "./manager-messages.ts";
export type * from "./manager-types.ts";

const line = (message: string, max: number = TEXT_LENGTHS.shortText) => requiredText(message, { max, singleLine: true });

/** The canonical name of a state; aliases ('Orissa') are understood. */
const state = line(REQUIRED.addressState).transform((text, context): string => {
  const found = canonicalState(text);
  if (!found) context.addIssue({ code: "custom", message: TEXT.state });
  return found ?? z.NEVER;
});

/** A WhatsApp number becomes its chat's address. */
function whatsappAddress(text: string): string | null {
  const mobile = normaliseMobile(text);
  return mobile ? `https://wa.me/${mobile.slice(1)}` : webLink(text);
}

/** An optional address, made whole by `read`; '' when absent. */
const link = (read: (text: string) => string | null, message: string) =>
  optionalText(TEXT_LENGTHS.url, { singleLine: true }).transform((text, context): string => {
    const found = text === "" ? "" : read(text);
    if (found === null) context.addIssue({ code: "custom", message });
    return found ?? z.NEVER;
  });

const socialLinks = z.object(Object.fromEntries(SOCIAL_NAMES.map((name) => [name, name === "whatsapp" ? link(whatsappAddress, TEXT.whatsapp) : link(webLink, TEXT.link)])) as Record<SocialName, ReturnType<typeof link>>);

/** Field by field (spec 001 sections 3, 5 and 9; DECISIONS 14). */
export const managerFields = {
  fullName: line(REQUIRED.fullName, TEXT_LENGTHS.fullName),
  CompanyName: optionalText(TEXT_LENGTHS.company, { singleLine: true }),
  mobile: indianMobile(TEXT.mobile, { requiredMessage: REQUIRED.mobile }),
  email: email(TEXT.email, { requiredMessage: REQUIRED.email }),
  addressState: state,
  addressDistrict: line(REQUIRED.addressDistrict),
  experienceYears: line(REQUIRED.experienceYears, 20),
  totalEventCount: line(REQUIRED.totalEventCount, 20),
  experience: requiredText(REQUIRED.experience, { max: TEXT_LENGTHS.longText }),
  professionalSummary: optionalText(TEXT_LENGTHS.longText),
  videos: z
    .array(link(webLink, TEXT.video))
    .transform((links) => [...new Set(links.filter((one) => one !== ""))])
    .pipe(z.array(z.string()).max(COUNTS.videoLinks, TEXT.tooManyVideos)),
  socialLinks,
  showEmail: z.boolean(),
};

type Parsed = z.output<z.ZodObject<typeof managerFields>>;

/** The rule between fields: the district belongs to the state. */
export function settleManager<T extends Parsed>(form: T, context: z.core.$RefinementCtx<T>): T {
  const district = canonicalDistrict(form.addressState, form.addressDistrict);
  if (!district) context.addIssue({ code: "custom", path: ["addressDistrict"], message: TEXT.district, input: form });
  return { ...form, addressDistrict: district ?? form.addressDistrict };
}

export const managerSchema = z.object(managerFields).transform(settleManager);

/** What the form's inputs hold while being filled in. */
export type ManagerFormValues = { [Name in Exclude<keyof typeof managerFields, "videos" | "socialLinks" | "showEmail">]: string } & { videos: string[]; socialLinks: Record<SocialName, string>; showEmail: boolean };
/** What a valid form says: trimmed, canonical. */
export type ManagerInput = z.output<typeof managerSchema>;

const noLinks = () => Object.fromEntries(SOCIAL_NAMES.map((name) => [name, ""])) as Record<SocialName, string>;

/** An empty form; `known` is what the account or the profile knows already. */
export function managerValues({ socialLinks: links, ...known }: Partial<ManagerFormValues> = {}): ManagerFormValues {
  return {
    fullName: "", CompanyName: "", mobile: "", email: "", addressState: "", addressDistrict: "", experienceYears: "", totalEventCount: "", experience: "", professionalSummary: "",
    videos: [], showEmail: true, ...known, socialLinks: { ...noLinks(), ...links },
  };
}

/** The text part of the multipart body (spec 001 section 7): `socialLinks[…]` at registration, JSON text at edit. */
export function managerFormData({ videos, socialLinks: links, ...form }: ManagerInput, { editing }: { editing: boolean }): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.append(name, String(value));
  // An empty entry says that there are none; only present ones are stored.
  for (const video of videos.length > 0 ? videos : [""]) body.append("videos[]", video);
  if (editing) body.append("socialLinks", JSON.stringify(links));
  else for (const [name, value] of Object.entries(links)) body.append(`socialLinks[${name}]`, value);
  return body;
}
