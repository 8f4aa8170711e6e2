import { bookingMoves } from "./booking-moves.ts";
import { startFakeSmtp } from "../support/fake-smtp.ts";
import { until } from "../support/served-site.ts";
import { chaosSite } from "./chaos-site.ts";
import { makeCast, withDeps } from "./chaos-people.ts";
import { drive } from "./drive.ts";
import { sweepFiles } from "../../src/app/media-sweep-job.server.ts";
import {
  deliveryFindings,
  expectedMails,
  expectedTexts,
  mailCounts,
  orphanFiles,
  queuedMessages,
  reconcile,
  repeatsIn,
  smsCounts,
  type Findings,
} from "./reconcile.ts";
import { mixed, photo, sharesOf, submissionsOf } from "./submissions.ts";

export type Round = {
  submissions: number;
  crashes: number;
  /** Of the load alone. */
  seconds: number;
  /** Sent again because no answer came. */
  resent: number;
  mails: number;
  mailRepeats: number;
  smsRepeats: number;
  /** Mails still queued when we stopped waiting for them. */
  waiting: number;
  /** Files in the media folder that no row speaks of, left by requests that were killed. */
  orphans: number;
  findings: Findings;
};

const MANY = "1000000";
/** One address sends everything, and to a few people: the limits are tried elsewhere. */
const NO_LIMITS = {
  LIMIT_ENQUIRIES_PER_ADDRESS: MANY,
  LIMIT_ENQUIRIES_PER_LISTING: MANY,
  LIMIT_REVIEWS_PER_PERSON: MANY,
  LIMIT_UPLOADS_PER_PERSON: MANY,
  LIMIT_SMS_PER_NUMBER_DAY: MANY,
  LIMIT_SMS_PER_HOUR: MANY,
};

/** Moments to kill at, as counts of answers: one in each equal part of the round, anywhere in it. */
function moments(count: number, crashes: number): number[] {
  const part = count / crashes;
  return Array.from({ length: crashes }, (_, i) => Math.max(1, Math.floor(part * i + Math.random() * part * 0.9)));
}

/**
 * One round: a site of its own, `count` submissions and moves of bookings, `kill -9` at random moments while they arrive,
 * then the count of what is there.
 * @param bookings so many of each move: a quote, its acceptance, a note of a payment, its answer, a cancellation
 * @param databaseUrl an empty database of PostgreSQL; null for the embedded engine
 */
export async function killRound({
  databaseUrl,
  count,
  crashes,
  bookings = 0,
  round = 0,
}: {
  databaseUrl: string | null;
  count: number;
  crashes: number;
  bookings?: number;
  round?: number;
}): Promise<Round> {
  const smtp = await startFakeSmtp();
  const site = await chaosSite({
    ...NO_LIMITS,
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(smtp.port),
    SMTP_FROM: "no-reply@mandap.example",
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  try {
    const { registration: registrations, review: reviews } = sharesOf(count);
    const cast = await makeCast(site.env, { registrations, reviews });
    const moves = await bookingMoves(site.env, bookings, round);
    const submissions = mixed([...submissionsOf(count, cast, await photo(), round), ...moves]);
    await site.start();
    const crash = async () => {
      // Not always in the moment of an answer.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 40));
      await site.kill();
      await site.start();
    };
    const driven = await drive(site, submissions, {
      crashAt: moments(submissions.length, crashes),
      crash,
      deadlineMs: 180_000 + submissions.length * 300,
    });

    const mails = expectedMails(submissions);
    const sms = expectedTexts(submissions);
    const allSent = async () => {
      // Reading thousands of mails takes time that this process, which is also the mail server, has better use for.
      if (smtp.mails.length < mails.length) return false;
      const there = mailCounts(smtp.mails);
      const texts = smsCounts(site.dataDir);
      return mails.every((id) => there.has(id)) && sms.every((id) => texts.has(id));
    };
    await until("every mail and SMS", allSent, 60_000 + count * 100, 500).catch(() => {});
    await site.stop();
    const counts = { mail: mailCounts(smtp.mails), sms: smsCounts(site.dataDir) };
    const checked = await withDeps(site.env, async (deps) => {
      const findings = await reconcile(deps, submissions);
      const orphans = await orphanFiles(deps);
      // As if the sweeper's interval had passed: what nothing speaks of goes, and nothing else.
      await sweepFiles(deps, 0);
      const left = (await orphanFiles(deps)).map(({ file }) => `${file} is an orphan that the sweeper leaves`);
      return {
        findings: [
          ...findings,
          ...left,
          ...(await reconcile(deps, submissions)).filter((one) => !findings.includes(one)),
        ],
        orphans,
        queued: await queuedMessages(deps),
      };
    });
    return {
      submissions: submissions.length,
      crashes: driven.crashes,
      seconds: driven.seconds,
      resent: driven.resent,
      mails: mails.length,
      mailRepeats: repeatsIn(counts.mail),
      smsRepeats: repeatsIn(counts.sms),
      waiting: mails.filter((id) => !counts.mail.has(id)).length,
      orphans: checked.orphans.length,
      findings: [
        ...checked.findings,
        ...deliveryFindings("mail", mails, counts.mail, driven.crashes, checked.queued.mail),
        ...deliveryFindings("SMS", sms, counts.sms, driven.crashes, checked.queued.sms),
      ],
    };
  } finally {
    await site.kill();
    await smtp.close();
    site.remove();
  }
}
