import type { Actor } from "../../../domain/actor.ts";
import { formatMobile } from "../../../domain/phone.ts";
import type { Deps } from "../../../platform/deps.server.ts";
import { findUser } from "../account-store.server.ts";

/** '+919826012345' → '+91 98••• ••345': enough to know it again, too little to call. */
export function maskMobile(mobile: string): string {
  return formatMobile(mobile).replace(/^(\+91 \d{2})\d{3} \d{2}(\d{3})$/, "$1••• ••$2");
}

/** 'asha.k@example.in' → 'as••••@example.in'. A short name shows one letter. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  if (at < 1) return email;
  const letters = Array.from(email.slice(0, at));
  return `${letters.slice(0, letters.length > 3 ? 2 : 1).join("")}••••${email.slice(at)}`;
}

/** What the account page shows of oneself. Mobile and e-mail are masked: the page may lie open on a borrowed phone. */
export async function ownAccount(deps: Deps, actor: Actor) {
  const user = await findUser(deps.db, actor.id);
  return {
    name: actor.name,
    username: actor.username,
    role: actor.role,
    mobile: user?.mobile ? maskMobile(user.mobile) : "",
    email: user?.email ? maskEmail(user.email) : "",
    emailProven: user?.emailProvenAt !== null,
  };
}
