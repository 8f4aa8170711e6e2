export interface NavLink {
  label: string;
  path: string;
}

/** The navigation bar and the side menu: labels and order of the specification, part 1, section 2.2; paths in their canonical spelling. */
export const navLinks: readonly NavLink[] = [
  { label: "Home", path: "/" },
  { label: "About", path: "/AboutUs" },
  { label: "Artists", path: "/ArtistBooking" },
  { label: "Venue Booking", path: "/VenueBooking" },
  { label: "Volunteer Booking", path: "/Volunteers" },
  { label: "Equipment rental", path: "/EventEquipmentRental" },
  { label: "Event planner", path: "/EventPlanner" },
  { label: "Services", path: "/Services" },
  { label: "Contact", path: "/ContactUs" },
  { label: "News & Blog", path: "/newsblog" },
];
