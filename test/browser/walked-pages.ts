import { expect } from "vitest";
import { todayIST } from "../../src/domain/dates.ts";
import { profilePattern } from "../../src/features/listings/category-pages.ts";
import { categories } from "../../src/features/registry.ts";
import { until, type ReadSite } from "../support/served-site.ts";
import { cookieOf } from "../support/signed-in.ts";
import { bookingNumbers } from "./booking-pages.ts";
import { PAGES } from "./pages.ts";

/**
 * Every page of the site, by who looks at it, in the states that differ in what they hold. `{…}` stands for what
 * `namesIn` finds in the demo; the lists, profiles and registrations of categories come from the registry.
 */
export const WALKED: Readonly<Record<string, readonly string[]>> = {
  ...PAGES,
  nobody: [
    ...PAGES.nobody,
    "/search",
    "/search?q=dj&state=Madhya+Pradesh",
    "/Volunteers?state=Madhya+Pradesh&district=Indore",
    "/VenueBooking?near=452001&radius=100&sort=near",
    "/VenueBooking?near=Bilaspur",
    "/search?near=Atlantis",
    "/ArtistBooking?state=Madhya+Pradesh&district=Indore&city=Indore",
    "/VenueBooking?state=Madhya+Pradesh",
    "/places",
    "/in/madhya-pradesh",
    "/in/madhya-pradesh/indore",
    "/in/madhya-pradesh/indore/venues",
    "/in/madhya-pradesh/volunteers",
    "/thank-you",
    "/volunteermanagerprofile",
    "{guest}",
    "{guest}/quote",
    "/agreement/MD-7K3Q-9ZXA?hash=none",
    "/compare",
    "{compared}&guests=300&hours=9&pin=110001",
    "/price/{act}",
    "/price/{act}?many=300&days=2&hours=9&pin=452001",
    "/price/{act}?many=x&pin=1",
    "/compare?listing={act}&listing={own}&guests=300&hours=5&pin=452001",
    "/compare?listing={act}&guests=x",
    "/RentalDetail",
    "/api/docs",
    ...categories.flatMap(({ key, searchPath }) => [searchPath, `{${key}}`]),
  ],
  Organiser: [
    ...PAGES.Organiser,
    "/MyDashBoard",
    "/my/listings/{own}/edit",
    "/my/listings/{own}/calendar",
    "/my/listings/{own}/prices",
    "/my/listings/{own}/visibility",
    "/price/{own}",
    "/price/{own}?many=300&days=2&hours=9&pin=452001",
    "/my/questions/{question}",
    "/bookings/{quoted}",
    "/bookings/{agreed}",
    "/bookings/{agreed}/agreement",
    "/bookings/{agreed}/payments",
    "/bookings/{agreed}/messages",
    "/bookings/{reviewable}/reviews",
    "/bookings/{agreed}/dispute",
    "/bookings/{agreed}/papers",
    "/papers/{paper}",
    "/my/papers",
    "/my/papers/received",
    "/my/events",
    "/my/events/{event}",
    "/my/events/{event}/ask?category=venues",
    "/my/events/{event}/run-sheet",
    "/my/events/add?list=/VenueBooking",
    "/e/{family}",
    "/saved",
    "/my/searches?save=/VenueBooking",
    "/busy-days",
    "/busy-days/2026",
    // A link that was never given out.
    "/search-mails/AAAAAAAAAAAAAAAAAAAAAA",
    "/busy-days/2027?state=Tamil+Nadu",
    "/s/{shortlist}",
    "/planned/{passed}",
    "/AdminDashboard",
    ...categories.flatMap(({ registerPath }) => registerPath ?? []),
  ],
  Admin: [
    ...PAGES.Admin,
    "/admin/disputes/{ticket}",
    "/admin/message-reports/{messageReport}",
    "/admin/facilitated",
    "/admin/insights",
  ],
  Volunteer: [...PAGES.Volunteer, "{area}", "/bookings/{quotable}"],
  Manager: [...PAGES.Manager, "/my-requests", "/volunteermanagerprofile/vikram.solanki"],
  Artist: [
    ...PAGES.Artist,
    "/my-requests",
    "/my/listings/{act}/calendar",
    "/my/listings/{act}/prices",
    "/my/listings/{act}/visibility",
  ],
};

/** The pages of everybody with `{…}` filled in, each once. */
export const filled = (names: Readonly<Record<string, string>>): { who: string; path: string }[] =>
  Object.entries(WALKED).flatMap(([who, paths]) =>
    [...new Set(paths.map((path) => path.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? "")))].map(
      (path) => ({
        who,
        path,
      }),
    ),
  );

