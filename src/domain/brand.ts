/**
 * Every fact of the brand, in this one file: change it here and the whole site follows.
 * Addresses under `.example` reach nobody, on purpose, until real ones are set.
 */
import { say, text } from "./words/say.ts";

export const BRAND = {
  name: "Mandap",
  /** The name in Devanagari, as drawn large in the footer. */
  nativeName: "मंडप",
  company: "Mandap Entertainment",
  tagline: "Everything an event needs, under one canopy.",
  blurb: text("Everything an event needs, under one canopy. Made in Indore, booked across India."),
  /** Title of pages that have none of their own, and the ending of all others. */
  siteTitle: text("Book everything an event needs · Mandap"),
  siteDescription: text(
    "Find and book artists, venues, trained volunteers, event planners and equipment for your event, anywhere in India.",
  ),

  /** As shown, and as a `tel:` link takes it. */
  phone: { shown: "0731 400 0000", e164: "+917314000000" },
  /** Digits only, for `wa.me/…`. */
  whatsapp: "919826400000",

  email: {
    /** Shown to visitors. */
    contact: "namaste@mandap.example",
    /** Where enquiries are mailed to. */
    inbox: "enquiries@mandap.example",
    /** Sender of our mails. */
    sender: "no-reply@mandap.example",
    privacy: "privacy@mandap.example",
  },

  headOffice: {
    label: text("Head office"),
    street: "Vijay Nagar",
    city: "Indore",
    state: "Madhya Pradesh",
    pin: "452010",
    shown: text("Vijay Nagar, Indore 452010"),
  },
  branchOffice: {
    label: text("Branch office"),
    street: "Maharana Pratap Nagar, Zone II",
    city: "Bhopal",
    state: "Madhya Pradesh",
    pin: "462011",
    shown: text("Maharana Pratap Nagar, Zone II, Bhopal 462011"),
  },

  social: [
    { name: text("Instagram"), url: "https://www.instagram.com/mandap.example" },
    { name: text("Facebook"), url: "https://www.facebook.com/mandap.example" },
    { name: text("YouTube"), url: "https://www.youtube.com/@mandap.example" },
    { name: text("LinkedIn"), url: "https://www.linkedin.com/company/mandap-example" },
    { name: text("X"), url: "https://x.com/mandap_example" },
  ],

  /** DLT header: six letters, registered with the operators. */
  smsSender: "MANDAP",

  /** Named in the footer and the privacy policy (DPDP Act). */
  grievanceOfficer: { name: "Meera Joshi", email: "grievance@mandap.example" },

  /** Terms: the courts that decide disputes. */
  jurisdiction: text("Madhya Pradesh, India"),
} as const;

/** A page's title with the brand behind it: 'Volunteers · Mandap'. Without one, the site's title. */
export function pageTitle(title?: string): string {
  return title ? `${title} · ${BRAND.name}` : say(BRAND.siteTitle);
}
