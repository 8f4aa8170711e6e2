import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ConfigError, readConfig } from "../../src/platform/config/config.server.ts";

const dir = mkdtempSync(join(tmpdir(), "mandap-config-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const read = (env: Record<string, string>) => readConfig({ DATA_DIR: dir, ...env });

test("without settings the site is local, embedded and full of demo data", () => {
  expect(read({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    databaseUrl: null,
    publicUrl: "http://localhost:3000",
    backupKeepDays: 30,
    demo: true,
    secure: false,
    corsOrigins: [],
    trustProxy: false,
    sms: { provider: "outbox" },
    mail: { transport: "outbox" },
  });
});

test("empty lines of a .env file count as absent", () => {
  expect(read({ PORT: "", DATABASE_URL: " ", SECRET: "", LIMIT_CODES_PER_NUMBER: "" })).toMatchObject({
    port: 3000,
    databaseUrl: null,
    limits: { LIMIT_CODES_PER_NUMBER: { points: 5, seconds: 3600 } },
  });
});

test("demo data are off by default on PostgreSQL", () => {
  expect(read({ DATABASE_URL: "postgres://localhost/x" }).demo).toBe(false);
  expect(read({ DATABASE_URL: "postgres://localhost/x", DEMO: "on" }).demo).toBe(true);
  expect(read({ DEMO: "off" }).demo).toBe(false);
});

test("the secret is made once and kept", () => {
  const { secret } = read({});
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(read({}).secret).toBe(secret);
  expect(readFileSync(join(dir, "secret"), "utf8")).toBe(secret);
});

test("https makes cookies Secure; a proxy may be a count of hops", () => {
  expect(read({ PUBLIC_URL: "https://mandap.example/", TRUST_PROXY: "1" })).toMatchObject({
    publicUrl: "https://mandap.example",
    secure: true,
    trustProxy: 1,
  });
});

const s3 = {
  MEDIA_STORE: "s3",
  S3_BUCKET: "photos",
  S3_ENDPOINT: "https://s3.example",
  S3_ACCESS_KEY_ID: "a",
  S3_SECRET_ACCESS_KEY: "b",
};

test("photos are on disk, or in a bucket of Amazon's or of another store", () => {
  expect(read({}).media).toEqual({ store: "disk", s3: null, sweepHours: 24 });
  expect(read({ ...s3, S3_TIMEOUT_SECONDS: "3", MEDIA_SWEEP_HOURS: "6" }).media).toEqual({
    store: "s3",
    s3: {
      endpoint: "https://s3.example",
      bucket: "photos",
      region: "us-east-1",
      credentials: { accessKeyId: "a", secretAccessKey: "b" },
      forcePathStyle: true,
      timeoutMs: 3000,
    },
    sweepHours: 6,
  });
  expect(read({ MEDIA_STORE: "s3", S3_BUCKET: "photos", S3_REGION: "ap-south-1" }).media.s3).toMatchObject({
    region: "ap-south-1",
    credentials: undefined,
    forcePathStyle: false,
  });
  expect(read({ ...s3, MEDIA_STORE: "disk" }).media).toMatchObject({ store: "disk", s3: { bucket: "photos" } });
});

test.each([
  [{ PORT: "eighty" }, "PORT must be a number from 0 to 65535."],
  [{ PORT: "70000" }, "PORT must be a number from 0 to 65535."],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must be an address that starts with postgres:// or postgresql://."],
  [{ PUBLIC_URL: "mandap.in" }, "PUBLIC_URL must be an address that starts with http:// or https://."],
  [{ BACKUP_KEEP_DAYS: "31" }, "BACKUP_KEEP_DAYS must be a whole number from 1 to 30."],
  [{ DEMO: "yes" }, "DEMO must be 'on' or 'off'."],
  [{ SECRET: "short" }, "SECRET must have at least 32 characters."],
  [
    { CORS_ORIGINS: "https://a.example/path" },
    "CORS_ORIGINS must be origins separated by commas, such as https://app.example.in.",
  ],
  [{ LIMIT_CODES_PER_NUMBER: "0" }, "LIMIT_CODES_PER_NUMBER must be a whole number above 0."],
  [{ SMS_PROVIDER: "pigeon" }, "SMS_PROVIDER must be 'outbox' or 'twilio'."],
  [{ SMS_PROVIDER: "twilio" }, "SMS_PROVIDER is twilio: set SMS_TWILIO_ACCOUNT_SID and SMS_TWILIO_AUTH_TOKEN too."],
  [{ SMTP_HOST: "mail.example" }, "SMTP_HOST is set: set SMTP_FROM to the address mails come from."],
  [{ MEDIA_STORE: "floppy" }, "MEDIA_STORE must be 'disk' or 's3'."],
  [{ MEDIA_STORE: "s3" }, "MEDIA_STORE is s3: set S3_BUCKET too."],
  [{ MEDIA_SWEEP_HOURS: "0" }, "MEDIA_SWEEP_HOURS must be a whole number from 1 to 8760."],
  [{ ...s3, S3_ENDPOINT: "s3.example" }, "S3_ENDPOINT must be an address that starts with http:// or https://."],
  [
    { ...s3, S3_BUCKET: "My Bucket" },
    "S3_BUCKET must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens.",
  ],
  [{ ...s3, S3_REGION: "Mumbai!" }, "S3_REGION must be the name of a region, such as ap-south-1."],
  [{ ...s3, S3_FORCE_PATH_STYLE: "yes" }, "S3_FORCE_PATH_STYLE must be 'on' or 'off'."],
  [{ ...s3, S3_TIMEOUT_SECONDS: "soon" }, "S3_TIMEOUT_SECONDS must be a whole number from 1 to 120."],
  [{ S3_BUCKET: "photos" }, "S3_BUCKET is set: set S3_REGION, or S3_ENDPOINT for a store that is not Amazon's."],
  [{ ...s3, S3_SECRET_ACCESS_KEY: "" }, "S3_ACCESS_KEY_ID is set: set S3_SECRET_ACCESS_KEY too."],
  [{ ...s3, S3_ACCESS_KEY_ID: "" }, "S3_SECRET_ACCESS_KEY is set: set S3_ACCESS_KEY_ID too."],
  [
    { ...s3, S3_ACCESS_KEY_ID: "", S3_SECRET_ACCESS_KEY: "" },
    "S3_ENDPOINT is set: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too.",
  ],
])("a wrong setting %j says what to set", (env, sentence) => {
  expect(() => read(env as Record<string, string>)).toThrow(new ConfigError(sentence));
});
