import { expect, test } from "vitest";
import { categories } from "../../features/registry.ts";
import { gateOf } from "../access-kinds.ts";
import { PAGES } from "../access-matrix.ts";
import { keptOfCategories } from "./build-worker.ts";
import { isPageData, keptPages } from "./kept-pages.ts";

const keptPage = keptPages(keptOfCategories());
const of = (address: string) => keptPage(new URL(address, "https://mandap.example"));

test("listings and searches of every category are kept, with what the address asks for", () => {
  for (const { searchPath, profilePath } of categories) {
    expect(of(searchPath), searchPath).toBe(searchPath);
    expect(of(`${searchPath}?state=Goa`)).toBe(`${searchPath}?state=Goa`);
    expect(of(profilePath("asha.kulkarni")), profilePath("asha.kulkarni")).not.toBeNull();
  }
  expect(of("/")).toBe("/");
});

test("what loaders bring for a page belongs to the page", () => {
  expect(of("/volunteer/asha.data?_routes=root")).toBe("/volunteer/asha");
  expect(of("/Volunteers.data?state=Goa&_routes=root%2Cx")).toBe("/Volunteers?state=Goa");
  expect(of("/_.data")).toBe("/");
  expect(of("/account.data")).toBeNull();
  expect([isPageData({ pathname: "/_.data" }), isPageData({ pathname: "/volunteer/asha" })]).toEqual([true, false]);
});

/** Read by its two sides on the way to the place; it goes with the login, as every kept page does. */
const CONVERSATION = "bookings/:number/messages";

test("a conversation is kept for its reader, and nothing beside it", () => {
  expect(gateOf(PAGES[CONVERSATION]!)).toBe("signedIn");
  expect(of("/bookings/MD-7K3Q-9ZXA/messages")).toBe("/bookings/MD-7K3Q-9ZXA/messages");
  expect(of("/bookings/MD-7K3Q-9ZXA/messages.data?_routes=x")).toBe("/bookings/MD-7K3Q-9ZXA/messages");
  for (const path of [
    "/bookings/MD-7K3Q-9ZXA",
    "/bookings/MD-7K3Q-9ZXA/messages/x",
    "/api/bookings/MD-7K3Q-9ZXA/messages",
  ])
    expect(of(path), path).toBeNull();
});

test("no other page is kept that needs somebody to be signed in, in whatever spelling", () => {
  const guarded = Object.entries(PAGES)
    .filter(([path, row]) => gateOf(row) !== "open" && path !== CONVERSATION)
    .map(([path]) => `/${path.replace(/:\w+/g, "somebody")}`);
  expect(guarded).toEqual(
    expect.arrayContaining(["/account", "/AdminDashboard", "/ProfileVerification", "/my-requests", "/notifications"]),
  );
  for (const path of [...guarded, "/my/listings", "/my/listings/1/edit", "/login", "/signup", "/choose-role"]) {
    for (const spelling of [path, path.toLowerCase(), `${path}/`, `${path}.data`, `${path}?x=1`])
      expect(of(spelling), spelling).toBeNull();
  }
});