/** An answer of this site, for whoever has this cookie; with a body it is a POST. */
async function ask(site: ReadSite, path: string, cookie = "", body?: object): Promise<string> {
  const answer = await fetch(site.url + path, {
    headers: { cookie, ...(body && !(body instanceof FormData) ? { "Content-Type": "application/json" } : {}) },
    ...(body ? { method: "POST", body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
  });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  return answer.text();
}

/** A venue of the organiser's, with a name that no line holds. */
async function ownVenue(site: ReadSite, admin: string): Promise<string> {
  const form = new FormData();
  const fields = { fullName: "Kabir", phone: "9826012345", email: "k@mail.example", location: "Indore" };
  const said = { ...fields, businessName: "Garden", typeOfWork: "Venue" };
  for (const [name, value] of Object.entries(said)) form.append(name, value);
  const { enquiryNumber } = JSON.parse(await ask(site, "/api/inquiry/form/vendorRegistration", "", form)) as {
    enquiryNumber: string;
  };
  const { listing } = JSON.parse(
    await ask(site, `/api/admin/enquiries/${enquiryNumber}/listing`, admin, {
      category: "venues",
      title: "Shrimati Annapurnadevi Tirthasthalikar Memorial Marriage Garden and Convention Centre",
      kind: "Marriage garden",
      state: "Madhya Pradesh",
      district: "Indore",
      capacity: "400",
      price: "75000",
      username: site.logins().find(({ label }) => label === "Organiser")!.username,
      approve: true,
    }),
  ) as { listing: { id: string } };
  return listing.id;
}

/** A message to the organiser that they report: the number of what the desk then has before it. */
async function reportedMessage(site: ReadSite, admin: string): Promise<string> {
  const organiser = await cookieOf(site, "Organiser");
  const sent = JSON.parse(
    await ask(site, "/api/inquiry/form/volunteerBooking", organiser, {
      fullName: "Ravi Kumar",
      email: "ravi@mail.example",
      phone: "9876543000",
      service: "Other",
      calendar: todayIST(),
      budget: "1",
      city: "Indore",
      username: "asha.kulkarni",
    }),
  ) as { enquiryNumber: string };
  const path = `/api/bookings/${sent.enquiryNumber}/messages`;
  const text = "Please pay all of it before we meet.";
  const { id } = JSON.parse(await ask(site, path, await cookieOf(site, "Volunteer"), { text })) as { id: string };
  await ask(site, `${path}/${id}/report`, organiser, { reason: "fraud" });
  const { reports } = JSON.parse(await ask(site, "/api/admin/message-reports", admin)) as {
    reports: { id: string; number: string }[];
  };
  return reports.find(({ number }) => number === sent.enquiryNumber)!.id;
}

/**
 * What stands for `{…}` in WALKED: the first profile of each list, a guest's request, and what some alone can open. Adds a
 * listing, requests and reports to the site.
 */
export async function namesIn(site: ReadSite): Promise<Record<string, string>> {
  const names: Record<string, string> = { ...(await bookingNumbers(site)) };
  for (const category of categories) {
    const start = profilePattern(category).replace(":slug", "");
    const link = new RegExp(`href="(/${start}[^"#]+)"`).exec(await ask(site, category.searchPath));
    names[category.key] = link![1]!.replaceAll("&amp;", "&");
  }
  const admin = await cookieOf(site, "Admin");
  names.pending = (JSON.parse(await ask(site, "/api/artists/pending", admin)) as { _id: string }[])[0]!._id;
  const acts = await ask(site, "/api/listings/mine", await cookieOf(site, "Artist"));
  names.act = (JSON.parse(acts) as { listings: { _id: string }[] }).listings[0]!._id;
  names.own = await ownVenue(site, admin);
  const { cards } = JSON.parse(await ask(site, "/api/search?q=venues&category=venues")) as { cards: { _id: string }[] };
  names.compared = `/compare?${[names.own, ...cards.slice(0, 3).map(({ _id }) => _id)].map((id) => `listing=${id}`).join("&")}`;
  await ask(site, `/api/listings/${names.own}/report`, "", { reason: "fraud", text: "They asked for money." });
  const { reports } = JSON.parse(await ask(site, "/api/admin/reports", admin)) as {
    reports: { id: string; listing: { id: string } }[];
  };
  names.question = reports.find(({ listing }) => listing.id === names.own)!.id;
  await ask(site, `/api/admin/reports/${names.question}/messages`, admin, { kind: "question", text: "What happened?" });
  names.messageReport = await reportedMessage(site, admin);
  const requests = await ask(site, "/my-requests", await cookieOf(site, "Volunteer"));
  names.area = /href="(\/area\/[^"]+)"/.exec(requests)![1]!;
  const email = "guest@mail.example";
  await ask(site, "/api/inquiry/form/volunteerBooking", "", {
    fullName: "Ravi Kumar",
    email,
    phone: "9876543000",
    service: "Other",
    calendar: todayIST(),
    budget: "1",
    city: "Indore",
    username: "asha.kulkarni",
  });
  names.guest = await until("the guest's link", () => {
    const mail = site.mails().find(({ headers }) => headers.to === email);
    return /\/r\/[\w-]{22}/.exec(mail?.text ?? "")?.[0];
  });
  return names;
}
