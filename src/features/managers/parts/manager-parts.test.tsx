import { expect, test } from "vitest";
import { cardView } from "../../listings/card-view.ts";
import { ListingCard } from "../../listings/parts/listing-card.tsx";
import { searchPageWords } from "../../listings/search-description.ts";
import { rendered } from "../../volunteers/parts/volunteer-test-kit.tsx";
import { formPlan } from "../../listings/form-plan.ts";
import { ProfileForm } from "../../listings/parts/form/profile-form.tsx";
import { SubmitBar } from "../../listings/parts/form/submit-bar.tsx";
import { formValues } from "../../listings/fields/field-values.ts";
import { managers, managerFields, type ManagerInput } from "../manager-category.ts";
import type { ManagerProfile } from "../manager-types.ts";
import { ErrorBoundary } from "../pages/edit.tsx";
import type { Route } from "../pages/+types/edit";
import { ContactLinks } from "./contact-links.tsx";
import { Dashboard } from "./dashboard.tsx";
import { Waiting } from "./waiting.tsx";

const noLinks = formValues(managerFields).socialLinks as ManagerInput["socialLinks"];

const NANDINI: ManagerProfile = {
  _id: "1",
  userId: { _id: "2", username: "nandini" },
  fullName: "Nandini Rao",
  CompanyName: "Utsav Crew",
  email: "nandini@mail.example",
  mobile: "",
  addressState: "Madhya Pradesh",
  addressDistrict: "Indore",
  city: "Indore",
  category: [],
  experienceYears: "3+",
  totalEventCount: "50+",
  price: null,
  experience: "Gates",
  professionalSummary: "Calm",
  photo: "",
  images: [],
  videos: [],
  socialLinks: { ...noLinks, facebook: "https://www.facebook.com/utsav" },
  rating: 4.9,
  reviewCount: 7,
  isApproved: true,
  showEmail: true,
  status: "approved",
  statusReason: "",
  viewCount: 3,
  createdAt: "2026-01-01T00:00:00Z",
  portrait: null,
  gallery: [],
};

test("who waits reads that the verification is in progress; who was rejected, why", () => {
  const waiting = rendered(<Waiting manager={{ ...NANDINI, status: "pending", isApproved: false }} />);
  for (const text of ["Verification In Progress", "entertainment team", "Back to Home"])
    expect(waiting).toContain(text);
  const rejected = rendered(
    <Waiting
      manager={{ ...NANDINI, status: "rejected", isApproved: false, statusReason: "The photo shows a logo." }}
    />,
  );
  expect(rejected).toContain("The photo shows a logo.");
  expect(rejected).toContain('href="/VolunteerManagerEditPage/nandini"');
});

test("the dashboard leads to the profile, the enquiry form and the edit page, and shares confirmed events", () => {
  const events = [
    {
      number: "MD-1",
      lastDay: null,
      slot: null,
      eventDate: "2026-12-05",
      eventType: "Sports Event",
      place: "Indore",
      volunteers: "30",
      done: false,
    },
  ];
  const out = rendered(
    <Dashboard
      manager={NANDINI}
      enquiries={[]}
      more={false}
      events={events}
      address="https://mandap.example/planned/x"
      desk={null}
    />,
  );
  for (const text of [
    'href="/volunteermanagerprofile/nandini"',
    'href="/VolunteerEnquiryForm"',
    "Edit profile",
    "5 December 2026",
    "https://wa.me/?text=",
    "mailto:?subject=",
    "Back to Home",
  ])
    expect(out).toContain(text);
});

test("a card has a star with the rating, the e-mail, the experience and Book Now", () => {
  const shown = (more: Partial<ManagerProfile>) =>
    rendered(
      <ListingCard card={cardView(managers, { ...NANDINI, ...more, photo: null })} words={searchPageWords(managers)} />,
    );
  const out = shown({});
  expect(out.match(/class="star on"/g)).toHaveLength(1);
  expect(out).toContain('aria-label="4.9 out of 5 stars, 7 ratings"');
  for (const text of [
    "Nandini Rao",
    "nandini@mail.example",
    "3+ years, 50+ events",
    "Price on request",
    "Book Now",
    'href="/volunteermanagerprofile/nandini"',
  ])
    expect(out.replaceAll("<wbr/>", "")).toContain(text);
  expect(shown({ userId: { _id: "2", username: "" } })).toContain('href="/volunteermanagerprofile/2"');
});

test("contact links stand only where there are any, and open in a new tab", () => {
  const out = rendered(<ContactLinks manager={NANDINI} />);
  expect(out).toContain('href="https://www.facebook.com/utsav" target="_blank"');
  expect(out).not.toContain("Instagram");
  expect(rendered(<ContactLinks manager={{ ...NANDINI, email: "", socialLinks: noLinks }} />)).not.toContain("Contact");
});

test("the form has the sections of the edit page", () => {
  const out = rendered(
    <ProfileForm
      label="Edit My Profile"
      plan={formPlan(managers)}
      mode={{ kind: "edit", path: "/api/volunteersManager/profile/nandini", version: "" }}
      values={formValues(managerFields)}
      onDone={() => undefined}
    />,
  );
  for (const text of ["Basic Information", "Professional Information", "Gallery images", "Social Media Links"])
    expect(out).toContain(text);
});

test("every link that there is has its name", () => {
  const links = Object.fromEntries(
    Object.keys(NANDINI.socialLinks).map((name) => [name, `https://${name}.example/me`]),
  ) as typeof NANDINI.socialLinks;
  const out = rendered(<ContactLinks manager={{ ...NANDINI, socialLinks: links }} />);
  for (const text of ["Facebook", "Instagram", "Twitter", "LinkedIn", "YouTube", "WhatsApp"])
    expect(out).toContain(text);
});

test("the form says what it does while the server works", () => {
  const bar = (editing: boolean) =>
    rendered(
      <SubmitBar
        state={{ phase: "saving", share: 1, failure: null }}
        ready
        editing={editing}
        paged={false}
        step={0}
        steps={1}
        buttons={formPlan(managers).buttons}
        photoCount={0}
        onBack={() => {}}
        onNext={() => {}}
        onCancel={() => {}}
      />,
    );
  expect(bar(true)).toContain("Updating...");
  expect(bar(false)).toContain("Submitting...");
});

test("the edit page that could not be loaded says so", () => {
  const failed = rendered(
    <ErrorBoundary error={new Error("gone")} {...({} as Omit<Route.ErrorBoundaryProps, "error">)} />,
  );
  for (const text of ["Failed to load profile data", "Try Again"]) expect(failed).toContain(text);
});

test("what is said of a registration that fails without a word", () => {
  expect(formPlan(managers).messages.registrationFailed).toBe("Something went wrong during submission.");
});
