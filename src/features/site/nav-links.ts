import { text } from "../../domain/words/say.ts";

export interface NavLink {
  label: string;
  path: string;
}

/** The navigation bar and the side menu: labels and order of the specification, part 1, section 2.2; paths in their canonical spelling. */
export const navLinks: readonly NavLink[] = [
  { label: text("Home"), path: "/" },
  { label: text("About"), path: "/AboutUs" },
  { label: text("Artists"), path: "/ArtistBooking" },
  { label: text("Venue Booking"), path: "/VenueBooking" },
  { label: text("Volunteer Booking"), path: "/Volunteers" },
  { label: text("Equipment rental"), path: "/EventEquipmentRental" },
  { label: text("Event planner"), path: "/EventPlanner" },
  { label: text("Services"), path: "/Services" },
  { label: text("Contact"), path: "/ContactUs" },
  { label: text("News & Blog"), path: "/newsblog" },
];
