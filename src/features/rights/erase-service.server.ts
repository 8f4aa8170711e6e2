/** Erases a person everywhere, once the days in which a login keeps the account are over. */
import { displayName } from "../../domain/names.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import { afterCommit, transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import {
  ownAddress,
  type Erasure,
  type Findings,
  type ErasedPerson,
  type Traces,
} from "../../platform/personal-data.server.ts";
import { consentRows, deleteAccount, dueUsers, holdDue } from "../accounts/accounts-rights.server.ts";
import * as mentions from "./erase-mentions-store.server.ts";
import { spellingsOf, tracesOf } from "./traces.ts";

/** What the account itself says of its person. */
const known = (person: ErasedPerson): Findings => ({
  emails: ownAddress(person),
  phones: [person.mobile],
  names: [displayName(person.firstName, person.lastName), person.username],
  listings: [],
  pages: [],
  ids: [person.id],
  ended: [person.id],
  numbers: [],
  logged: [],
  guests: [],
});

function add(found: Findings, more: Partial<Findings> = {}): void {
  for (const name of Object.keys(more) as (keyof Findings)[]) found[name].push(...(more[name] ?? []));
}

/** Takes the person out of the log, of answers kept for repeated requests, and of what waits to be sent. */
async function cleanRecords(tx: Tx, person: ErasedPerson, { words }: Traces, found: Findings): Promise<void> {
  const { ids, ended, numbers, listings, logged, guests } = found;
  await mentions.cleanAudit(tx, person.id, { ids: [...ids, ...logged], words }, listings);
  await mentions.deleteAnswers(tx, person.id, numbers);
  await mentions.cleanMessages(tx, { ids, words }, { ended, addresses: [...found.emails, ...found.phones] });
  const address = ownAddress(person);
  await mentions.cleanMessages(tx, { ids: guests, words: address }, { ended: [], addresses: address });
}

/**
 * Erases one person whose time has come, each feature its part. Listings, photos, sessions, codes, notifications and
 * consents go; requests stay for the other side without who asked, reviews without the name, the log without names.
 * @returns 'kept' when a login has kept the account meanwhile, or it is gone; 'later' when work that speaks of the person
 *   is under way
 */
export async function eraseAccount(deps: Deps, userId: string): Promise<"erased" | "kept" | "later"> {
  return transaction(deps.db, async (tx) => {
    await deps.kept.hold(tx, userId);
    const person = await holdDue(tx, userId, deps.now());
    if (!person) return "kept";
    const found = known(person);
    const parts: Erasure[] = [];
    for (const { erase } of deps.personal) {
      if (!erase) continue;
      const part = await erase(deps, tx, person, found);
      add(found, part.found);
      parts.push(part);
    }
    // Nothing has been changed yet.
    if (await mentions.holdMessages(tx, [...found.ids, ...found.guests])) return "later";
    const traces = tracesOf({
      contacts: [...found.emails, ...found.phones.flatMap(spellingsOf)],
      names: found.names,
    });
    for (const part of parts) await part.clean?.(traces, found);
    await cleanRecords(tx, person, traces, found);
    // What the law may ask of us later: that there was consent, to what and when, without whose.
    const consents = (await consentRows(tx, userId)).map(({ purpose, version, givenAt, withdrawnAt }) => ({
      purpose,
      version,
      givenAt,
      withdrawnAt,
    }));
    for (const part of parts) await part.remove?.();
    await deleteAccount(tx, person);
    await writeAudit(tx, {
      actorId: null,
      action: "account.erased",
      subjectType: "user",
      subjectId: userId,
      details: { consents },
    });

    // By id alone: after the restore of an older backup it says whom to erase again (docs/security.md).
    afterCommit(tx, () => deps.log.info({ user: userId }, "account erased"));
    return "erased";
  });
}

/**
 * Everybody whose time has come. One who cannot be erased now does not hold up the others.
 * @returns how many were, and for how many to come back soon: work about them is under way
 * @throws the first failure, after all
 */
export async function eraseDue(deps: Deps): Promise<{ erased: number; postponed: number }> {
  let erased = 0;
  let postponed = 0;
  const failures: unknown[] = [];
  for (const id of await dueUsers(deps.db, deps.now())) {
    try {
      const outcome = await eraseAccount(deps, id);
      if (outcome === "erased") erased += 1;
      if (outcome === "later") postponed += 1;
    } catch (error) {
      failures.push(error);
      deps.log.error({ err: error, user: id }, "an account could not be erased");
    }
  }
  if (failures.length > 0) throw failures[0];
  return { erased, postponed };
}
