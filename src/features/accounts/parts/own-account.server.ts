import type { Actor } from "../../../domain/actor.ts";
import type { Deps } from "../../../platform/deps.server.ts";
import { findUser } from "../account-store.server.ts";
import { maskEmail, maskMobile } from "./masked.ts";

/** What the account page shows of oneself. Mobile and e-mail are masked: the page may lie open on a borrowed phone. */
export async function ownAccount(deps: Deps, actor: Actor) {
  const user = await findUser(deps.db, actor.id);
  return {
    name: actor.name,
    username: actor.username,
    role: actor.role,
    mobile: user?.mobile ? maskMobile(user.mobile) : "",
    email: user?.email ? maskEmail(user.email) : "",
  };
}
