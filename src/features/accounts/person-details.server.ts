import type { Actor } from "../../domain/actor.ts";
import { notSignedIn } from "../../domain/errors.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { findUser } from "./account-store.server.ts";

/** What an account knows of its person, for filling in forms. `mobile` is E.164, `dob` an ISO day. */
export type PersonDetails = {
  firstName: string;
  lastName: string;
  email: string | null;
  mobile: string;
  dob: string | null;
  gender: string | null;
};

/** Of the signed-in person alone. @throws 401 when the account is gone */
export async function personDetails(deps: Deps, actor: Actor): Promise<PersonDetails> {
  const user = await findUser(deps.db, actor.id);
  if (!user) throw notSignedIn();
  const { firstName, lastName, email, mobile, dob, gender } = user;
  return { firstName, lastName, email, mobile, dob, gender };
}
