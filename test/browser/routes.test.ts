import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { serveSite, type ServedSite } from "../support/served-site.ts";
import { cookieOf } from "../support/signed-in.ts";

/*
 * The route tables of both documents (spec 000 section 2.1, spec 001 section 2), walked: each path in two
 * spellings of its case, as nobody and as each role.
 */
const ROLES = ["Admin", "Organiser", "Volunteer", "Manager", "Artist"] as const;
type Who = (typeof ROLES)[number];

const PUBLIC = [
  "/",
  "/VolunteerEnquiryForm",
  "/VolunteerManagerLanding",
  "/TermCondition",
  "/AboutUs",
  "/signup",
  "/Services",
  "/ContactUs",
  "/ComingPage",
  "/choose-role",
  "/ForgetPassword",
  "/EventEquipmentRental",
  "/EventPlanner",
  "/Registration",
  "/ArtistBooking",
  "/RentalDetail",
  "/PlannerProfile",
  "/EventPlannerForm",
  "/volunteer/asha.kulkarni",
  "/EventRentalForm",
  "/EditArtistProfile",
  "/newsblog",
  "/Volunteers",
  "/VenueBooking",
  "/privacypolicy",
  "/thank-you",
];
/** Pages of a guarded kind: who sees them. Anybody else who is signed in gets the 403 page, unless sent on (`elsewhere`). */
const GUARDED: { path: string; sees: readonly Who[]; elsewhere?: Partial<Record<Who, RegExp>> }[] = [
  { path: "/AdminDashboard", sees: ["Admin"] },
  {
    path: "/BasicDetail",
    sees: ["Organiser", "Admin", "Volunteer", "Manager"],
    elsewhere: { Artist: /^\/user-dashboard|^\/MyDashBoard/ },
  },
  { path: "/user-dashboard", sees: ["Artist"] },
  {
    path: "/VolunteerForm",
    sees: ["Organiser", "Admin", "Manager", "Artist"],
    elsewhere: { Volunteer: /^\/MyDashBoard/ },
  },
  {
    path: "/MyDashBoard",
    sees: [],
    elsewhere: {
      Admin: /^\/AdminDashboard/,
      Organiser: /^\/$/,
      Volunteer: /^\/volunteer\/edit\/asha\.kulkarni/,
      Manager: /^\/ProfileVerification/,
      Artist: /^\/user-dashboard/,
    },
  },
  { path: "/volunteer/edit/asha.kulkarni", sees: ["Volunteer", "Admin"] },
  {
    path: "/VolunteerPartnerRegistration",
    sees: ["Organiser", "Admin", "Volunteer", "Artist"],
    elsewhere: { Manager: /^\/ProfileVerification/ },
  },
  { path: "/ProfileVerification", sees: ["Manager"] },
  { path: "/VolunteerManagerEditPage/vikram.solanki", sees: ["Manager", "Admin"] },
];

let site: ServedSite;
const cookies = new Map<Who, string>();
beforeAll(async () => {
  site = await serveSite({ DEMO: "on" }, inject("demoFolder"));
  for (const role of ROLES) cookies.set(role, await cookieOf(site, role));
});
afterAll(() => site?.stop());

const get = (path: string, cookie?: string) =>
  fetch(site.url + path, { redirect: "manual", headers: cookie ? { cookie } : {} });
/** Another spelling of the case; what names a person or thing keeps its own. */
const otherCase = (path: string) => {
  const [, first = ""] = path.split("/");
  const swapped = first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase();
  return path.replace(`/${first}`, `/${swapped}`);
};

test.each(PUBLIC)("%s answers anybody, however it is spelt", async (path) => {
  for (const spelling of [path, otherCase(path)]) expect((await get(spelling)).status, spelling).toBe(200);
  for (const role of ROLES) {
    const { status, headers } = await get(path, cookies.get(role));
    expect([200, 302], `${path} as ${role}`).toContain(status);
    if (status === 302) expect(headers.get("location")).not.toMatch(/login/i);
  }
});

describe.each(GUARDED)("$path", ({ path, sees, elsewhere = {} }) => {
  test("sends nobody to the login, which comes back", async () => {
    for (const spelling of [path, otherCase(path)]) {
      const { status, headers } = await get(spelling);
      expect(status, spelling).toBe(302);
      expect(headers.get("location")).toBe(`/login?redirect=${encodeURIComponent(spelling)}`);
    }
  });

  test("answers each role as the table says", async () => {
    for (const role of ROLES) {
      const { status, headers } = await get(path, cookies.get(role));
      const sent = elsewhere[role];
      if (sent) {
        expect(status, `${path} as ${role}`).toBe(302);
        expect(headers.get("location")).toMatch(sent);
      } else expect(status, `${path} as ${role}`).toBe(sees.includes(role) ? 200 : 403);
    }
  });
});

test("someone signed in who opens the login is sent where they wanted to go", async () => {
  const { status, headers } = await get("/login?redirect=%2FVolunteers", cookies.get("Organiser"));
  expect(status).toBe(302);
  expect(headers.get("location")).toBe("/Volunteers");
});

test("who asks for an icon without reading a page gets one", async () => {
  const icon = await get("/favicon.ico");
  expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/vnd.microsoft.icon"]);
  // Three pictures, each a PNG.
  const bytes = Buffer.from(await icon.arrayBuffer());
  expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([1, 3]);
  for (const at of [18, 34, 50]) expect(bytes.subarray(bytes.readUInt32LE(at)).toString("latin1", 1, 4)).toBe("PNG");
});

test("what is not there is a 404 page for people and JSON for programs", async () => {
  expect((await get("/no-such-page")).status).toBe(404);
  const call = await get("/api/no-such-call");
  expect(call.status).toBe(404);
  expect(call.headers.get("content-type")).toContain("application/json");
});
