/** What the calls about requests take and answer. */
import { z } from "zod";
import { STATUS_TONES } from "../../ui/status-tones.ts";
import { MOST_PEOPLE } from "./area-call.ts";
import { ENQUIRY_MOVES, ENQUIRY_STATUSES } from "./enquiry-access.ts";
import { EXAMPLE_LISTING } from "../listings/listing-example.ts";

export const move = z.enum(ENQUIRY_MOVES, `status must be one of ${ENQUIRY_MOVES.join(", ")}.`);
const text = z.string().nullable();
const word = z.string().optional();
const field = z
  .object({
    name: z.string(),
    label: z.string(),
    kind: z
      .enum(["text", "tel", "email", "date", "area", "select", "consent", "tick", "state", "district", "money"])
      .optional(),
    optional: z.boolean().optional(),
    missing: word.describe("What is said where it is required and empty"),
    otherwise: word.describe("What is kept where it is left empty"),
    group: word.describe("The legend under which it stands with others"),
    districts: word.describe("Of a state: the field of its district"),
    of: word.describe("Of a district: the field of its state"),
    hint: word,
    placeholder: word,
    autoComplete: word,
    options: z
      .array(z.union([z.string(), z.object({ value: z.string(), label: z.string() })]))
      .readonly()
      .optional(),
    max: z.number().optional(),
    numbers: z.literal(true).optional(),
    guests: z.literal(true).optional(),
    many: z.literal(true).optional().describe("For how many a price is reckoned, where these are not all who come"),
    pin: z.literal(true).optional().describe("A PIN code"),
    brought: z.literal(true).optional().describe("Asked for where what is known of the event says it"),
    only: z.literal(true).optional().describe("One of the options, or nothing"),
    hours: z.literal(true).optional().describe("A part of the day: its options are those that the calendar offers"),
    until: z.literal("eventDate").optional().describe("The last day of what begins on the event's"),
    count: z.object({ most: z.number(), wrong: z.string() }).optional().describe("A whole number"),
    fills: z.enum(["name", "phone", "email", "eventType", "eventDate", "state", "district", "city"]).optional(),
  })
  .describe("A field; `text` and required where nothing else is said");
/** The form by which a listing is asked. */
export const enquiryForm = z.object({
  path: z.string().describe("The call that takes it"),
  fields: z.array(field).readonly(),
  about: field.describe("The field that names the listing"),
  values: z.record(z.string(), z.string()).describe("What stands in them at first"),
  success: z.string().describe("What is said once it went through"),
  failure: z.string(),
  failurePrefix: z.string(),
  stays: z.array(z.string()).readonly().describe("Fields that keep what was typed once it is sent"),
  title: z.string(),
  lead: z.string(),
  jump: z.string(),
  submit: z.string(),
  notSent: z.string(),
  after: z.object({
    to: z.string(),
    category: z.string(),
    listing: text.describe("The listing that is asked, by id; null where the form is about none"),
    usually: text.describe("When an answer usually comes; null where nothing can be said"),
    others: z.string().optional().describe("Where others of its kind are searched"),
    needs: z.array(z.object({ key: z.string(), label: z.string(), path: z.string() })).readonly(),
  }),
  listing: z.string().optional().describe("Its id: GET /api/listings/{id}/availability tells its dates"),
  today: z.string().describe("Today in India"),
});
const picture = z
  .object({
    id: z.string(),
    src: z.string(),
    width: z.number(),
    height: z.number(),
    srcSet: z.string().optional(),
    avifSrcSet: z.string().optional(),
    alt: z.string().optional(),
  })
  .nullable();
