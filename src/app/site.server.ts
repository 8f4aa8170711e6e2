import { mkdirSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import { createAnswerCache } from "../platform/cache/answer-cache.server.ts";
import { listenForChanges, type ChangeListener } from "../platform/cache/change-listener.server.ts";
import { onSharedChange } from "../platform/cache/changes.server.ts";
import type { Config } from "../platform/config/config.server.ts";
import type { Database } from "../platform/database/database.server.ts";
import type { Deps } from "../platform/deps.server.ts";
import { createJobs } from "../platform/jobs/jobs.server.ts";
import { tapStatements } from "../platform/database/statement-tap.server.ts";
import { startTracing, type Tracing } from "../platform/tracing.server.ts";
import { createLimits } from "../platform/limits.server.ts";
import { createLog, type Log } from "../platform/log.server.ts";
import { createMailer } from "../platform/mail/create-mailer.server.ts";
import { countedMailer, countedSms, countedWhatsapp, createMetrics } from "../platform/metrics.server.ts";
import { createMediaStore } from "../platform/media/create-media-store.server.ts";
import { createOutsideFetch } from "../platform/outside/outside-fetch.server.ts";
import { createSms, smsPlace } from "../platform/sms/create-sms.server.ts";
import { createWhatsapp } from "../platform/whatsapp/create-whatsapp.server.ts";
import { limitedSms } from "../platform/sms/limited-sms.server.ts";
import {
  featureBookings,
  featureCardDays,
  featureDayHint,
  featureFeastDay,
  featurePlacePages,
  featureCardPrices,
  featureJobs,
  featureKept,
  featureDisputes,
  featureSuspensions,
  featureEnclosures,
  featureEvents,
  featureMoney,
  featureOpenMoney,
  featureRights,
  featureOpinions,
  featureInvoices,
  featureSellers,
  featureThreads,
  featureWhatsappConsent,
} from "./features.server.ts";
import { createHttpApp } from "./http-app.server.ts";
import "./words/speak.server.ts";

/**
 * What use cases need, made from the settings and an open database.
 * @param hears whether changes made by other processes are heard
 */
export function createDeps(
  config: Config,
  database: Database,
  {
    log = createLog(config),
    hears = () => true,
    tracing = null,
  }: { log?: Log; hears?: ChangeListener["hears"]; tracing?: Tracing | null } = {},
): Deps {
  mkdirSync(config.dataDir, { recursive: true });
  const limits = createLimits(database.pool, config.limits, config.secret);
  const metrics = createMetrics(database, config.dataDir, {
    defaults: config.metricsToken !== null,
    smsHour: { row: limits.rowOf("LIMIT_SMS_PER_HOUR", "site"), points: config.limits.LIMIT_SMS_PER_HOUR.points },
  });
  const deps: Deps = {
    config,
    database,
    db: database.db,
    jobs: createJobs<Deps>(database, featureJobs, () => deps, log, metrics, tracing),
    limits,
    sms: limitedSms(countedSms(createSms(config.sms, smsPlace(config)), metrics), limits, log),
    whatsapp: countedWhatsapp(createWhatsapp(config.whatsapp, config.dataDir), metrics),
    mail: countedMailer(createMailer(config.mail, config.dataDir), metrics),
    media: createMediaStore(config.media, config.dataDir),
    outside: createOutsideFetch(),
    log,
    metrics,
    tracing,
    answers: createAnswerCache({
      ...config.answerCache,
      hears,
      failed: (error) => log.error({ err: error }, "an answer could not be made anew"),
    }),
    now: () => new Date(),
    kept: featureKept,
    whatsappConsent: featureWhatsappConsent,
    bookings: featureBookings,
    cardDays: featureCardDays,
    dayHint: featureDayHint,
    feastDay: featureFeastDay,
    placePages: featurePlacePages,
    cardPrices: featureCardPrices,
    money: featureMoney,
    threads: featureThreads,
    opinions: featureOpinions,
    disputes: featureDisputes,
    suspensions: featureSuspensions,
    events: featureEvents,
    invoices: featureInvoices,
    sellers: featureSellers,
    openMoney: featureOpenMoney,
    enclosures: featureEnclosures,
    personal: featureRights,
  };
  return deps;
}

export type Site = {
  app: FastifyInstance;
  deps: Deps;
  /** Lets requests that are under way end, then jobs, then mails. Whoever opened the database closes it. */
  close(): Promise<void>;
};

/**
 * The whole site over an open database: the application, with its background work running.
 * @param before is done before that begins, which on the embedded engine would wait for its one connection
 */
export async function createSite(
  config: Config,
  database: Database,
  pages?: { build: ServerBuild | (() => Promise<ServerBuild>); statics: boolean },
  before?: (deps: Deps) => Promise<void>,
): Promise<Site> {
  const log = createLog(config);
  const changes = listenForChanges(database, log);
  const tracing = await startTracing(config);
  if (tracing) tapStatements(database, tracing.statement);
  const deps = createDeps(config, database, { log, hears: changes.hears, tracing });
  const app = await createHttpApp(deps, pages);
  await app.ready();
  await changes.start();
  database.replicas?.follow({ hears: changes.hears, changes: onSharedChange });
  await before?.(deps);
  await deps.jobs.start();
  return {
    app,
    deps,
    async close() {
      await app.close();
      await changes.stop();
      deps.answers.close();
      await deps.jobs.stop();
      await deps.mail.close();
      await tracing?.close();
    },
  };
}
