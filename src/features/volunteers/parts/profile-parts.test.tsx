import { expect, test } from "vitest";
import { profileLd, previewImage, profileTitle } from "../profile-seo.ts";
import { BookBar, BookCard } from "./book-card.tsx";
import { ProfileFacts } from "./profile-facts.tsx";
import { ProfileHeader } from "./profile-header.tsx";
import { Background, BookableIn, Honours, Skills, Summary } from "./profile-sections.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import { ProfileFailed, ProfileMissing } from "./profile-states.tsx";
import { viewsWords } from "../../listings/profile-words.ts";
import { experienceParts } from "./profile-words.ts";
import { RatingsSection } from "./ratings-section.tsx";
import { ASHA, SHY, rendered } from "./volunteer-test-kit.tsx";
import { BannerSlider } from "./banner-slider.tsx";
import { formPlan } from "../../listings/form-plan.ts";
import { ErrorBoundary } from "../pages/edit.tsx";
import type { Route } from "../pages/+types/edit";
import { volunteers } from "../volunteer-category.ts";

const URL = "https://mandap.example/volunteer/asha";

test("the header says who, where, how rated and how often seen, and shares the address", () => {
  const out = rendered(
    <ProfileHeader
      crumb={[]}
      volunteer={ASHA}
      price="Unpaid"
      ratings={{ averageRating: 4.9, ratingCount: 212 }}
      url={URL}
    />,
  );
  for (const text of [
    "<h1>Asha Kulkarni</h1>",
    "Indore, Madhya Pradesh",
    "4.9 out of 5 stars, 212 ratings",
    "3,418 views",
    "Unpaid",
    encodeURIComponent(URL),
  ])
    expect(out).toContain(text);
});

test("without a photo there are initials, and a dot for a last name is not shown", () => {
  const out = rendered(
    <ProfileHeader
      crumb={[]}
      volunteer={SHY}
      price="₹800 a day"
      ratings={{ averageRating: 0, ratingCount: 0 }}
      url={URL}
    />,
  );
  expect(out).toContain("<h1>Asha</h1>");
  expect(out).toContain("avatar-letters");
  expect(out).toContain("1 view");
  expect(out).toContain("₹800 a day");
});

test("facts are shown, and what is missing says so", () => {
  const told = rendered(<ProfileFacts volunteer={ASHA} />);
  for (const text of [
    "14 August 1998",
    "Female",
    "+91 98260 00000",
    "tel:+919826000000",
    "asha@example.in",
    "452001",
    "18, Sneh Nagar",
  ])
    expect(told).toContain(text);
  const hidden = rendered(<ProfileFacts volunteer={SHY} />);
  expect(hidden.match(/Not provided/g)?.length).toBe(6);
  expect(hidden).toContain("N/A");
  expect(hidden).not.toContain("tel:");
});

test("the sections of the specification", () => {
  const out = rendered(
    <>
      <Summary volunteer={ASHA} />
      <Skills volunteer={ASHA} />
      <Honours volunteer={ASHA} />
      <Background volunteer={ASHA} />
      <BookableIn volunteer={ASHA} />
    </>,
  );
  for (const percent of [100, 70, 40]) expect(out).toContain(`aria-valuenow="${percent}"`);
  for (const text of [
    "Lok Rang",
    "Visitor guide",
    "Best Volunteer Lead",
    "B.Com",
    "Graduation",
    '<b class="figure">3+</b>',
    "Ujjain",
  ])
    expect(out).toContain(text);
  expect(rendered(<Honours volunteer={SHY} />)).not.toContain("Exhibition");
});

test("experience ends with one plus", () => {
  expect(experienceParts("3+")).toEqual({ figure: "3", text: "years" });
  expect(experienceParts(" 10 years ")).toEqual({ figure: "10", text: "years" });
  expect(experienceParts("Melas since 2015")).toEqual({ figure: "", text: "Melas since 2015+" });
  expect(experienceParts("  ")).toBeNull();
  expect(viewsWords(1)).toBe("1 view");
});

test("the states that are no profile", () => {
  expect(rendered(<ProfileMissing />)).toContain("Volunteer Not Found");
  const failed = rendered(<ProfileFailed onRetry={() => undefined} busy={false} />);
  expect(failed).toContain("Failed to load volunteer profile");
  expect(failed).toContain("Try Again");
  expect(rendered(<ProfileSkeleton />)).toContain("Loading");
});

test("others book, the owner edits", () => {
  const book = { volunteer: ASHA, onBook: () => undefined };
  expect(rendered(<BookBar {...book} price="" own={false} url={URL} />)).toContain("Book Now");
  const own = rendered(<BookCard {...book} price="₹800 a day" own />);
  expect(own).toContain('href="/volunteer/edit/asha"');
  expect(own).not.toContain("Book Now");
});

const review = { stars: 5, comment: "Calm line", createdAt: "2026-11-02T06:00:00Z", userId: null, booked: false };
const ratings = { averageRating: 4.5, ratingCount: 1, ratings: [review], next: null };

test("reviews name their author or nobody; guests are sent to log in and back", () => {
  const out = rendered(
    <RatingsSection username="asha" ratings={ratings} later={false} own={false} signedIn={false} rated={false} />,
    "/volunteer/asha",
  );
  for (const text of [
    "Anonymous",
    "Calm line",
    "2 November 2026",
    "Please login first to submit rating.",
    "/login?redirect=%2Fvolunteer%2Fasha",
  ])
    expect(out).toContain(text);
});

test("the form is for those who may still rate", () => {
  const section = (props: { own: boolean; rated: boolean }) =>
    rendered(<RatingsSection username="asha" ratings={ratings} later={false} signedIn {...props} />);
  expect(section({ own: false, rated: false })).toContain("Post review");
  expect(section({ own: false, rated: true })).toContain("You have already given a rating before.");
  expect(section({ own: true, rated: false })).not.toContain("Post review");
});

test("search engines learn what the profile shows", () => {
  expect(profileTitle(ASHA)).toBe("Asha Kulkarni, volunteer in Indore, Madhya Pradesh");
  const things = profileLd(ASHA, { averageRating: 4.9, ratingCount: 212 }, "https://mandap.example");
  expect(things.map((thing) => thing["@type"])).toEqual(["Person", "AggregateRating", "BreadcrumbList"]);
  expect(JSON.stringify(things)).not.toContain("9826000000");
  expect(profileLd(SHY, { averageRating: 0, ratingCount: 0 }, "").map((thing) => thing["@type"])).toEqual([
    "Person",
    "BreadcrumbList",
  ]);
  expect(previewImage(ASHA.photo, "x")).toEqual({
    src: "/images/volunteers/profile/asha-960.webp",
    width: 960,
    height: 1152,
    alt: "x",
  });
  expect(previewImage(null, "x")).toBeNull();
});

test("the banner of the search has two sets of three slides", () => {
  const out = rendered(<BannerSlider />);
  for (const at of [1, 2, 3])
    for (const kind of ["wide", "narrow"]) expect(out).toContain(`/art/volunteers-${kind}-${at}.svg`);
  expect(out).toContain("Pause slides");
});

test("the edit page that could not be loaded says so", () => {
  const failed = rendered(
    <ErrorBoundary error={new Error("gone")} {...({} as Omit<Route.ErrorBoundaryProps, "error">)} />,
  );
  for (const text of ["Failed to fetch volunteer data", "Try Again"]) expect(failed).toContain(text);
});

test("what is said of a registration that fails without a word", () => {
  expect(formPlan(volunteers).messages.registrationFailed).toBe("Something went wrong during form submission.");
});
