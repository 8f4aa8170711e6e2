import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { isAbsolute, join, resolve } from "node:path";
import { z } from "zod";
import { BACKUP_DAYS } from "../../domain/limits.ts";
import { LANGUAGES } from "../../domain/words/languages.ts";
import { projectRoot } from "../root.server.ts";
import type { MailSettings } from "../mail/mail.server.ts";
import type { SmsSettings } from "../sms/sms.server.ts";
import type { WhatsappSettings } from "../whatsapp/whatsapp.server.ts";
import { limitDefaults, limitSettings, type LimitSettings } from "./limit-settings.server.ts";
import { mediaFields, mediaSettings, type MediaSettings } from "./media-settings.server.ts";
import { smsFields, smsSettings } from "./sms-settings.server.ts";
import { whatsappFields, whatsappSettings } from "./whatsapp-settings.server.ts";
import { ConfigError, blankIsAbsent, onOff, port, textSetting, url, whole } from "./setting-fields.server.ts";

export { ConfigError } from "./setting-fields.server.ts";

/** All settings, parsed once at start. Every field is documented in .env.example. */
export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** null: the embedded engine in `dataDir` serves. */
  databaseUrl: string | null;
  /** Replicas of it, for reading; each leads to one server. */
  databaseReadUrls: string[];
  /** The most connections to PostgreSQL that one process holds. */
  databaseConnections: number;
  /** Origin the site is reached at, without a trailing slash. */
  publicUrl: string;
  demo: boolean;
  /** How long an admin stays signed in, and without doing anything. */
  deskSessions: { hours: number; idleMinutes: number };
  /** Whether every name below that of the site is reached by https alone, too. */
  hstsSubdomains: boolean;
  corsOrigins: string[];
  trustProxy: boolean | string | number;
  secret: string;
  /** True when `publicUrl` is https: cookies are then Secure. */
  secure: boolean;
  sms: SmsSettings;
  whatsapp: WhatsappSettings;
  mail: MailSettings;
  limits: LimitSettings;
  /** Answers that are the same for everybody, kept in the memory of each process. */
  answerCache: { on: boolean; seconds: number; megabytes: number };
  media: MediaSettings;
  /** Backups that are older go when a new one is made. */
  backupKeepDays: number;
  logLevel: string;
  /** How the log is written: lines for people, or JSON for programs. */
  logFormat: "text" | "json";
  /** Who brings it may read `/metrics`; null: nobody may. */
  metricsToken: string | null;
  /** Where traces go, by OTLP over HTTP; null: nothing is traced. */
  tracesUrl: string | null;
  /** How many of the requests are traced, from 0 to 1. */
  tracesShare: number;
};

const CONNECTIONS = "DATABASE_CONNECTIONS must be a whole number from 4 to 1000.";
/** More than a few for each processor only make PostgreSQL change between them (docs/performance.md). */
const defaultConnections = () => Math.max(8, 4 * availableParallelism());

const listOf = (value: string | undefined): string[] =>
  value
    ?.split(",")
    .map((one) => one.trim())
    .filter(Boolean) ?? [];

const SHARE = "TRACES_SHARE must be a number from 0 to 1.";

const schema = z.object({
  PORT: port("PORT"),
  HOST: textSetting,
  DATA_DIR: textSetting,
  DATABASE_URL: url("DATABASE_URL", ["postgres:", "postgresql:"]),
  DATABASE_READ_URLS: textSetting.refine(
    (v) => !v || listOf(v).every((one) => URL.canParse(one) && /^postgres(?:ql)?:$/.test(new URL(one).protocol)),
    "DATABASE_READ_URLS must be addresses that start with postgres:// or postgresql://, separated by commas.",
  ),
  DATABASE_CONNECTIONS: z.preprocess(
    blankIsAbsent,
    z.coerce.number(CONNECTIONS).int(CONNECTIONS).min(4, CONNECTIONS).max(1000, CONNECTIONS).optional(),
  ),
  PUBLIC_URL: url("PUBLIC_URL", ["http:", "https:"]),
  // Read where languages are listed (domain/words/languages.ts).
  OFFER_LANGUAGES: textSetting.refine(
    (said) => !said || said.split(/[\s,]+/).every((code) => LANGUAGES.some((one) => one.code === code)),
    `OFFER_LANGUAGES must name languages by their code: ${LANGUAGES.map(({ code }) => code).join(", ")}.`,
  ),
  DEMO: z.preprocess(blankIsAbsent, z.enum(["on", "off"], "DEMO must be 'on' or 'off'.").optional()),
  CORS_ORIGINS: textSetting.refine(
    (v) => !v || v.split(",").every((o) => URL.canParse(o.trim()) && new URL(o.trim()).origin === o.trim()),
    "CORS_ORIGINS must be origins separated by commas, such as https://app.example.in.",
  ),
  TRUST_PROXY: textSetting,
  ADMIN_SESSION_HOURS: whole("ADMIN_SESSION_HOURS", 1, 2160),
  ADMIN_IDLE_MINUTES: whole("ADMIN_IDLE_MINUTES", 15, 129_600),
  HSTS_SUBDOMAINS: onOff("HSTS_SUBDOMAINS"),
  SECRET: z.preprocess(blankIsAbsent, z.string().min(32, "SECRET must have at least 32 characters.").optional()),
  BACKUP_KEEP_DAYS: whole("BACKUP_KEEP_DAYS", 1, BACKUP_DAYS),
  METRICS_TOKEN: z.preprocess(
    blankIsAbsent,
    z.string().trim().min(16, "METRICS_TOKEN must have at least 16 characters.").optional(),
  ),
  TRACES_URL: url("TRACES_URL", ["http:", "https:"]),
  TRACES_SHARE: z.preprocess(blankIsAbsent, z.coerce.number(SHARE).min(0, SHARE).max(1, SHARE).optional()),
  ANSWER_CACHE: z.preprocess(blankIsAbsent, z.enum(["on", "off"], "ANSWER_CACHE must be 'on' or 'off'.").optional()),
  ANSWER_CACHE_SECONDS: z.preprocess(
    blankIsAbsent,
    z.coerce
      .number("ANSWER_CACHE_SECONDS must be a number from 0.1 to 3600.")
      .min(0.1)
      .max(3600, "ANSWER_CACHE_SECONDS must be a number from 0.1 to 3600.")
      .optional(),
  ),
  ANSWER_CACHE_MB: z.preprocess(
    blankIsAbsent,
    z.coerce
      .number("ANSWER_CACHE_MB must be a number from 1 to 4096.")
      .int()
      .min(1)
      .max(4096, "ANSWER_CACHE_MB must be a number from 1 to 4096.")
      .optional(),
  ),
  LOG_LEVEL: z.preprocess(
    blankIsAbsent,
    z
      .enum(
        ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
        "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.",
      )
      .optional(),
  ),
  LOG_FORMAT: z.preprocess(blankIsAbsent, z.enum(["text", "json"], "LOG_FORMAT must be 'text' or 'json'.").optional()),
  ...smsFields,
  ...whatsappFields,
  SMTP_HOST: textSetting,
  SMTP_PORT: port("SMTP_PORT"),
  SMTP_USER: textSetting,
  SMTP_PASSWORD: textSetting,
  SMTP_SECURE: z.preprocess(blankIsAbsent, z.enum(["on", "off"], "SMTP_SECURE must be 'on' or 'off'.").optional()),
  SMTP_FROM: textSetting,
  ...limitSettings,
  ...mediaFields,
});

