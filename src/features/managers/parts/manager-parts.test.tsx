import { expect, test } from "vitest";
import { rendered } from "../../volunteers/parts/volunteer-test-kit.tsx";
import { managerValues } from "../manager-model.ts";
import type { ManagerProfile, ManagerTile } from "../manager-types.ts";
import { ContactLinks } from "./contact-links.tsx";
import { Dashboard } from "./dashboard.tsx";
import { ManagerCard } from "./manager-card.tsx";
import { ManagerForm } from "./manager-form.tsx";
import { Waiting } from "./waiting.tsx";

const NANDINI: ManagerProfile = {
  _id: "1", userId: { _id: "2", username: "nandini" }, fullName: "Nandini Rao", CompanyName: "Utsav Crew", email: "nandini@mail.example", mobile: "", addressState: "Madhya Pradesh", addressDistrict: "Indore", city: "Indore",
  category: [], experienceYears: "3+", totalEventCount: "50+", experience: "Gates", professionalSummary: "Calm", photo: "", images: [], videos: [], socialLinks: { ...managerValues().socialLinks, facebook: "https://www.facebook.com/utsav" },
  rating: 4.9, reviewCount: 7, isApproved: true, showEmail: true, status: "approved", statusReason: "", viewCount: 3, createdAt: "2026-01-01T00:00:00Z", portrait: null, gallery: [],
};

test("who waits reads that the verification is in progress; who was rejected, why", () => {
  const waiting = rendered(<Waiting manager={{ ...NANDINI, status: "pending", isApproved: false }} />);
  for (const text of ["Verification In Progress", "entertainment team", "Back to Home"]) expect(waiting).toContain(text);
  const rejected = rendered(<Waiting manager={{ ...NANDINI, status: "rejected", isApproved: false, statusReason: "The photo shows a logo." }} />);
  expect(rejected).toContain("The photo shows a logo.");
  expect(rejected).toContain('href="/VolunteerManagerEditPage/nandini"');
});

test("the dashboard leads to the profile, the enquiry form and the edit page, and shares confirmed events", () => {
  const events = [{ number: "MD-1", eventDate: "2026-12-05", eventType: "Sports Event", place: "Indore", volunteers: "30", done: false }];
  const out = rendered(<Dashboard manager={NANDINI} enquiries={[]} more={false} events={events} />);
  for (const text of ['href="/volunteermanagerprofile/nandini"', 'href="/VolunteerEnquiryForm"', "Edit profile", "5 December 2026", "https://wa.me/?text=", "mailto:?subject=", "Back to Home"]) expect(out).toContain(text);
});

test("a card has stars by the whole part, the e-mail, the experience and Book Now", () => {
  const { portrait: _portrait, gallery: _gallery, ...card } = NANDINI;
  const out = rendered(<ManagerCard manager={{ ...card, photo: null } as ManagerTile} />);
  expect(out.match(/class="star on"/g)).toHaveLength(4);
  for (const text of ["Nandini Rao", "nandini@mail.example", "3+ years, 50+ events", "Book Now", 'href="/volunteermanagerprofile/nandini"']) expect(out).toContain(text);
  expect(rendered(<ManagerCard manager={{ ...card, userId: { _id: "2", username: "" }, photo: null } as ManagerTile} />)).toContain('href="/volunteermanagerprofile/2"');
});

test("contact links stand only where there are any, and open in a new tab", () => {
  const out = rendered(<ContactLinks manager={NANDINI} />);
  expect(out).toContain('href="https://www.facebook.com/utsav" target="_blank"');
  expect(out).not.toContain("Instagram");
  expect(rendered(<ContactLinks manager={{ ...NANDINI, email: "", socialLinks: managerValues().socialLinks }} />)).not.toContain("Contact");
});

test("the form has the four sections of the edit page", () => {
  const out = rendered(<ManagerForm mode={{ kind: "edit", username: "nandini", version: "" }} title="Edit My Profile" lead="" initial={managerValues()} onDone={() => undefined} />);
  for (const text of ["Edit My Profile", "Basic Information", "Professional Information", "Media &amp; Portfolio", "Social Media Links"]) expect(out).toContain(text);
});

test("every link that there is has its name", () => {
  const links = Object.fromEntries(Object.keys(NANDINI.socialLinks).map((name) => [name, `https://${name}.example/me`])) as typeof NANDINI.socialLinks;
  const out = rendered(<ContactLinks manager={{ ...NANDINI, socialLinks: links }} />);
  for (const text of ["Facebook", "Instagram", "Twitter", "LinkedIn", "YouTube", "WhatsApp"]) expect(out).toContain(text);
});
