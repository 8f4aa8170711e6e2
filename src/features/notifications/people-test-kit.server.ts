/** People and profiles for tests, written straight into the database: how they come about is tested elsewhere. */
import type { Actor } from "../../domain/actor.ts";
import type { Role } from "../../domain/event-types.ts";
import { newId } from "../../domain/ids.ts";
import type { LanguageCode } from "../../domain/words/languages.ts";
import { listingPlaces, listings, users } from "../../platform/database/schema.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { SESSION_COOKIE, openSession } from "../accounts/session-service.server.ts";

export type TestPerson = Actor & { cookie: string; mobile: string };

let people = 0;

/** A signed-in person. `email` is null for one without. */
export async function testPerson(
  deps: Deps,
  {
    name = "Asha Rao",
    role = "user",
    email,
    language,
  }: { name?: string; role?: Role; email?: string | null; language?: LanguageCode } = {},
): Promise<TestPerson> {
  const number = ++people;
  const id = newId();
  const username = `person${number}`;
  const [firstName = "", lastName = "."] = name.split(" ");
  const mobile = `+9198${String(26_000_000 + number)}`;
  const address = email === undefined ? `${username}@mail.example` : email;
  await deps.db.insert(users).values({
    id,
    username,
    usernameKey: username,
    email: address,
    emailKey: address,
    emailProvenAt: address === null ? null : deps.now(),
    mobile,
    mobileProvenAt: deps.now(),
    firstName,
    lastName,
    role,
    language,
    passwordHash: "none",
  });
  const { token } = await openSession(deps, deps.db, id);
  return {
    id,
    username,
    role,
    email: address,
    emailProven: address !== null,
    name,
    mobile,
    cookie: `${SESSION_COOKIE}=${token}`,
  };
}

/** An approved profile of the person as a volunteer, found under their username, working in the given districts. */
export async function testVolunteer(
  deps: Deps,
  person: Actor,
  {
    email = null,
    state = "Madhya Pradesh",
    districts = ["Indore"],
    status = "approved",
  }: { email?: string | null; state?: string; districts?: string[]; status?: "approved" | "suspended" } = {},
): Promise<{ id: string; username: string }> {
  const id = newId();
  await deps.db.insert(listings).values({
    id,
    category: "volunteers",
    ownerId: person.id,
    onePerPerson: true,
    slug: person.username,
    slugKey: person.username.toLowerCase(),
    status,
    title: person.name,
    email,
    state,
    district: districts[0] ?? null,
  });
  const places = ["", ...districts].map((district) => ({
    listingId: id,
    category: "volunteers",
    state,
    district,
    visible: status === "approved",
    worksHere: true,
  }));
  await deps.db.insert(listingPlaces).values(places);
  return { id, username: person.username };
}
