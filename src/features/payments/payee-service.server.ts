/** How people are paid. A change rests for a day, and whoever is about to pay is told: so nobody's money is led away unseen. */
import { greetingOf } from "../notifications/mail-words.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { spokenPath } from "../../domain/words/language-choice.ts";
import { say } from "../../domain/words/say.ts";
import type { Actor } from "../../domain/actor.ts";
import { formatInstant } from "../../domain/dates.ts";
import { newId } from "../../domain/ids.ts";
import { BRAND } from "../../domain/brand.ts";
import { PAYEE_PATH, paymentsPath } from "../../domain/request-paths.ts";
import { writeAudit } from "../../platform/database/audit.server.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { proveOneself } from "../accounts/proof-service.server.ts";
import { queueMail } from "../notifications/notification-jobs.server.ts";
import { notify, personOf } from "../notifications/notification-service.server.ts";
import { PAYEE_REST_HOURS } from "./payment-model.ts";
import type { OwnPayee, OwnPayees, PayeeForm } from "./payee-model.ts";
import { insertPayee, newestPayee, payeeOf, type PayeeRow } from "./payee-store.server.ts";
import { openRequestsOf } from "./payment-store.server.ts";

const shown = ({ name, upi, merchant, account, ifsc, activeAt }: PayeeRow): OwnPayee => ({
  name,
  upi,
  merchant,
  account: account && `••••${account.slice(-4)}`,
  ifsc,
  activeAt: activeAt.toISOString(),
});

/** How the signed-in person is paid, and how from tomorrow on. */
export async function ownPayees(deps: Pick<Deps, "db" | "now">, actor: Actor): Promise<OwnPayees> {
  const [now, newest] = await Promise.all([payeeOf(deps.db, actor.id, deps.now()), newestPayee(deps.db, actor.id)]);
  return { now: now && shown(now), next: newest && newest.id !== now?.id ? shown(newest) : null };
}

/**
 * Writes how the signed-in person is paid: at once where nothing was said before, else after a day's rest.
 * @throws 400 by field, also for a wrong password or code; 429 past the tries
 */
export async function setPayee(
  deps: Deps,
  actor: Actor,
  { name, upi, merchant, account, ifsc, ...proof }: PayeeForm,
): Promise<OwnPayees & { rests: boolean }> {
  const now = deps.now();
  const rests = await proveOneself(deps, actor, "payee", proof, async (tx) => {
    const before = await payeeOf(tx, actor.id, now);
    const row: PayeeRow = {
      id: newId(),
      personId: actor.id,
      name,
      upi: upi || null,
      merchant: merchant && upi !== "",
      account: account || null,
      ifsc: ifsc || null,
      createdAt: now,
      activeAt: before ? new Date(now.getTime() + PAYEE_REST_HOURS * 3_600_000) : now,
    };
    await insertPayee(tx, row, now);
    await writeAudit(tx, {
      actorId: actor.id,
      action: "account.payee_changed",
      subjectType: "user",
      subjectId: actor.id,
    });
    if (before) await tellAll(deps, tx, actor, row);
    return before !== null;
  });
  return { ...(await transaction(deps.db, (tx) => ownPayees({ ...deps, db: tx }, actor))), rests };
}

/** The person themselves by mail, whoever pays them by the bell. */
async function tellAll(deps: Deps, tx: Tx, actor: Actor, { id, activeAt }: PayeeRow): Promise<void> {
  const person = await personOf(tx, actor.id);
  const from = () => formatInstant(activeAt);
  const email = person?.email;
  if (email)
    await inLanguage(person.language, () =>
      queueMail(deps, tx, {
        about: [actor.id],
        messageId: `payee-changed-${id}`,
        to: email,
        subject: say("How you are paid was changed"),
        content: {
          title: say("How you are paid was changed"),
          greeting: greetingOf(actor.name),
          paragraphs: [
            say(
              "From {from} on, whoever pays you sees your new UPI id or bank account. Until then the one before is shown.",
              { from: from() },
            ),
            say("If it was not you, log in, change it back and choose a new password: until then nobody is led to it."),
          ],
          button: { label: say("Look at it"), href: deps.config.publicUrl + spokenPath(PAYEE_PATH) },
          footer: say("Questions: {email}.", { email: BRAND.email.contact }),
        },
      }),
    );
  for (const { id: enquiryId, number, payer } of await openRequestsOf(tx, actor.id)) {
    const { rows } = await tx.$client.query<{ id: string | null }>(
      `SELECT ${payer === "organiser" ? "sender_id" : "recipient_id"} AS id FROM enquiries WHERE id = $1`,
      [enquiryId],
    );
    const reader = rows[0]?.id;
    if (reader)
      await notify(tx, reader, () => ({
        kind: "booking-moved",
        title: say("How they are paid changes"),
        body: say(
          "From {from} on, {name} is paid in another way ({number}). Before you pay by it, call them and ask whether it is theirs.",
          { from: from(), name: actor.name, number },
        ),
        href: paymentsPath(number),
        about: [enquiryId, actor.id],
      }));
  }
}
