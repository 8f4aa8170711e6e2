import { z } from "zod";
import { ConfigError, blankIsAbsent, onOff, textSetting, url, whole } from "./setting-fields.server.ts";

/** An S3-compatible store: Amazon's, or any that speaks its protocol. */
export type S3Settings = {
  /** Absent: Amazon's of the region. */
  endpoint?: string;
  bucket: string;
  region: string;
  /** Absent: what the machine has (environment, profile, role). Only at Amazon. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** The bucket in the path and not in the host name. */
  forcePathStyle: boolean;
  /** How long one request may take. */
  timeoutMs: number;
};

/** Where photos are kept. */
export type MediaSettings = {
  store: "disk" | "s3";
  /** Also read where photos are on disk, so that they can be moved before the switch; null without S3_BUCKET. */
  s3: S3Settings | null;
  /** Files that nothing speaks of are removed at this age. */
  sweepHours: number;
};

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

export const mediaFields = {
  MEDIA_STORE: z.preprocess(blankIsAbsent, z.enum(["disk", "s3"], "MEDIA_STORE must be 'disk' or 's3'.").optional()),
  MEDIA_SWEEP_HOURS: whole("MEDIA_SWEEP_HOURS", 1, 8760),
  S3_ENDPOINT: url("S3_ENDPOINT", ["http:", "https:"]),
  S3_BUCKET: textSetting.refine(
    (v) => !v || BUCKET.test(v),
    "S3_BUCKET must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens.",
  ),
  S3_REGION: textSetting.refine(
    (v) => !v || /^[a-z0-9-]{2,40}$/.test(v),
    "S3_REGION must be the name of a region, such as ap-south-1.",
  ),
  S3_ACCESS_KEY_ID: textSetting,
  S3_SECRET_ACCESS_KEY: textSetting,
  S3_FORCE_PATH_STYLE: onOff("S3_FORCE_PATH_STYLE"),
  S3_TIMEOUT_SECONDS: whole("S3_TIMEOUT_SECONDS", 1, 120),
};

type MediaEnv = z.infer<z.ZodObject<typeof mediaFields>>;

/** @throws ConfigError with a sentence for each setting that another one needs */
export function mediaSettings(env: MediaEnv): MediaSettings {
  const store = env.MEDIA_STORE ?? "disk";
  if (store === "s3" && !env.S3_BUCKET) throw new ConfigError("MEDIA_STORE is s3: set S3_BUCKET too.");
  return { store, s3: env.S3_BUCKET ? s3Settings(env, env.S3_BUCKET) : null, sweepHours: env.MEDIA_SWEEP_HOURS ?? 24 };
}

function s3Settings(env: MediaEnv, bucket: string): S3Settings {
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  const wrong: string[] = [];
  if (!endpoint && !region)
    wrong.push("S3_BUCKET is set: set S3_REGION, or S3_ENDPOINT for a store that is not Amazon's.");
  if (accessKeyId && !secretAccessKey) wrong.push("S3_ACCESS_KEY_ID is set: set S3_SECRET_ACCESS_KEY too.");
  if (!accessKeyId && secretAccessKey) wrong.push("S3_SECRET_ACCESS_KEY is set: set S3_ACCESS_KEY_ID too.");
  if (endpoint && !accessKeyId && !secretAccessKey)
    wrong.push("S3_ENDPOINT is set: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too.");
  if (wrong.length > 0) throw new ConfigError(wrong.join("\n"));
  return {
    endpoint,
    bucket,
    region: region ?? "us-east-1",
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    forcePathStyle: env.S3_FORCE_PATH_STYLE ? env.S3_FORCE_PATH_STYLE === "on" : Boolean(endpoint),
    timeoutMs: (env.S3_TIMEOUT_SECONDS ?? 10) * 1000,
  };
}
