import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { newId } from "../../domain/ids.ts";
import { listings } from "../../platform/database/schema.server.ts";
import { person } from "./accounts-test-kit.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const setRole = (role: unknown, cookie?: string | null) =>
  site.call("PUT", "/api/roll/set-role", { body: { role }, cookie });
const roleOf = async (id: string) =>
  ((await site.deps.database.pool.query("SELECT role FROM users WHERE id = $1", [id])).rows[0] as { role: string })
    .role;
const registered = (cookie?: string) => site.call("GET", "/api/check-volunteer", { cookie });
async function addListing(ownerId: string, status: "approved" | "rejected" = "approved") {
  const id = newId();
  await site.deps.db.insert(listings).values({
    id,
    category: "volunteers",
    ownerId,
    onePerPerson: true,
    slug: id,
    slugKey: id,
    status,
    title: "A volunteer",
  });
}

describe("set-role", () => {
  test("takes the three roles, changed as often as one likes", async () => {
    const asha = await person(site, "chooser", { role: "unassigned" });
    for (const role of ["user", "volunteer", "volunteer-manager", "user"]) {
      const answer = await setRole(role, asha.cookie);
      expect([answer.status, answer.body]).toEqual([
        200,
        { success: true, message: "Role updated successfully", user: { id: asha.id, username: "chooser", role } },
      ]);
    }
  });

  test("is for signed-in people", async () => {
    expect((await setRole("user")).status).toBe(401);
    expect((await setRole("admin")).status).toBe(401);
  });

  test("makes nobody an admin or artist", async () => {
    const asha = await person(site, "wants-more");
    for (const role of [
      "admin",
      "artist",
      "unassigned",
      "ADMIN",
      "admin ",
      null,
      ["admin"],
      { role: "admin" },
      undefined,
    ])
      expect((await setRole(role, asha.cookie)).status).toBe(400);
    expect(await roleOf(asha.id)).toBe("user");
  });

  test("holds once a profile of another role is registered, whatever its status", async () => {
    for (const status of ["approved", "rejected"] as const) {
      const asha = await person(site, `has-profile-${status}`, { role: "volunteer" });
      await addListing(asha.id, status);
      expect((await setRole("volunteer", asha.cookie)).status).toBe(200);
      for (const role of ["user", "volunteer-manager"]) expect((await setRole(role, asha.cookie)).status).toBe(409);
      expect(await roleOf(asha.id)).toBe("volunteer");
    }
  });

  test("takes nothing from admins and artists", async () => {
    for (const role of ["admin", "artist"] as const) {
      const somebody = await person(site, `an-${role}`, { role });
      expect((await setRole("user", somebody.cookie)).status).toBe(409);
      expect(await roleOf(somebody.id)).toBe(role);
    }
  });
});

test("check-volunteer tells whether a profile is registered, to its owner", async () => {
  const [asha, other] = [await person(site, "volunteer-one"), await person(site, "volunteer-none")];
  await addListing(asha.id);
  expect((await registered()).status).toBe(401);
  expect((await registered(asha.cookie)).body).toEqual({ hasRegistered: true });
  expect((await registered(other.cookie)).body).toEqual({ hasRegistered: false });
});
