import type { ShellSession } from "./shell-session.ts";

export interface NavLink {
  label: string;
  path: string;
  /** False until the page stands: no link leads to a page that is not there. */
  ready: boolean;
}

/** The navigation bar: labels and order of the specification, part 1, section 2.2; paths in their canonical spelling. */
const mainLinks: readonly NavLink[] = [
  { label: "Home", path: "/", ready: true },
  { label: "About", path: "/AboutUs", ready: true },
  { label: "Artists", path: "/ArtistBooking", ready: true },
  { label: "Venue Booking", path: "/VenueBooking", ready: true },
  { label: "Volunteer Booking", path: "/Volunteers", ready: true },
  { label: "Equipment rental", path: "/EventEquipmentRental", ready: true },
  { label: "Event planner", path: "/EventPlanner", ready: true },
  { label: "Services", path: "/Services", ready: true },
  { label: "Contact", path: "/ContactUs", ready: true },
  { label: "News & Blog", path: "/newsblog", ready: true },
];

const bookLinks: readonly NavLink[] = [
  { label: "Artists", path: "/ArtistBooking", ready: true },
  { label: "Venues", path: "/VenueBooking", ready: true },
  { label: "Volunteers", path: "/Volunteers", ready: true },
  { label: "Volunteer managers", path: "/VolunteerManagerLanding", ready: true },
  { label: "Equipment", path: "/EventEquipmentRental", ready: true },
  { label: "Planners", path: "/EventPlanner", ready: true },
  { label: "Volunteer enquiry", path: "/VolunteerEnquiryForm", ready: true },
];

const legalLinks: readonly NavLink[] = [
  { label: "Terms and Conditions", path: "/TermCondition", ready: true },
  { label: "Privacy Policy", path: "/privacypolicy", ready: true },
];

/** Whether the page of a link stands. A path that is in no list is a page of its own accord. */
export function isReady(path: string): boolean {
  return [...mainLinks, ...bookLinks, ...legalLinks].find((link) => link.path === path)?.ready ?? true;
}

const readyOnes = (links: readonly NavLink[]) => links.filter(({ ready }) => ready);

/** The links of the navigation bar and the side menu. */
export const navLinks = readyOnes(mainLinks);
/** What one can book or ask for: the footer's first list. */
export const footerBookLinks = readyOnes(bookLinks);
export const footerLegalLinks = readyOnes(legalLinks);

/**
 * Where 'Become a Volunteer' leads, or null for people who cannot become one (any more).
 * A guest would be sent from the dashboard to the home page, so that the role choice comes first for them.
 */
export function becomeVolunteerPath({ actor, hasVolunteer }: ShellSession): string | null {
  if (!actor) return "/login?redirect=volunteer";
  if (hasVolunteer || !["unassigned", "user", "volunteer"].includes(actor.role)) return null;
  return actor.role === "user" ? "/choose-role" : "/MyDashBoard";
}

/** Where artists register, or null for people with another profile. Who is nobody yet is asked to sign in on the way (DECISIONS 3 and 9). */
function becomeArtistPath({ actor, hasVolunteer }: ShellSession): string | null {
  return hasVolunteer || (actor && ["artist", "volunteer-manager", "admin"].includes(actor.role)) ? null : "/BasicDetail";
}

/** Where volunteer managers register, or null for people with another profile (part 1, section 2.2: hidden from volunteers). */
function becomeManagerPath({ actor, hasVolunteer }: ShellSession): string | null {
  if (!actor) return "/login?redirect=volunteermanagerprofile";
  return hasVolunteer || ["artist", "admin"].includes(actor.role) ? null : "/VolunteerPartnerRegistration";
}

/** The Registration submenu, in the order of the specification (part 1, section 2.2). */
export function registrationLinks(session: ShellSession): { label: string; path: string }[] {
  const links = [
    { label: "Artist Registration", path: becomeArtistPath(session) },
    { label: "Venue Registration", path: "/VenueBooking" },
    { label: "Become a Volunteer", path: becomeVolunteerPath(session) },
    { label: "Volunteer Manager Registration", path: becomeManagerPath(session) },
    { label: "Event Planner Registration", path: "/EventPlanner" },
    { label: "Event Equipment Registration", path: "/EventEquipmentRental" },
  ];
  return links.flatMap(({ label, path }) => (path === null ? [] : [{ label, path }]));
}
