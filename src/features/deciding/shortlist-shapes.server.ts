/** What the calls about shortlists take and answer. */
import { z } from "zod";
import type { ShortlistView } from "./shortlist-model.ts";
import { EXAMPLE_LISTING } from "../listings/listing-example.ts";

export const byToken = z.object({ token: z.string().describe("The last part of a link") });

const entry = z.object({
  id: z.string(),
  closed: z.boolean().describe("It is not shown any more"),
  title: z.string(),
  path: z.string().nullable(),
  place: z.string(),
  price: z.string(),
  proof: z.string(),
  rating: z.number(),
  ratingCount: z.number(),
  votes: z.array(z.string()).describe("First names"),
  mine: z.array(z.string()).describe("Names under which this browser has voted for it"),
});

const list = z.object({
  mayEdit: z.boolean(),
  own: z.boolean().describe("It belongs to the account of whoever asks"),
  free: z.boolean().describe("It belongs to no account yet"),
  until: z.string().meta({ format: "date-time" }).describe("Until then its links work"),
  links: z
    .object({ edit: z.string().nullable(), read: z.string().nullable() })
    .nullable()
    .describe("For whoever may edit"),
  count: z.number(),
  groups: z.array(z.object({ category: z.string(), label: z.string(), path: z.string(), listings: z.array(entry) })),
});

const EXAMPLE: z.input<typeof list> = {
  mayEdit: true,
  own: false,
  free: true,
  until: "2027-05-24T06:00:00.000Z",
  links: {
    edit: "https://mandap.example/s/qBkVAfVxFI7iWp-dR0JF1g",
    read: "https://mandap.example/s/0vH3sX8cVZq2mJmN8uQ0gA",
  },
  count: 1,
  groups: [
    {
      category: "venues",
      label: "Venues",
      path: "/VenueBooking",
      listings: [
        {
          id: EXAMPLE_LISTING,
          closed: false,
          title: "Rang Mahal",
          path: "/venue/rang-mahal",
          place: "Indore, Madhya Pradesh",
          price: "₹850 a plate",
          proof: "Answers in 2 h · 14 weddings here",
          rating: 4.6,
          ratingCount: 23,
          votes: ["Asha"],
          mine: [],
        },
      ],
    },
  ],
};

export const currentBody = z
  .object({ success: z.literal(true), list: list.nullable().describe("Null where nothing is saved yet") })
  .meta({ examples: [{ success: true, list: EXAMPLE }] });
export const sharedBody = z
  .object({ success: z.literal(true), list })
  .meta({ examples: [{ success: true, list: { ...EXAMPLE, mayEdit: false, links: null } }] });

/** A list for a call: pictures are for pages. */
export const apiList = (view: ShortlistView): z.input<typeof list> => ({
  ...view,
  groups: view.groups.map(({ listings, ...group }) => ({
    ...group,
    listings: listings.map(({ photo: _photo, ...one }) => one),
  })),
});