type Env = z.infer<typeof schema>;

function parseTrustProxy(value: string | undefined): Config["trustProxy"] {
  if (!value || value === "off" || value === "false") return false;
  if (value === "on" || value === "true") return true;
  if (/^\d+$/.test(value)) return Number(value);
  return value;
}

function readUrls({ DATABASE_URL, DATABASE_READ_URLS }: Env): string[] {
  const urls = listOf(DATABASE_READ_URLS);
  if (urls.length > 0 && !DATABASE_URL)
    throw new ConfigError("DATABASE_READ_URLS is set: set DATABASE_URL to the primary whose replicas these are.");
  return urls;
}

function mailSettings(env: Env): MailSettings {
  if (!env.SMTP_HOST) return { transport: "outbox", from: env.SMTP_FROM };
  if (!env.SMTP_FROM) throw new ConfigError("SMTP_HOST is set: set SMTP_FROM to the address mails come from.");
  const secure = env.SMTP_SECURE === "on";
  return {
    transport: "smtp",
    host: env.SMTP_HOST,
    port: env.SMTP_PORT ?? (secure ? 465 : 587),
    secure,
    user: env.SMTP_USER,
    password: env.SMTP_PASSWORD,
    from: env.SMTP_FROM,
  };
}

/** The secret of this site: from SECRET, else made once and kept in the data folder. */
function secretOf(env: Env, dataDir: string): string {
  if (env.SECRET) return env.SECRET;
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "secret");
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}

/**
 * Settings from an environment.
 * @throws ConfigError with one sentence for each wrong setting.
 */
export function readConfig(source: Record<string, string | undefined>): Config {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return issue.message.startsWith(name) ? issue.message : `${name}: ${issue.message}`;
    });
    throw new ConfigError(lines.join("\n"));
  }
  const env = parsed.data;
  const dir = env.DATA_DIR ?? "data";
  const dataDir = isAbsolute(dir) ? dir : resolve(projectRoot, dir);
  const portNumber = env.PORT ?? 3000;
  const logFormat = env.LOG_FORMAT ?? (process.stdout.isTTY ? "text" : "json");
  const sms = smsSettings(env);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${portNumber}`).replace(/\/+$/, "");
  return {
    port: portNumber,
    host: env.HOST ?? "127.0.0.1",
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseReadUrls: readUrls(env),
    databaseConnections: env.DATABASE_CONNECTIONS ?? defaultConnections(),
    publicUrl,
    demo: env.DEMO ? env.DEMO === "on" : !env.DATABASE_URL,
    deskSessions: { hours: env.ADMIN_SESSION_HOURS ?? 12, idleMinutes: env.ADMIN_IDLE_MINUTES ?? 30 },
    hstsSubdomains: env.HSTS_SUBDOMAINS === "on",
    corsOrigins: env.CORS_ORIGINS?.split(",").map((o) => o.trim()) ?? [],
    trustProxy: parseTrustProxy(env.TRUST_PROXY),
    secret: secretOf(env, dataDir),
    secure: publicUrl.startsWith("https:"),
    sms,
    whatsapp: whatsappSettings(env, sms),
    mail: mailSettings(env),
    limits: limitDefaults(env),
    media: mediaSettings(env),
    answerCache: {
      on: env.ANSWER_CACHE !== "off",
      seconds: env.ANSWER_CACHE_SECONDS ?? 1,
      megabytes: env.ANSWER_CACHE_MB ?? 24,
    },
    backupKeepDays: env.BACKUP_KEEP_DAYS ?? BACKUP_DAYS,
    logFormat,
    // In a terminal every request would be a line that nobody asked for.
    logLevel: env.LOG_LEVEL ?? (logFormat === "text" ? "warn" : "info"),
    metricsToken: env.METRICS_TOKEN ?? null,
    tracesUrl: env.TRACES_URL ?? null,
    tracesShare: env.TRACES_SHARE ?? 1,
  };
}
