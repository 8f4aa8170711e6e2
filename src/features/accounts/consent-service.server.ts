import type { Actor } from "../../domain/actor.ts";
import { conflict } from "../../domain/errors.ts";
import { say } from "../../domain/words/say.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { TERMS_VERSION } from "./account-model.ts";
import { holdUser } from "./account-store.server.ts";
import { CONSENT_MESSAGES as TEXT, CONSENT_WORDS, type ConsentPurpose, type ConsentView } from "./consent-model.ts";
import { consentRows, endConsents, isGiven, recordConsent, withdrawnBy } from "./consent-store.server.ts";

export { withdrawnBy };

/**
 * Notes that a person agrees to a purpose in the Privacy Policy's present version, within the transaction of what asked for it.
 * @param words in which they were asked
 */
export function giveConsent(
  deps: Pick<Deps, "now">,
  tx: Tx,
  userId: string,
  purpose: ConsentPurpose,
  words: string | null = null,
): Promise<void> {
  return recordConsent(tx, userId, purpose, TERMS_VERSION, deps.now(), words);
}

/** Those that nobody has given who has not said so: there is no profile, and no registration, that gives them. */
const ASKED_FOR: ReadonlySet<ConsentPurpose> = new Set(["whatsapp"]);

/** What the messages on WhatsApp ask of the consent that they stand on. */
export const whatsappConsent: Deps["whatsappConsent"] = {
  stands: (db, userId) => isGiven(db, userId, "whatsapp"),
  async withdraw(deps, tx, userId, saidAt) {
    if (!(await endConsents(tx, userId, "whatsapp", deps.now(), saidAt))) return false;
    await auditConsent(tx, userId, { purpose: "whatsapp", given: false, by: "whatsapp" });
    return true;
  },
};

async function auditConsent(
  tx: Tx,
  userId: string,
  { given, ...details }: { purpose: ConsentPurpose; given: boolean; by?: string },
): Promise<void> {
  await writeAudit(tx, {
    actorId: userId,
    action: given ? "consent.given" : "consent.withdrawn",
    subjectType: "user",
    subjectId: userId,
    details: { ...details, version: TERMS_VERSION },
  });
}

/** The purposes that concern a person, and where each stands: those of a profile only for people who keep one. */
export async function consentsOf(
  deps: Pick<Deps, "db" | "kept" | "whatsapp">,
  actor: Pick<Actor, "id">,
): Promise<ConsentView[]> {
  const [rows, owned] = await Promise.all([consentRows(deps.db, actor.id), deps.kept.categoriesOf(deps.db, actor.id)]);
  const known = (purpose: ConsentPurpose) => rows.some((row) => row.purpose === purpose);
  const purposes: ConsentPurpose[] = [
    "terms-and-privacy",
    ...(owned.length > 0 || known("public-profile") ? ["public-profile" as const] : []),
    ...(owned.includes("volunteers") || known("area-mails") ? ["area-mails" as const] : []),
    ...(deps.whatsapp.on || known("whatsapp") ? ["whatsapp" as const] : []),
  ];
  return purposes.map((purpose) => {
    const own = rows.filter((row) => row.purpose === purpose);
    const standing = own.find(({ withdrawnAt }) => withdrawnAt === null);
    const last = standing ?? own[0];
    return {
      purpose,
      given: standing !== undefined || (own.length === 0 && !ASKED_FOR.has(purpose)),
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
  // As they stand on the page of whoever calls.
  const words = say(CONSENT_WORDS[purpose].text);
  await transaction(deps.db, async (tx) => {
    if (purpose === "public-profile") await deps.kept.hold(tx, actor.id);
    const user = await holdUser(tx, actor.id);
    if (!user || user.eraseAfter) throw conflict(TEXT.closing);
    if (given) await giveConsent(deps, tx, actor.id, purpose, words);
    else if (!(await endConsents(tx, actor.id, purpose, deps.now()))) await noteWithdrawal(deps, tx, actor.id, purpose);
    if (purpose === "public-profile") await (given ? deps.kept.show(tx, actor.id) : deps.kept.hide(tx, actor.id));
    await auditConsent(tx, actor.id, { purpose, given });
  });
  return consentsOf(deps, actor);
}

/** A consent that was given by registering, before each was written down: it is now, as given and taken back. */
async function noteWithdrawal(deps: Pick<Deps, "now">, tx: Tx, userId: string, purpose: ConsentPurpose): Promise<void> {
  const rows = await consentRows(tx, userId);
  if (ASKED_FOR.has(purpose) || rows.some((row) => row.purpose === purpose)) return;
  await giveConsent(deps, tx, userId, purpose);
  await endConsents(tx, userId, purpose, deps.now());
}