/** A step of a booking, taken by PATCH. */
export const requestStep = z.object({
  address: z.string().describe("Of the call that takes it, by PATCH"),
  body: z.record(z.string(), z.string()),
  button: z.string(),
  title: z.string(),
  question: z.string(),
  costs: text.describe("What it costs and owes, in words"),
  busy: z.string(),
  danger: z.boolean(),
});
export const enquiry = z.object({
  number: z.string(),
  kind: z.string(),
  label: z.string(),
  status: z.enum(ENQUIRY_STATUSES),
  createdAt: z.string(),
  eventType: text,
  eventDate: text,
  lastDay: text.describe("Of an event of several days, each of which is held, the last one"),
  state: text,
  district: text,
  city: text,
  where: text.describe("For whoever sent it, if it names no place: that of their event, else of the venue, in words"),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  contact: z
    .object({ name: z.string(), phone: text, email: text })
    .nullable()
    .describe("Who asks; null for the sender. Number and address are opened by a call of their own"),
  reach: z
    .enum(["now", "later", "never"])
    .describe("Whether the other side's number may be opened: now, once it is accepted, or not at all"),
  timeline: z
    .array(
      z.object({
        what: z.enum(["sent", "quoted", "opened", "ranOut", "step", ...ENQUIRY_MOVES]),
        by: z.enum(["you", "them", "clock"]),
        at: z.string(),
        words: word.describe("What a step of its booking was"),
      }),
    )
    .describe(
      "What happened, oldest first; 'opened': one side opened the other's number; 'ranOut': a quote was not answered, or a booking not confirmed, in time; 'step': another step of its booking; by 'clock': by itself",
    ),
  listing: z
    .object({
      title: z.string(),
      path: text,
      picture,
      others: z.object({ label: z.string(), path: z.string() }),
      thing: z.boolean().describe("It is a thing, for which its provider speaks"),
    })
    .nullable(),
  inDays: z.number().nullable().describe("Days from today to the event; negative once it is past"),
  money: text,
  people: text,
  lasts: text.describe("For how many days and hours, in words"),
  free: z
    .object({
      people: z.array(
        z.object({
          listing: z.string().describe("The id by which they are taken"),
          title: z.string(),
          path: z.string(),
          picture,
          place: z.string(),
          rating: z.number(),
          ratingCount: z.number(),
          people: z.number().describe("With those whom they bring"),
          taken: z.boolean(),
          booked: z.boolean().describe("Their day is promised to somebody else, or blocked, by now"),
          anyway: z.boolean().describe("They said that they are free although their day has something else"),
        }),
      ),
      needed: z.number().nullable(),
      taken: z.number(),
    })
    .nullable()
    .describe("Who is free for an enquiry to a district, for its sender"),
  photo: text.describe("Address of the photo that came with it; null for everybody but admins"),
  moves: z.array(move).describe("What the viewer may do now"),
  booking: z
    .object({
      path: z.string().describe("The page"),
      label: z.string(),
      state: z
        .object({ label: z.string(), tone: z.enum(STATUS_TONES) })
        .nullable()
        .describe("How it stands there, in words; null where no quote was sent"),
      sentence: text.describe("What is to be done there; null where the status says it"),
      money: text.describe("How its payments stand; null where nothing is agreed"),
      total: text.describe("What was quoted or agreed, all in; null where no price was"),
      way: z
        .object({ label: z.string(), path: z.string() })
        .nullable()
        .describe("The way to what comes first: a dispute, or to say how it was"),
      pay: z
        .object({ label: z.string(), path: z.string() })
        .nullable()
        .describe("The way to what waits there of its money"),
      cancel: text.describe("What it costs the viewer to call it off now"),
      step: requestStep.nullable().describe("What the viewer may say of its day"),
      hides: z.array(move).describe("Moves that its own page takes, or that wait for something there"),
    })
    .nullable()
    .describe("The way to its quotes, or to the first one"),
});
const EXAMPLE_MOVED = {
  success: true,
  message: "Request accepted.",
  enquiry: { number: "MD-7K3Q-9ZXA", status: "accepted", moves: ["cancelled"] },
};
const EXAMPLE_OPENED = {
  success: true,
  contact: {
    name: "Ravi Kumar",
    phone: "+919826000000",
    email: "ravi@mail.example",
    whatsapp: "https://wa.me/919826000000?text=https%3A%2F%2Fmandap.example%2Fbookings%2FMD-7K3Q-9ZXA",
  },
};

/** The answer to a step. */
export const moved = z
  .object({
    success: z.literal(true),
    message: z.string(),
    enquiry: z.object({ number: z.string(), status: move, moves: z.array(move) }),
  })
  .meta({ examples: [EXAMPLE_MOVED] });

/** The answer to the opening of a number. */
export const opened = z
  .object({
    success: z.literal(true),
    contact: z.object({
      name: z.string(),
      phone: z.string(),
      email: text,
      whatsapp: text.describe("Opens WhatsApp with the number, and with the booking's address; null for a landline"),
    }),
  })
  .meta({ examples: [EXAMPLE_OPENED] });

/** Whom of those who are free for an enquiry to a district. */
const chosen = z
  .object({ listing: z.uuid("listing must be the id of one who is free.") })
  .meta({ examples: [{ listing: EXAMPLE_LISTING }] });
const NUMBER_TAKEN = `people must be a whole number from 1 to ${MOST_PEOPLE}.`;
/** The same, and how many of those whom they bring. */
export const taking = chosen
  .extend({
    people: z.coerce
      .number(NUMBER_TAKEN)
      .int(NUMBER_TAKEN)
      .min(1, NUMBER_TAKEN)
      .max(MOST_PEOPLE, NUMBER_TAKEN)
      .optional()
      .describe("Of those whom they bring; by default all. Asked by a 409 where that is more than are needed"),
  })
  .meta({ examples: [{ listing: EXAMPLE_LISTING, people: 2 }] });
/** The same of the other side: whose number is opened, where several were taken. */
export const chosenOrNobody = chosen
  .partial()
  .nullish()
  .meta({
    description: "Whom, of those taken for an enquiry to a district",
    examples: [{}, { listing: EXAMPLE_LISTING }],
  });
