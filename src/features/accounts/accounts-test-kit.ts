import type { TestSite } from "../../../test/support/test-app.ts";
import { createUser, type NewUser } from "./account-service.server.ts";
import { openSession, SESSION_COOKIE } from "./session-service.server.ts";

let people = 0;

/** A number nobody else in this test file has. */
export const newMobile = (): string => `+9198260${String(++people).padStart(5, "0")}`;

/** What the signup form sends, with a code still to be asked for. */
export function signupForm(username: string, overrides: Record<string, unknown> = {}) {
  return {
    firstName: "Asha",
    lastName: "Rao",
    dob: "1992-05-14",
    gender: "Female",
    username,
    email: `${username}@example.in`,
    password: "secret-1",
    confirmPassword: "secret-1",
    mobile: newMobile(),
    ...overrides,
  };
}

/** Asks for a code and signs up with it, as a client of the API does. */
export async function signUp(site: TestSite, username: string, overrides: Record<string, unknown> = {}) {
  const form = signupForm(username, overrides);
  const sent = await site.call("POST", "/api/twilio/send-otp", { body: form });
  const body = { ...form, sessionId: sent.body["sessionId"], otp: site.codeFor(String(form.mobile)) };
  const answer = await site.call("POST", "/api/twilio/register", { body });
  return { body, answer, cookie: answer.cookie };
}

/** A signed-in person, made without the signup. Password 'secret-1'. */
export async function person(
  site: TestSite,
  username: string,
  overrides: Partial<NewUser> = {},
): Promise<{ id: string; username: string; mobile: string; email: string | null; cookie: string }> {
  const user = {
    username,
    email: `${username}@example.in`,
    mobile: newMobile(),
    firstName: "Asha",
    lastName: "Rao",
    dob: "1992-05-14",
    gender: "Female",
    role: "user" as const,
    password: "secret-1",
    mobileProvenAt: site.deps.now(),
    emailProvenAt: site.deps.now(),
    ...overrides,
  };
  const { id } = await createUser(site.deps.db, user);
  const { token } = await openSession(site.deps, site.deps.db, id);
  return { id, username, mobile: user.mobile, email: user.email, cookie: `${SESSION_COOKIE}=${token}` };
}

/** Sets the site's clock so far ahead of the real one. */
export function advance(site: TestSite, ms: number): void {
  const before = site.deps.now;
  site.deps.now = () => new Date(before().getTime() + ms);
}
