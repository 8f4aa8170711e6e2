/** What the OpenAPI document shows of the calls about requests: of every form one as it is sent, made of what its fields say. */
import { categories } from "../registry.ts";
import { enquiryOf, type EnquiryField } from "../listings/enquiry-description.ts";
import type { EnquiryKind } from "./enquiry-kind.ts";
import { EXAMPLE_LISTING } from "../listings/listing-example.ts";
import { firstQuote, type EnquiryView } from "./enquiry-view.ts";

/** The request of which the examples of all calls tell (../bookings/booking-example.server.ts). */
const NUMBER = "MD-7K3Q-9ZXA";
const DAY = "2027-02-12";

const PERSON = { fullName: "Ravi Kumar", phone: "98260 00000", email: "ravi@mail.example" } as const;
const WANTED = {
  state: "Madhya Pradesh",
  city: "Indore",
  eventType: "Wedding",
  eventDate: DAY,
  volunteerRequirements: "12 volunteers for the gate, 16:00 to 22:00",
} as const;

/** Those that no category describes. */
const OWN: Readonly<Record<string, object>> = {
  volunteerEnquiry: { name: PERSON.fullName, mobileNumber: PERSON.phone, email: PERSON.email, ...WANTED },
  volunteerRequest: { name: PERSON.fullName, phone: PERSON.phone, ...WANTED, plannerId: "sunita_crew" },
  popup: { ...PERSON, service: "Other", consent: true },
  contactUs: { ...PERSON, service: "Other", consent: true, message: "Do you know a crew for a fair of three days?" },
  vendorRegistration: {
    ...PERSON,
    location: "Indore",
    businessName: "Kumar Tent House",
    typeOfWork: "Tents and lights",
    experience: "Twelve years",
  },
  rentalRegistration: { ...PERSON, location: "Indore", category: "Sound setup & mixing", shift: "Evening" },
  plannerRegistration: { ...PERSON, location: "Indore", category: "Wedding Planner", shift: "" },
};

function valueOf({ name, kind, fills, options, hours, guests, count, pin, until, numbers }: EnquiryField): unknown {
  const [first] = options ?? [];
  if (fills === "name") return PERSON.fullName;
  if (until) return "2027-02-13";
  if (hours) return "evening";
  if (guests) return "350";
  if (pin) return "452001";
  if (count) return "6";
  switch (kind) {
    case "tel":
      return PERSON.phone;
    case "email":
      return PERSON.email;
    case "date":
      return DAY;
    case "tick":
      return false;
    case "state":
      return WANTED.state;
    case "district":
      return WANTED.city;
    case "money":
      return "50,000";
    case "area":
      return "Sangeet in the garden, from six in the evening.";
    case "select":
      return fills === "eventType" ? WANTED.eventType : typeof first === "object" ? first.value : (first ?? "");
    default:
      return fills === "city" ? "Indore" : numbers ? "50" : name;
  }
}

/** What somebody sends by this form: what it needs, and the fields of the event that it takes. */
export function exampleOf({ key }: Pick<EnquiryKind, "key">): object {
  const own = OWN[key];
  if (own) return own;
  const plan = categories.map((category) => enquiryOf(category)).find((one) => one?.key === key);
  if (!plan) return {};
  const told = plan.fields.filter(
    ({ optional, fills, kind, hours }) =>
      !optional || fills !== undefined || kind === "area" || kind === "money" || hours,
  );
  return { ...Object.fromEntries(told.map((field) => [field.name, valueOf(field)])), [plan.about]: "meera_joshi" };
}

/** What it is answered with. */
export const answerOf = ({ success: { message } }: Pick<EnquiryKind, "success">) => ({
  success: true as const,
  message,
  enquiryNumber: NUMBER,
});

/** As whoever was asked reads it: the number opens once they accept. */
export const EXAMPLE_ENQUIRY: EnquiryView = {
  number: NUMBER,
  kind: "artistBooking",
  label: "Artist booking",
  status: "pending",
  createdAt: "2026-11-24T05:30:00.000Z",
  eventType: "Wedding",
  eventDate: DAY,
  lastDay: null,
  state: null,
  district: null,
  city: "Indore",
  where: null,
  facts: [
    { label: "Budget", value: "₹50,000" },
    { label: "Requirement", value: "Sangeet in the garden, call •••" },
  ],
  contact: { name: PERSON.fullName, phone: null, email: null },
  reach: "later",
  timeline: [{ what: "sent", by: "them", at: "2026-11-24T05:30:00.000Z" }],
  listing: {
    title: "Meera Joshi",
    path: "/artist/meera-joshi",
    picture: null,
    others: { label: "Artists", path: "/ArtistBooking" },
    thing: false,
  },
  inDays: 80,
  money: "₹50,000",
  people: null,
  lasts: null,
  free: null,
  photo: null,
  moves: ["accepted", "declined"],
  booking: firstQuote(NUMBER),
};
/** The same for whoever sent it. */
export const EXAMPLE_SENT: EnquiryView = {
  ...EXAMPLE_ENQUIRY,
  facts: [
    { label: "Budget", value: "₹50,000" },
    { label: "Requirement", value: "Sangeet in the garden, call 98260 00000" },
  ],
  contact: null,
  timeline: [{ what: "sent", by: "you", at: "2026-11-24T05:30:00.000Z" }],
  moves: ["cancelled"],
  booking: null,
};

/** The form by which she is asked: some of its fields. */
export const EXAMPLE_FORM = {
  path: "/api/artists/booking/form",
  fields: [
    { name: "fullName", label: "Full name", autoComplete: "name", max: 100, fills: "name" },
    { name: "eventDate", label: "Event date", kind: "date", fills: "eventDate" },
    { name: "city", label: "City", optional: true, autoComplete: "address-level2", fills: "city" },
  ],
  about: { name: "artistId", label: "Artist" },
  values: { artistId: "meera-joshi", fullName: PERSON.fullName },
  success: "Booking submitted successfully!",
  failure: "Failed to submit booking. Please try again.",
  failurePrefix: "",
  stays: [],
  title: "Is it available?",
  lead: "A request costs nothing and binds nobody.",
  jump: "Is it available?",
  submit: "Book Now",
  notSent: "Your booking was not sent.",
  after: {
    to: "Meera Joshi",
    category: "artists",
    listing: EXAMPLE_LISTING,
    usually: null,
    others: "/ArtistBooking",
    needs: [],
  },
  listing: EXAMPLE_LISTING,
  today: "2026-11-24",
};
