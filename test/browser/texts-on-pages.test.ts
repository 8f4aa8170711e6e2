import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { visitor } from "../support/browser.ts";
import { cookieOf, cookiesFor } from "../support/signed-in.ts";
import { fillSignup, go, newPerson, press, type } from "./people.ts";
import { served } from "./served.ts";

// The labels and choices of the specification stand whole in the pages as the server writes them.
const on = served({ DEMO: "on" });

const PAGES: readonly (readonly [path: string, who: string | null, texts: readonly string[]])[] = [
  [
    "/",
    null,
    [
      "Registration",
      "Know More",
      "Total Reach",
      "Registered With Us",
      "What We Offer",
      "Terms and Conditions",
      "Privacy Policy",
    ],
  ],
  ["/Services", null, ["Artists", "Volunteers", "Rent Event Equipment"]],
  ["/AboutUs", null, ["About Us"]],
  [
    "/ContactUs",
    null,
    ["Event Planning", "Artist Booking", "Venue Booking", "Volunteer Booking", "Event Rental", "Other"],
  ],
  ["/ComingPage", null, ["days", "hours", "minutes", "seconds"]],
  ["/login", null, ["Sign Up", "Login"]],
  ["/signup", null, ["Send OTP", "Login", "Male", "Female"]],
  ["/ForgetPassword", null, ["Login"]],
  [
    "/choose-role",
    "Organiser",
    ["What would you like to continue as?", "Become a Volunteer", "I am a Guest", "Volunteer Manager"],
  ],
  ["/Volunteers", null, ["Registration", "Explore Profiles"]],
  ["/VolunteerForm", "Organiser", ["Post Graduation", "Graduation", "Pursuing", "Diploma", "Other", "Yes", "No"]],
  [
    "/volunteer/edit/asha.kulkarni",
    "Volunteer",
    ["Male", "Female", "Transgender", "Non-Binary", "Other", "Excellent", "Good", "Average"],
  ],
  ["/VolunteerManagerLanding", null, ["Registration"]],
  [
    "/volunteermanagerprofile/vikram.solanki",
    null,
    ["Professional Summary", "Send an Inquiry", "Images", "Videos", "Facebook"],
  ],
  [
    "/VolunteerPartnerRegistration",
    "Organiser",
    [
      "1+",
      "2+",
      "3+",
      "4+",
      "5+",
      "6+",
      "7+",
      "8+",
      "9+",
      "10+",
      "20+",
      "50+",
      "100+",
      "500+",
      "1000+",
      "Facebook",
      "Instagram",
      "Twitter",
      "LinkedIn",
      "YouTube",
      "WhatsApp",
    ],
  ],
  [
    "/VolunteerEnquiryForm",
    null,
    [
      "Volunteer Enquiry Form",
      "Wedding",
      "College fest",
      "Corporate Event",
      "Educational Workshop",
      "Community Service",
      "Environmental Drive",
      "Health Camp",
      "Cultural Event",
      "Sports Event",
      "Awareness Campaign",
      "Fundraising Event",
      "Other",
    ],
  ],
  [
    "/EditArtistProfile",
    "Artist",
    ["My Profile", "Artist Profile", "Change Password", "Singer", "Dancer", "Anchor", "Yes", "No"],
  ],
  [
    "/EventRentalForm",
    null,
    [
      "Sound setup & mixing",
      "Event check-in & registration",
      "Lighting rig & setup",
      "Artist coordination and on-ground runner",
      "Technical AV setup",
      "Live coverage and social media uploads",
      "Morning",
      "Evening",
      "Night",
      "Flexible",
    ],
  ],
  ["/EventPlannerForm", null, ["Wedding Planner", "Corporate Events", "Birthday Parties", "Stage Setup"]],
  [
    "/Registration",
    null,
    ["Full Name", "Business Name", "Type Of Work", "Location", "Experience", "Contact Number", "Email"],
  ],
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

async function textsAt(path: string, who: string | null): Promise<Set<string>> {
  const response = await fetch(on.site.url + path, {
    redirect: "manual",
    headers: who ? { cookie: await cookieOf(on.site, who) } : {},
  });
  expect(response.status, path).toBe(200);
  return textsOf(await response.text());
}

test.each(PAGES)("%s (for %s) says what it must", async (path, who, texts) => {
  const there = await textsAt(path, who);
  expect(texts.filter((text) => !there.has(text))).toEqual([]);
});

const SENTENCES: readonly (readonly [path: string, said: readonly RegExp[]])[] = [
  ["/privacypolicy", [/^Last updated: \d+ \w+ \d{4}$/]],
  ["/TermCondition", [/^Last updated: \d+ \w+ \d{4}$/, /\bat least 18\b/, /\bcourts\b.*\bMadhya Pradesh\b/]],
];

test.each(SENTENCES)("%s says it in its own words", async (path, said) => {
  const there = [...(await textsAt(path, null))];
  expect(said.filter((words) => !there.some((text) => words.test(text)))).toEqual([]);
});

test("an artist's page and an admin's view of one", async () => {
  const artists = (await (await fetch(`${on.site.url}/api/artists/?q=gauri.bapat`)).json()) as { _id: string }[];
  const there = await textsAt(`/artist/${artists[0]?._id}`, null);
  for (const text of ["PHOTOS", "VIDEOS", "About", "User Reviews"]) expect(there, text).toContain(text);
  const cookie = await cookieOf(on.site, "Admin");
  const waiting = (await (await fetch(`${on.site.url}/api/artists/pending`, { headers: { cookie } })).json()) as {
    _id: string;
  }[];
  const desk = await textsAt(`/artistko/${waiting[0]?._id}`, "Admin");
  for (const text of ["Approve", "Reject"]) expect(desk, text).toContain(text);
});

// What is said when a call fails and the answer says nothing. Each is tried once, on one screen: the forms are those that
// the journeys fill in.
type Failing = {
  who: string | null;
  path: string;
  /** The call that fails, and by which answer; by an empty one of status 500 where nothing else is said. */
  call: string;
  answer?: { status: number; json: object };
  act: (page: Page) => Promise<void>;
  says: string;
};
const nextYear = `${new Date().getFullYear() + 1}-02-14`;
async function asker(page: Page, date: string): Promise<void> {
  await type(page, "fullName", "Nandini Rao");
  await type(page, "phone", "98260 11122");
  await type(page, date, nextYear);
}
/** The forms that ask for volunteers. */
async function askTeam(page: Page): Promise<void> {
  await type(page, "name", "Nandini Rao");
  await page.locator('main [type="tel"]').first().fill("98260 11122");
  const email = page.locator('main [name="email"]').first();
  if (await email.isVisible()) await email.fill("nandini.rao@mandap.example");
  await page.locator('[name="state"]').first().selectOption("Madhya Pradesh");
  await page.locator('[name="city"]').first().selectOption("Indore");
  await page.locator('[name="eventType"]').first().selectOption({ index: 1 });
  await type(page, "eventDate", nextYear);
  await type(page, "volunteerRequirements", "Ten people at the gate");
  await page.locator("form:has([name=volunteerRequirements]) [type=submit]").click();
}
async function askCode(page: Page): Promise<void> {
  await page.route("**/api/twilio/forgot-password", (route) => route.fulfill({ json: { sessionId: "s" } }));
  await type(page, "emailorphoneorusername", "asha.kulkarni");
  await press(page, "Send OTP");
  await page.locator('[name="otp"]').fill("123456");
  await press(page, "Verify OTP");
}

const FAILING: readonly Failing[] = [
  {
    who: "Volunteer",
    path: "/volunteer/edit/asha.kulkarni",
    call: "**/api/volunteers/username/*",
    act: async (page) => {
      await press(page, "Next");
      await press(page, "Next");
      await press(page, "Save changes");
    },
    says: "Failed to update.",
  },
  {
    who: "Manager",
    path: "/VolunteerManagerEditPage/vikram.solanki",
    call: "**/api/volunteersManager/profile/*",
    act: (page) => press(page, "Update profile"),
    says: "Failed to update profile. Please try again.",
  },
  {
    who: "Artist",
    path: "/user-dashboard/edit",
    call: "**/api/artist/update",
    act: (page) => press(page, "Save changes"),
    says: "Failed to update profile.",
  },
  {
    who: "Organiser",
    path: "/choose-role",
    call: "**/api/roll/set-role",
    act: (page) => press(page, "I am a Guest"),
    says: "Something went wrong. Please try again.",
  },
  {
    who: "Organiser",
    path: "/",
    call: "**/api/auth/logout",
    act: async (page) => {
      await page.locator("details.account > summary.btn").click();
      await page.locator("details.account .menu").getByRole("button", { name: "Logout" }).click();
    },
    says: "Logout failed. Please try again.",
  },
  {
    who: null,
    path: "/volunteer/asha.kulkarni",
    call: "**/api/inquiry/form/volunteerBooking",
    act: async (page) => {
      await press(page, "Book Now");
      await asker(page, "calendar");
      await type(page, "email", "nandini.rao@mandap.example");
      await page.locator('dialog[open] [name="service"]').selectOption("Cultural Event");
      await type(page, "budget", "5,000");
      await type(page, "city", "Indore");
      await press(page, "Send request");
    },
    says: "Submission failed: Unknown error",
  },
  {
    who: null,
    path: "/RentalDetail",
    call: "**/api/inquiry/form/rentalBooking",
    act: async (page) => {
      await asker(page, "calendar");
      await press(page, "Book Now");
    },
    says: "Something went wrong",
  },
  {
    who: null,
    path: "/PlannerProfile",
    call: "**/api/inquiry/form/eventplanner",
    act: async (page) => {
      await asker(page, "calender");
      await press(page, "Book Now");
    },
    says: "Something went wrong!",
  },
  {
    who: null,
    path: "/volunteermanagerprofile/vikram.solanki",
    call: "**/api/volunteer-requests",
    act: askTeam,
    says: "Failed to submit request",
  },
  {
    who: null,
    path: "/volunteermanagerprofile/vikram.solanki",
    call: "**/api/volunteer-requests",
    answer: { status: 201, json: {} },
    act: askTeam,
    says: "An unexpected error occurred. Please try again.",
  },
  {
    who: null,
    path: "/ForgetPassword",
    call: "**/api/twilio/verifyForgotOtp",
    act: askCode,
    says: "OTP verification failed.",
  },
  {
    who: null,
    path: "/ForgetPassword",
    call: "**/api/twilio/resetPassword",
    act: async (page) => {
      await page.route("**/api/twilio/verifyForgotOtp", (route) => route.fulfill({ json: {} }));
      await askCode(page);
      await type(page, "password", "secret-99");
      await type(page, "confirmPassword", "secret-99");
      await press(page, "Set new password");
    },
    says: "Reset failed.",
  },
  {
    who: null,
    path: "/VolunteerEnquiryForm",
    call: "**/api/volunteer-enquiry/submit",
    act: askTeam,
    says: "Something went wrong. Please try again later.",
  },
  {
    who: "Manager",
    path: "/artist/gauri.bapat",
    call: "**/api/reviews/*",
    act: async (page) => {
      await page.locator('[name="rating"][value="4"]').check({ force: true });
      await type(page, "comment", "They sang till late.");
      await press(page, "Submit review");
    },
    says: "Failed to submit review.",
  },
  {
    who: null,
    path: "/signup",
    call: "**/api/twilio/register",
    act: async (page) => {
      await page.route("**/api/twilio/send-otp", (route) => route.fulfill({ json: { sessionId: "s" } }));
      await fillSignup(page, { ...newPerson("Meera", "Joshi"), email: "no address" });
      await press(page, "Send OTP");
      await page.getByText("Please correct the errors above.").first().waitFor();
      await type(page, "email", "meera.joshi@mandap.example");
      await press(page, "Send OTP");
      await type(page, "otp", "123456");
      await page.locator('[name="terms"]').check();
      await press(page, "Register");
    },
    says: "Signup/Login failed.",
  },
];

test.each(FAILING)("a failing call on $path ($who): '$says'", async ({ who, path, call, answer, act, says }) => {
  const { page, context } = await visitor(on.browser, on.site.url, "wide");
  page.setDefaultTimeout(8_000);
  if (who) await context.addCookies(await cookiesFor(on.site, who));
  await page.route(call, (route) =>
    route.request().method() === "GET" && !call.endsWith("logout")
      ? route.fallback()
      : route.fulfill(answer ?? { status: 500, json: {} }),
  );
  await go(page, path);
  await act(page);
  await page.getByText(says, { exact: true }).first().waitFor();
  await context.close();
});

test("what is being sent says so, and an artist who tells nothing", async () => {
  const { page, context } = await visitor(on.browser, on.site.url, "wide");
  await page.route("**/api/volunteer-enquiry/submit", () => {});
  await go(page, "/VolunteerEnquiryForm");
  await askTeam(page);
  await page.getByText("Submitting...").first().waitFor();
  await context.close();
  const changed = await fetch(`${on.site.url}/api/artist/update`, {
    method: "PUT",
    headers: { "Content-Type": "application/json", cookie: await cookieOf(on.site, "Artist") },
    body: JSON.stringify({ description: "" }),
  });
  const { artist } = (await changed.json()) as { artist: { _id: string } };
  expect(await textsAt(`/artist/${artist._id}`, null)).toContain("Description not available.");
});

test("a page that is long in coming says 'Loading', and resends of a code are offered", async () => {
  const { page, context } = await visitor(on.browser, on.site.url, "wide");
  await go(page, "/AboutUs");
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/Services\.data/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.getByRole("link", { name: "Services", exact: true }).first().click();
  await page.getByRole("status").getByText("Loading", { exact: true }).waitFor();
  arrive();
  await page.waitForURL(/Services/);
  await go(page, "/ForgetPassword");
  await page.route("**/api/twilio/verifyForgotOtp", (route) => route.fulfill({ status: 500, json: {} }));
  await askCode(page);
  await page
    .getByText(/^Resend OTP/)
    .first()
    .waitFor();
  await context.close();
});
