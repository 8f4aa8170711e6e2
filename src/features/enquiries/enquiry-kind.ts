/** What makes one kind of enquiry differ from another: data, filled in enquiry-kinds.ts and the files beside it. */
import type { z } from "zod";

/** The columns that enquiries of all kinds share, beside name and phone. */
type Column = "email" | "eventType" | "eventDate" | "state" | "district" | "city";

/** Who is asked, besides the site's inbox, which is told of everything (DECISIONS 20). */
export type RecipientRule =
  /** The owner of a listing, found by the slug in `field`; `optional`: without a slug it goes to the inbox alone. */
  | { rule: "listing"; category: string; field: string; oneself: string; optional?: true }
  /**
   * Everybody of the category who works in the district, without the sender's contact data (DECISIONS 19), and those of
   * `leads` who live there: they bring others, and say how many.
   */
  | { rule: "area"; category: string; leads: string }
  | { rule: "inbox" };

/**
 * What a detail is called. `long` is free text: left out of the confirmation, which goes to an unproven address. `money`
 * is kept as paise, or as the words that were no amount. `words`: what a kept value is called.
 */
export type Detail = {
  label: string;
  long?: true;
  money?: true;
  /** An ISO day. */ day?: true;
  /** A part of the day, which may be hours. */ hours?: true;
  words?: Readonly<Record<string, string>>;
};

export type EnquiryKind = {
  key: string;
  /** Path of its call, in the spelling of API.md. */
  path: string;
  /** For people: 'Booking request'. */
  label: string;
  /** What one of the category is called, where the label is made of it: 'Venue'. */
  of?: string;
  /** What the sender does, after the name: 'asks to book you'. */
  asks: string;
  schema: z.ZodObject | z.ZodType<Record<string, unknown>>;
  /** Fields that must be sent; named in `missingFields` where they are not. */
  required: readonly string[];
  /** The message of the whole where one of them is missing. */
  missingMessage: string;
  success: { status: 200 | 201; message: string };
  to: RecipientRule;
  /** Which field fills which column. */
  columns: { name: string; phone: string } & Partial<Record<Column, string>>;
  /** The other fields, kept as details. */
  details: Record<string, Detail>;
  /** Fields that are the title of the listing that is asked for, where they are left empty. */
  named?: readonly string[];
  /** Takes a multipart body with one photo, which may be absent. */
  photo?: { field: string; maxBytes: number; tooLarge: string; tooMany: string };
};
