import type { EnquiryColumn, EnquiryField } from "../listings/enquiry-description.ts";

const KNOWN = ["name", "email", "phone", "state", "district", "city"] as const satisfies readonly EnquiryColumn[];

/** Of somebody who is signed in, what the site knows, by the columns of an enquiry; '' for what it does not. */
export type Me = Record<(typeof KNOWN)[number], string> & {
  /** What the districts of the state are called, where the page is in another language. */
  districtsSaid?: Readonly<Record<string, string>> | undefined;
  /** Town and state as the page calls them. */
  townSaid?: string | undefined;
};

/** What stands in the fields at first: what the site knows, nothing in the others. */
export function knownValues(
  fields: readonly Pick<EnquiryField, "name" | "fills">[],
  me: Me | null,
): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ name, fills }) => {
      const column = KNOWN.find((one) => one === fills);
      return [name, (column && me?.[column]) ?? ""];
    }),
  );
}

/** 'Indore, Madhya Pradesh', for a field that asks for town and state in one. */
export const townAndState = (me: Me | null): string => me?.townSaid ?? [me?.city, me?.state].filter(Boolean).join(", ");
