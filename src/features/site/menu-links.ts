/** Where the menus and the footer lead: parts of the shell that a first visit does without. */
import { text } from "../../domain/words/say.ts";
import type { NavLink } from "./nav-links.ts";
import type { ShellSession } from "./shell-session.ts";

export const footerLegalLinks: readonly NavLink[] = [
  { label: text("Terms and Conditions"), path: "/TermCondition" },
  { label: text("Privacy Policy"), path: "/privacypolicy" },
];

/** What one can book or ask for: the footer's first list. */
export const footerBookLinks = ({ categories }: ShellSession): readonly NavLink[] => [
  ...categories,
  { label: text("Volunteer enquiry"), path: "/VolunteerEnquiryForm" },
  { label: text("All places"), path: "/places" },
  { label: text("Busy and quiet days"), path: "/busy-days" },
  { label: text("Your shortlist"), path: "/saved" },
  { label: text("Your saved searches"), path: "/my/searches" },
];
/** Categories that the navigation bar has no room for: the end of the side menu. */
export const moreLinks = ({ categories }: ShellSession): readonly NavLink[] => categories.filter(({ more }) => more);

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
  return hasVolunteer || (actor && ["artist", "volunteer-manager", "admin"].includes(actor.role))
    ? null
    : "/BasicDetail";
}

/** Where volunteer managers register, or null for people with another profile (part 1, section 2.2: hidden from volunteers). */
function becomeManagerPath({ actor, hasVolunteer }: ShellSession): string | null {
  if (!actor) return "/login?redirect=volunteermanagerprofile";
  return hasVolunteer || ["artist", "admin"].includes(actor.role) ? null : "/VolunteerPartnerRegistration";
}

/** The Registration submenu, in the order of the specification (part 1, section 2.2), and those it does not know. */
export function registrationLinks(session: ShellSession): NavLink[] {
  const links = [
    { label: text("Artist Registration"), path: becomeArtistPath(session) },
    { label: text("Venue Registration"), path: "/VenueBooking" },
    { label: text("Become a Volunteer"), path: becomeVolunteerPath(session) },
    { label: text("Volunteer Manager Registration"), path: becomeManagerPath(session) },
    { label: text("Event Planner Registration"), path: "/EventPlanner" },
    { label: text("Event Equipment Registration"), path: "/EventEquipmentRental" },
  ];
  return [
    ...links.flatMap(({ label, path }) => (path === null ? [] : [{ label, path }])),
    ...session.categories.flatMap(({ register }) => register ?? []),
  ];
}
