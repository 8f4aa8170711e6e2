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

const exotel = {
  SMS_PROVIDER: "exotel",
  SMS_EXOTEL_ACCOUNT_SID: "mandap1",
  SMS_EXOTEL_API_KEY: "key",
  SMS_EXOTEL_API_TOKEN: "token",
  SMS_DLT_ENTITY: "1101000000000000001",
  SMS_DLT_HEADER: "MANDAP",
  SMS_DLT_TEMPLATES: [
    "signup-code",
    "reset-code",
    "close-code",
    "payee-code",
    "booking-received",
    "booking-received:hi",
    "guest-request",
    "guest-answer",
    "guest-reminder",
  ]
    .map((name, at) => `${name}=110700000000000000${at}`)
    .join(","),
};

const cloud = {
  WHATSAPP_PROVIDER: "cloud",
  WHATSAPP_PHONE_NUMBER_ID: "1234",
  WHATSAPP_ACCESS_TOKEN: "token",
  WHATSAPP_APP_SECRET: "secret",
  WHATSAPP_VERIFY_TOKEN: "a-token-of-our-own",
};

test("WhatsApp goes to the outbox while SMS do, and is off where they go to phones and it is not set", () => {
  expect(read({}).whatsapp).toEqual({ provider: "outbox" });
  expect(read(exotel).whatsapp).toEqual({ provider: "off" });
  expect(read({ WHATSAPP_PROVIDER: "off" }).whatsapp).toEqual({ provider: "off" });
  expect(read({ ...cloud, WHATSAPP_TEMPLATES: "booking_received:en" }).whatsapp).toMatchObject({
    provider: "cloud",
    phoneNumberId: "1234",
    apiVersion: "v23.0",
    approved: ["booking_received:en"],
  });
});

test("SMS by Exotel, with what is registered with the carriers", () => {
  const { sms } = read(exotel);
  expect(sms).toMatchObject({
    provider: "exotel",
    accountSid: "mandap1",
    dlt: { entity: "1101000000000000001", header: "MANDAP", route: "transactional" },
  });
  expect(sms.dlt?.templates.get("booking-received:hi")).toBe("1107000000000000005");
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
  [{ SMS_PROVIDER: "pigeon" }, "SMS_PROVIDER must be 'outbox', 'twilio' or 'exotel'."],
  [
    { SMS_PROVIDER: "exotel", SMS_DLT_ENTITY: "1101000000000000001" },
    "SMS_PROVIDER is exotel: set SMS_EXOTEL_ACCOUNT_SID, SMS_EXOTEL_API_KEY and SMS_EXOTEL_API_TOKEN too.",
  ],
  [
    { ...exotel, SMS_DLT_HEADER: "", SMS_DLT_TEMPLATES: "" },
    "SMS_PROVIDER is exotel: set SMS_DLT_ENTITY and SMS_DLT_HEADER too.",
  ],
  [
    { ...exotel, SMS_DLT_TEMPLATES: "signup-code=1107000000000000001" },
    "SMS_PROVIDER is exotel: SMS_DLT_TEMPLATES lacks the id of reset-code, close-code, payee-code, booking-received, guest-request, guest-answer, guest-reminder.",
  ],
  [
    { SMS_DLT_TEMPLATES: "booking-received:hi=soon" },
    "SMS_DLT_TEMPLATES: 'booking-received:hi=soon' is no text of ours with its id (booking-received=1107… or booking-received:hi=1107…).",
  ],
  [{ SMS_DLT_ENTITY: "mandap" }, "SMS_DLT_ENTITY must be the entity's id, of digits alone."],
  [{ SMS_DLT_HEADER: "MANDAP-LONG" }, "SMS_DLT_HEADER must be the header that is registered: three to six letters."],
  [{ SMS_DLT_ROUTE: "pigeon" }, "SMS_DLT_ROUTE must be one of transactional, transactional_opt_in, promotional."],
  [{ SMS_PROVIDER: "twilio" }, "SMS_PROVIDER is twilio: set SMS_TWILIO_ACCOUNT_SID and SMS_TWILIO_AUTH_TOKEN too."],
  [{ WHATSAPP_PROVIDER: "pigeon" }, "WHATSAPP_PROVIDER must be 'off', 'outbox' or 'cloud'."],
  [
    { WHATSAPP_PROVIDER: "cloud" },
    "WHATSAPP_PROVIDER is cloud: set WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_ACCESS_TOKEN, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN too.",
  ],
  [{ WHATSAPP_VERIFY_TOKEN: "short" }, "WHATSAPP_VERIFY_TOKEN must have at least 16 characters."],
  [
    { ...cloud, WHATSAPP_TEMPLATES: "booking_received:ta" },
    "WHATSAPP_TEMPLATES: 'booking_received:ta' is none of booking_received:en, booking_received:hi, request_answered:en, request_answered:hi, booking_near:en, booking_near:hi.",
  ],
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

test("replicas are addresses of PostgreSQL, each, and belong to a primary", () => {
  const DATABASE_URL = "postgres://localhost/x";
  expect(read({ DATABASE_URL }).databaseReadUrls).toEqual([]);
  expect(read({ DATABASE_URL, DATABASE_READ_URLS: "postgres://a/x, postgresql://b:6432/x," }).databaseReadUrls).toEqual(
    ["postgres://a/x", "postgresql://b:6432/x"],
  );
  for (const wrong of ["http://a/x", "postgres://a/x,b", "a"])
    expect(() => read({ DATABASE_URL, DATABASE_READ_URLS: wrong }), wrong).toThrow(
      "DATABASE_READ_URLS must be addresses that start with postgres:// or postgresql://, separated by commas.",
    );
  expect(() => read({ DATABASE_READ_URLS: "postgres://a/x" })).toThrow("set DATABASE_URL to the primary");
});
