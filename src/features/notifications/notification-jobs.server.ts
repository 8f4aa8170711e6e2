import { z } from "zod";
import { addDays, todayIST } from "../../domain/dates.ts";
import { AppError } from "../../domain/errors.ts";
import { languageOf } from "../../domain/words/languages.ts";
import { language } from "../../domain/words/say.ts";
import type { Tx } from "../../platform/database/database.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { AnyJob, JobDefinition } from "../../platform/jobs/jobs.server.ts";
import { daysBefore, sweepJob } from "../../platform/jobs/sweep-job.server.ts";
import { LINK_TOKEN, linkToken } from "../../platform/link-token.server.ts";
import { renderMail, withAddresses, type MailContent } from "../../platform/mail/mail-layout.ts";
import { smsTemplateIds, type SmsTemplateId } from "../../platform/sms/sms-templates.ts";
import { inLanguage } from "../../platform/words.server.ts";
import { ENCLOSURES, enclosed } from "./mail-enclosures.server.ts";
import { sweepMailDays, sweepNotifications } from "./notification-store.server.ts";

const mailLink = z.object({ label: z.string(), href: z.string() });
const contentSchema: z.ZodType<MailContent> = z.object({
  title: z.string(),
  greeting: z.string(),
  paragraphs: z.array(z.string()),
  facts: z.array(z.object({ label: z.string(), value: z.string() })).optional(),
  button: mailLink.optional(),
  groups: z
    .array(
      z.object({
        title: z.string(),
        entries: z.array(mailLink.extend({ facts: z.string() })),
        links: z.array(mailLink),
      }),
    )
    .optional(),
  stop: mailLink.optional(),
  footer: z.string().optional(),
});

/** The ids of people, listings and requests that a message is to or speaks of: by them it is found when somebody is erased. */
const about = z.array(z.string()).optional();

/**
 * What the secret part of the message's link is made from: the link is completed (in place of `LINK_TOKEN`) when the
 * message goes out, so that it stands in no table meanwhile.
 */
const link = z.string().optional();

/** A mail to be sent. `messageId` says what it is and whom it is for, so that a repeat replaces it. */
const mailSchema = z.object({
  about,
  messageId: z.string(),
  to: z.string(),
  subject: z.string(),
  replyTo: z.string().optional(),
  link,
  enclosure: z.object({ what: z.enum(ENCLOSURES), id: z.string() }).optional(),
  content: contentSchema,
  /** Where a bare POST stops mails of its kind. */
  unsubscribe: z.string().optional(),
  /** What it is said in; English where it does not stand. */
  language: z.string().optional(),
});
export type QueuedMail = z.infer<typeof mailSchema>;

export const smsSchema = z.object({
  about,
  id: z.string(),
  to: z.string(),
  template: z.enum(smsTemplateIds as [SmsTemplateId, ...SmsTemplateId[]]),
  link,
  vars: z.record(z.string(), z.string()),
  /** Which of the template's texts; English where it does not stand. */
  language: z.string().optional(),
});
export type QueuedSms = z.infer<typeof smsSchema>;

/** An address refused for good (400) will not become better by trying again; anything else is tried again. */
async function unlessRefused(deps: Deps, id: string, send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 400) throw error;
    deps.log.warn({ err: error, message: id }, "refused by the recipient's side, not tried again");
  }
}

/** A provider may be down for a day: tried again after 5 seconds, 10, 20 … and then every 15 minutes. What is left then waits on the status page. */
const PATIENT = { retryLimit: 100, retryDelay: 5, retryDelayMax: 900, retryBackoff: true, expireInSeconds: 60 };

const HOUR_S = 3_600;

/** The address with its secret part. */
const completed = ({ config }: Deps, address: string, from: string | undefined) =>
  from === undefined ? address : address.replaceAll(LINK_TOKEN, linkToken(config.secret, from));

/** Sends one mail in the site's look. */
export const sendMailJob: JobDefinition<Deps, QueuedMail> = {
  name: "send-mail",
  schema: mailSchema,
  options: PATIENT,
  // As many as the SMTP transport keeps connections: one that hangs holds up no other.
  concurrency: 3,
  handle: async (deps, { messageId, to, subject, replyTo, link: from, enclosure, content, unsubscribe, language }) => {
    const attachments = await inLanguage(languageOf(language).code, () => enclosed(deps, enclosure));
    const ready = withAddresses(content, (href) => completed(deps, href, from));
    return unlessRefused(deps, messageId, () =>
      deps.mail.send({
        messageId,
        to,
        subject,
        replyTo,
        attachments,
        unsubscribe: unsubscribe && completed(deps, unsubscribe, from),
        ...renderMail(ready, languageOf(language).locale),
      }),
    );
  },
};

/**
 * An SMS past its number's measure of the day is no failure of the job: it waits until the day is over. A line says so;
 * where many numbers wait within an hour somebody may be having us write to them, and an alarm is raised.
 */
async function putOff(deps: Deps, sms: QueuedSms, seconds: number): Promise<void> {
  deps.log.info({ message: sms.id, seconds }, "SMS put off: its number has had its measure of the day");
  await deps.jobs.enqueue(deps.db, sendSmsJob, sms, { startAfterSeconds: seconds });
  if (!(await deps.limits.within("LIMIT_SMS_PUT_OFF_PER_HOUR", "site")))
    deps.log.error({ alarm: "sms-put-off" }, "ALARM: more SMS are put off than LIMIT_SMS_PUT_OFF_PER_HOUR allows");
}

/** Sends one SMS. */
export const sendSmsJob: JobDefinition<Deps, QueuedSms> = {
  name: "send-sms",
  schema: smsSchema,
  options: PATIENT,
  handle: async (deps, sms) => {
    const { id, to, template, link: from, vars, language } = sms;
    const ready = vars.link === undefined ? vars : { ...vars, link: completed(deps, vars.link, from) };
    try {
      await unlessRefused(deps, id, () =>
        deps.sms.sender.send({ to, template, language: languageOf(language).code, vars: ready, id }),
      );
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 429) throw error;
      await putOff(deps, sms, error.retryAfter ?? HOUR_S);
    }
  },
};

type About = { about: string[] };

/** Queues a mail, said in the language that is spoken; it goes out only if `tx` commits. */
export async function queueMail(deps: Deps, tx: Tx, mail: QueuedMail & About): Promise<void> {
  await deps.jobs.enqueue(tx, sendMailJob, language() === "en" ? mail : { ...mail, language: language() });
}

/** Queues an SMS; it goes out only if `tx` commits. */
export async function queueSms(deps: Deps, tx: Tx, sms: QueuedSms & About): Promise<void> {
  await deps.jobs.enqueue(tx, sendSmsJob, sms);
}

const NOTIFICATION_DAYS = 365;
const MAIL_DAYS = 7;

const notificationsSweepJob = sweepJob("notifications.sweep", 29, {
  notifications: ({ db }, now) => sweepNotifications(db, daysBefore(now, NOTIFICATION_DAYS)),
  mailDays: ({ db }, now) => sweepMailDays(db, addDays(todayIST(now), -MAIL_DAYS)),
});

export const notificationJobs: AnyJob<Deps>[] = [sendMailJob, sendSmsJob, notificationsSweepJob];
