import type { AnswerCache } from "./cache/answer-cache.server.ts";
import type { Config } from "./config/config.server.ts";
import type { Database, Db } from "./database/database.server.ts";
import type { Jobs } from "./jobs/jobs.server.ts";
import type { Limits } from "./limits.server.ts";
import type { Log } from "./log.server.ts";
import type { Mailer } from "./mail/mail.server.ts";
import type { Metrics } from "./metrics.server.ts";
import type { MediaStore } from "./media/media-store.server.ts";
import type { Sms } from "./sms/sms.server.ts";
import type { Tracing } from "./tracing.server.ts";
import type { Whatsapp } from "./whatsapp/whatsapp.server.ts";

/**
 * What a use case needs of the world. Made once by the application and handed to every service. What a lower one needs
 * of the features above it, it describes in a file of its own and adds here by declaration merging: `kept` (accounts),
 * `personal` (personal-data.server.ts).
 */
export interface Deps {
  config: Config;
  database: Database;
  /** The pool's connection; inside `transaction(deps.db, …)` use its `tx` instead. */
  db: Db;
  jobs: Jobs;
  limits: Limits;
  sms: Sms;
  whatsapp: Whatsapp;
  mail: Mailer;
  media: MediaStore;
  log: Log;
  metrics: Metrics;
  /** Null unless it is switched on. */
  tracing: Tracing | null;
  /** Answers that are the same for everybody. */
  answers: AnswerCache;
  /** The present moment; tests may set it. */
  now(): Date;
}
