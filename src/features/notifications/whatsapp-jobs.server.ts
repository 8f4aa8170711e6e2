/** Messages on WhatsApp: sent by a job, and by SMS in their place where they cannot be delivered. */
import { z } from "zod";
import { AppError } from "../../domain/errors.ts";
import { languageOf } from "../../domain/words/languages.ts";
import { say } from "../../domain/words/say.ts";
import type { Db, Tx } from "../../platform/database/database.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { AnyJob, JobDefinition } from "../../platform/jobs/jobs.server.ts";
import { daysBefore, sweepJob } from "../../platform/jobs/sweep-job.server.ts";
import { whatsappTemplateIds, type WhatsappTemplateId } from "../../platform/whatsapp/whatsapp-templates.ts";
import { WHATSAPP_STATES } from "../../platform/whatsapp/whatsapp.server.ts";
import type { Heard } from "../../platform/whatsapp/whatsapp-webhook.server.ts";
import { queueSms, smsSchema } from "./notification-jobs.server.ts";
import { notify, personOf } from "./notification-service.server.ts";
import { personByMobile } from "./people-store.server.ts";
import { beginWhatsapp, readerOfMessage, setAccepted, setHeardState, sweepWhatsapp } from "./whatsapp-store.server.ts";

declare module "../../platform/deps.server.ts" {
  interface Deps {
    /** Who has asked to be written to on WhatsApp: a consent, which accounts keep. */
    whatsappConsent: {
      stands(db: Db, userId: string): Promise<boolean>;
      /** @returns whether one stood that was given before this moment */
      withdraw(deps: Pick<Deps, "now">, tx: Tx, userId: string, saidAt: Date): Promise<boolean>;
    };
  }
}

const sendSchema = z.object({
  about: z.array(z.string()).optional(),
  id: z.string(),
  to: z.string(),
  userId: z.string(),
  template: z.enum(whatsappTemplateIds as [WhatsappTemplateId, ...WhatsappTemplateId[]]),
  language: z.string(),
  vars: z.record(z.string(), z.string()),
  path: z.string(),
  /** What goes by SMS where it cannot be delivered; nothing where a mail says it too. */
  sms: smsSchema.nullable(),
});
export type QueuedWhatsapp = z.infer<typeof sendSchema>;

/** Five minutes of trying: after that an SMS is better than waiting. */
const TRIES = 6;

/** By SMS in its place, once. */
async function insteadBySms(
  deps: Deps,
  by: { id: string | null; key: string | null },
  code: number | null = null,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const left = await setHeardState(tx, by, { state: "failed", code, at: deps.now() });
    const sms = left && smsSchema.safeParse(left.sms).data;
    if (sms) await queueSms(deps, tx, { ...sms, about: sms.about ?? [] });
  });
}

/** Sends one message, if its reader still wants it. */
export const sendWhatsappJob: JobDefinition<Deps, QueuedWhatsapp> = {
  name: "send-whatsapp",
  schema: sendSchema,
  options: { retryLimit: TRIES + 2, retryDelay: 5, retryDelayMax: 160, retryBackoff: true, expireInSeconds: 60 },
  concurrency: 2,
  async handle(deps, { id: key, to, userId, template, language, vars, path, sms, about = [] }) {
    const { code } = languageOf(language);
    const tries = await beginWhatsapp(deps.db, { key, userId, template, language: code, sms, about });
    if (tries === null) return;
    const instead = () => insteadBySms(deps, { id: null, key });
    if (!deps.whatsapp.on || !(await deps.whatsappConsent.stands(deps.db, userId))) return instead();
    try {
      const answer = await deps.whatsapp.send({ to, template, language: code, vars, path, key });
      if ("id" in answer) return await setAccepted(deps.db, key, answer.id, deps.now());
      deps.log.warn({ message: key, reason: answer.refused }, "not to be delivered by WhatsApp");
      return await instead();
    } catch (error) {
      if (tries < TRIES) throw error;
      const level = error instanceof AppError ? "warn" : "error";
      deps.log[level]({ err: error, message: key }, "WhatsApp is away, not tried again");
      return instead();
    }
  },
};

/** Queues a message; it goes out only if `tx` commits. */
export async function queueWhatsapp(deps: Deps, tx: Tx, message: QueuedWhatsapp & { about: string[] }): Promise<void> {
  await deps.jobs.enqueue(tx, sendWhatsappJob, message);
}

/** A state of a message; or that somebody wants no more, by who they are: their number stands in no job. */
const heardSchema = z.discriminatedUnion("what", [
  z.object({
    what: z.literal("state"),
    id: z.string(),
    key: z.string().nullable(),
    state: z.enum(WHATSAPP_STATES),
    code: z.number().nullable(),
    reader: z.string().optional(),
  }),
  z.object({ what: z.literal("stop"), about: z.array(z.string()), userId: z.string(), at: z.number() }),
]);
type HeardOfOurs = z.infer<typeof heardSchema>;

/** Queues what WhatsApp has told us, so that it has its answer at once. What a stranger writes is nothing to us. */
export async function queueHeard(deps: Deps, tx: Tx, events: readonly Heard[]): Promise<void> {
  for (const event of events) {
    if (event.what === "state") await deps.jobs.enqueue(tx, whatsappHeardJob, event);
    else {
      const known = event.from === undefined ? await readerOfMessage(tx, event) : null;
      const person =
        event.from === undefined ? known && (await personOf(tx, known)) : await personByMobile(tx, event.from);
      if (person)
        await deps.jobs.enqueue(tx, whatsappHeardJob, {
          what: "stop",
          about: [person.id],
          userId: person.id,
          at: event.at,
        });
    }
  }
}

/**
 * Somebody has answered STOP. A consent that was given after they did so stands: so it does no harm when WhatsApp, or
 * somebody who has caught it, tells us again.
 */
async function stop(deps: Deps, userId: string, at: number): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const person = await personOf(tx, userId);
    if (!person || !(await deps.whatsappConsent.withdraw(deps, tx, person.id, new Date(at)))) return;
    await notify(tx, person, () => ({
      kind: "whatsapp-stopped",
      title: say("No more messages on WhatsApp"),
      body: say("You have answered STOP. They come by SMS again; in your account you can change your mind."),
      href: "/account#consents",
      about: [],
    }));
  });
}

/** What WhatsApp has told us is done after it has its answer. */
const whatsappHeardJob: JobDefinition<Deps, HeardOfOurs> = {
  name: "whatsapp-heard",
  schema: heardSchema,
  async handle(deps, heard) {
    if (heard.what === "stop") return stop(deps, heard.userId, heard.at);
    const { id, key, state, code, reader } = heard;
    if (state === "failed") return insteadBySms(deps, { id, key }, code);
    await transaction(deps.db, (tx) => setHeardState(tx, { id, key }, { state, code, reader, at: deps.now() }));
  },
};

const SMS_DAYS = 3;
const MESSAGE_DAYS = 90;

const whatsappSweepJob = sweepJob("whatsapp.sweep", 41, {
  whatsapp: ({ db }, now) =>
    sweepWhatsapp(db, { smsBefore: daysBefore(now, SMS_DAYS), before: daysBefore(now, MESSAGE_DAYS) }),
});

export const whatsappJobs: AnyJob<Deps>[] = [sendWhatsappJob, whatsappHeardJob, whatsappSweepJob];
