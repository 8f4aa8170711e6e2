import { expect, test } from "vitest";
import { cookieOf } from "../support/signed-in.ts";
import { served } from "./served.ts";

// The labels and choices of the specification stand whole in the pages as the server writes them. The table
// in test/unit/spec-texts names this file where nothing else shows a text.
const on = served({ DEMO: "on" });

const PAGES: readonly (readonly [path: string, who: string | null, texts: readonly string[]])[] = [
  ["/", null, ["Registration", "Know More", "Total Reach", "Registered With Us", "What We Offer"]],
  ["/AboutUs", null, ["About Us"]],
  ["/ContactUs", null, ["Event Planning", "Artist Booking", "Venue Booking", "Volunteer Booking", "Event Rental", "Other"]],
  ["/ComingPage", null, ["days", "hours", "minutes", "seconds"]],
  ["/login", null, ["Sign Up", "Login"]],
  ["/signup", null, ["Send OTP", "Login", "Male", "Female"]],
  ["/ForgetPassword", null, ["Login"]],
  ["/choose-role", "Organiser", ["What would you like to continue as?", "Become a Volunteer", "I am a Guest", "Volunteer Manager"]],
  ["/Volunteers", null, ["Registration", "Explore Profiles"]],
  ["/VolunteerForm", "Organiser", ["Post Graduation", "Graduation", "Pursuing", "Diploma", "Other", "Yes", "No"]],
  ["/volunteer/edit/asha.kulkarni", "Volunteer", ["Male", "Female", "Transgender", "Non-Binary", "Other", "Excellent", "Good", "Average"]],
  ["/VolunteerManagerLanding", null, ["Registration"]],
  ["/volunteermanagerprofile/vikram.solanki", null, ["Professional Summary", "Send an Inquiry", "Images", "Videos", "Facebook"]],
  ["/VolunteerPartnerRegistration", "Organiser", ["1+", "2+", "3+", "4+", "5+", "6+", "7+", "8+", "9+", "10+", "20+", "50+", "100+", "500+", "1000+", "Facebook", "Instagram", "Twitter", "LinkedIn", "YouTube", "WhatsApp"]],
  ["/VolunteerEnquiryForm", null, ["Volunteer Enquiry Form", "Corporate Event", "Educational Workshop", "Community Service", "Environmental Drive", "Health Camp", "Cultural Event", "Sports Event", "Awareness Campaign", "Fundraising Event", "Other"]],
  ["/EditArtistProfile", "Artist", ["My Profile", "Artist Profile", "Change Password", "Singer", "Dancer", "Anchor", "Yes", "No"]],
  ["/EventRentalForm", null, ["Sound setup & mixing", "Event check-in & registration", "Lighting rig & setup", "Artist coordination and on-ground runner", "Technical AV setup", "Live coverage and social media uploads", "Morning", "Evening", "Night", "Flexible"]],
  ["/EventPlannerForm", null, ["Wedding Planner", "Corporate Events", "Birthday Parties", "Stage Setup"]],
  ["/Registration", null, ["Full Name", "Business Name", "Type Of Work", "Location", "Experience", "Contact Number", "Email"]],
  ["/AdminDashboard", "Admin", ["View Details"]],
];

/** The texts between the tags of a page, as a reader sees them. */
const textsOf = (html: string) =>
  new Set(
    html
      .replaceAll(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, "")
      .split(/<[^>]*>/)
      .map((text) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll(/\s+/g, " ").trim()),
  );

async function page(path: string, who: string | null): Promise<Set<string>> {
  const response = await fetch(on.site.url + path, { redirect: "manual", headers: who ? { cookie: await cookieOf(on.site, who) } : {} });
  expect(response.status, path).toBe(200);
  return textsOf(await response.text());
}

test.each(PAGES)("%s (for %s) says what it must", async (path, who, texts) => {
  const there = await page(path, who);
  expect(texts.filter((text) => !there.has(text))).toEqual([]);
});

test("an artist's page and an admin's view of one", async () => {
  const artists = (await (await fetch(`${on.site.url}/api/artists/?q=gauri.bapat`)).json()) as { _id: string }[];
  const there = await page(`/artist/${artists[0]?._id}`, null);
  for (const text of ["PHOTOS", "VIDEOS", "About", "User Reviews"]) expect(there, text).toContain(text);
  const cookie = await cookieOf(on.site, "Admin");
  const waiting = (await (await fetch(`${on.site.url}/api/artists/pending`, { headers: { cookie } })).json()) as { _id: string }[];
  const desk = await page(`/artistko/${waiting[0]?._id}`, "Admin");
  for (const text of ["Approve", "Reject"]) expect(desk, text).toContain(text);
});
