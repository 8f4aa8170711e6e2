import type { Actor } from "../../domain/actor.ts";
import { conflict } from "../../domain/errors.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { TERMS_VERSION } from "./account-model.ts";
import { holdUser } from "./account-store.server.ts";
import { CONSENT_MESSAGES as TEXT, type ConsentPurpose, type ConsentView } from "./consent-model.ts";
import { consentRows, endConsents, recordConsent, withdrawnBy } from "./consent-store.server.ts";

export { withdrawnBy };

/** Notes that a person agrees to a purpose in the Privacy Policy's present version, within the transaction of what asked for it. */
export function giveConsent(deps: Pick<Deps, "now">, tx: Tx, userId: string, purpose: ConsentPurpose): Promise<void> {
  return recordConsent(tx, userId, purpose, TERMS_VERSION, deps.now());
}

/** The purposes that concern a person, and where each stands: those of a profile only for people who keep one. */
export async function consentsOf(deps: Pick<Deps, "db" | "kept">, actor: Pick<Actor, "id">): Promise<ConsentView[]> {
  const [rows, owned] = await Promise.all([consentRows(deps.db, actor.id), deps.kept.categoriesOf(deps.db, actor.id)]);
  const known = (purpose: ConsentPurpose) => rows.some((row) => row.purpose === purpose);
  const purposes: ConsentPurpose[] = [
    "terms-and-privacy",
    ...(owned.length > 0 || known("public-profile") ? ["public-profile" as const] : []),
    ...(owned.includes("volunteers") || known("area-mails") ? ["area-mails" as const] : []),
  ];
  return purposes.map((purpose) => {
    const own = rows.filter((row) => row.purpose === purpose);
    const standing = own.find(({ withdrawnAt }) => withdrawnAt === null);
    const last = standing ?? own[0];
    return {
      purpose,
      given: standing !== undefined || own.length === 0,
      version: last?.version ?? null,
      givenAt: last?.givenAt.toISOString() ?? null,
      withdrawnAt: standing ? null : (last?.withdrawnAt?.toISOString() ?? null),
      withdrawable: purpose !== "terms-and-privacy",
    };
  });
}

/**
 * Gives a consent, or takes it back, with what follows from it: without 'public-profile' what the person keeps leaves
 * the site, and returns with it.
 * @throws 409 for the consent that the account stands on, 429 past the changes of a person
 */
export async function setConsent(
  deps: Deps,
  actor: Actor,
  purpose: ConsentPurpose,
  given: boolean,
): Promise<ConsentView[]> {
  if (purpose === "terms-and-privacy" && !given) throw conflict(TEXT.needed);
  await deps.limits.hit("LIMIT_CONSENTS_PER_PERSON", actor.id);
  await transaction(deps.db, async (tx) => {
    const user = await holdUser(tx, actor.id);
    if (!user || user.eraseAfter) throw conflict(TEXT.closing);
    if (given) await giveConsent(deps, tx, actor.id, purpose);
    else if (!(await endConsents(tx, actor.id, purpose, deps.now()))) await noteWithdrawal(deps, tx, actor.id, purpose);
    if (purpose === "public-profile") await (given ? deps.kept.show(tx, actor.id) : deps.kept.hide(tx, actor.id));
    await writeAudit(tx, {
      actorId: actor.id,
      action: given ? "consent.given" : "consent.withdrawn",
      subjectType: "user",
      subjectId: actor.id,
      details: { purpose, version: TERMS_VERSION },
    });
  });
  return consentsOf(deps, actor);
}

/** A consent that was given by registering, before each was written down: it is now, as given and taken back. */
async function noteWithdrawal(deps: Pick<Deps, "now">, tx: Tx, userId: string, purpose: ConsentPurpose): Promise<void> {
  const rows = await consentRows(tx, userId);
  if (rows.some((row) => row.purpose === purpose)) return;
  await giveConsent(deps, tx, userId, purpose);
  await endConsents(tx, userId, purpose, deps.now());
}
