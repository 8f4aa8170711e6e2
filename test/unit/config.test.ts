import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ConfigError, readConfig } from "../../src/platform/config/config.server.ts";

const dir = mkdtempSync(join(tmpdir(), "mandap-config-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const read = (env: Record<string, string>) => readConfig({ DATA_DIR: dir, ...env });

test("without settings the site is local, embedded and full of demo data", () => {
  expect(read({})).toMatchObject({ port: 3000, host: "127.0.0.1", databaseUrl: null, publicUrl: "http://localhost:3000", demo: true, secure: false, corsOrigins: [], trustProxy: false, sms: { provider: "outbox" }, mail: { transport: "outbox" } });
});

test("empty lines of a .env file count as absent", () => {
  expect(read({ PORT: "", DATABASE_URL: " ", SECRET: "", LIMIT_CODES_PER_NUMBER: "" })).toMatchObject({ port: 3000, databaseUrl: null, limits: { LIMIT_CODES_PER_NUMBER: { points: 5, seconds: 3600 } } });
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
  expect(read({ PUBLIC_URL: "https://mandap.example/", TRUST_PROXY: "1" })).toMatchObject({ publicUrl: "https://mandap.example", secure: true, trustProxy: 1 });
});

test.each([
  [{ PORT: "eighty" }, "PORT must be a number from 0 to 65535."],
  [{ PORT: "70000" }, "PORT must be a number from 0 to 65535."],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must be an address that starts with postgres:// or postgresql://."],
  [{ PUBLIC_URL: "mandap.in" }, "PUBLIC_URL must be an address that starts with http:// or https://."],
  [{ DEMO: "yes" }, "DEMO must be 'on' or 'off'."],
  [{ SECRET: "short" }, "SECRET must have at least 32 characters."],
  [{ CORS_ORIGINS: "https://a.example/path" }, "CORS_ORIGINS must be origins separated by commas, such as https://app.example.in."],
  [{ LIMIT_CODES_PER_NUMBER: "0" }, "LIMIT_CODES_PER_NUMBER must be a whole number above 0."],
  [{ SMS_PROVIDER: "pigeon" }, "SMS_PROVIDER must be 'outbox' or 'twilio'."],
  [{ SMS_PROVIDER: "twilio" }, "SMS_PROVIDER is twilio: set SMS_TWILIO_ACCOUNT_SID and SMS_TWILIO_AUTH_TOKEN too."],
  [{ SMTP_HOST: "mail.example" }, "SMTP_HOST is set: set SMTP_FROM to the address mails come from."],
])("a wrong setting %j says what to set", (env, sentence) => {
  expect(() => read(env as Record<string, string>)).toThrow(new ConfigError(sentence));
});
