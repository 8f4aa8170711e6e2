/** Calendars elsewhere: what their forms take, and in which words their troubles are told. Pure. */
import { z } from "zod";
import { webLink } from "../../domain/web-links.ts";
import { requiredText } from "../../domain/zod-fields.ts";
import { text } from "../../domain/words/say.ts";

export const MOST_FEEDS = 3;
const MOST_NAME = 40;
const MOST_ADDRESS = 2_000;
/** After so many failures in a row, which are about as many hours, their owner's bell says so, once. */
export const TOLD_AFTER = 3;

export const FEED_MESSAGES = {
  name: text("Name this calendar, such as Google."),
  address: text(
    "Please enter the https address of a calendar, such as https://calendar.google.com/calendar/ical/…/basic.ics.",
  ),
  many: text("A listing reads at most 3 other calendars. Remove one first."),
  twice: text("This calendar is read already."),
  added: text("We read this calendar from now on, once an hour."),
  removed: text("This calendar is read no more."),
  made: text("Your link works."),
  ended: text("The link works no more."),
  which: "feed must be the id of a calendar that is read.",
  noFeed: text("There is no such calendar."),
  dead: text("This link does not work any more."),
} as const;

/** 'webcal://…' is how calendars hand out their https address. */
const addressOf = (text: string): string | null => webLink(text.trim().replace(/^webcals?:\/\//i, "https://"));

export const feedSchema = z.object({
  name: requiredText(FEED_MESSAGES.name, { max: MOST_NAME, singleLine: true }).describe("As its owner calls it"),
  address: z
    .string(FEED_MESSAGES.address)
    .max(MOST_ADDRESS, FEED_MESSAGES.address)
    .transform((text, context) => {
      const address = addressOf(text);
      if (address !== null) return address;
      context.addIssue({ code: "custom", message: FEED_MESSAGES.address });
      return z.NEVER;
    })
    .meta({
      description: "Of an iCalendar file on the public internet: https, or webcal which is read as https",
      examples: ["https://calendar.google.com/calendar/ical/meera%40example.com/private-0123/basic.ics"],
    }),
});
export type FeedForm = z.output<typeof feedSchema>;

/** Why a calendar elsewhere was not read, in words for its owner. */
export const FEED_TROUBLES = {
  address: text("The address leads to something that is no https address of a public host."),
  private: text("Behind this address is nothing on the public internet."),
  unknown: text("There is no such host. Please check the address."),
  unreachable: text("The other side could not be reached."),
  slow: text("The other side took longer than ten seconds."),
  large: text("The calendar is larger than 10 MB."),
  refused: text("The other side did not hand it out. The address may have been renewed there: copy it anew."),
  moved: text("The address leads on to another one, and that to a third. Give the last one."),
  notCalendar: text("What we were given is no calendar. Copy the address that ends in .ics."),
  unclear: text("An entry of this calendar is written in a way that we cannot read."),
  tangled: text("The calendar holds more than we can read."),
} as const;
export type FeedTrouble = keyof typeof FEED_TROUBLES;

/**
 * Of the column `trouble`: null while the last reading went well, and a key of another version of this list counts as
 * none.
 */
export const isFeedTrouble = (text: string | null): text is FeedTrouble =>
  text !== null && Object.hasOwn(FEED_TROUBLES, text);

/** When somebody is busy elsewhere: instants in milliseconds; whole days as `spanOf` has them. */
export type OutsideEntry = { from: number; to: number; wholeDay: boolean };
