import { mkdtempSync, readdirSync, readFileSync, rmSync, existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { createSite, type Site } from "../../src/app/site.server.ts";
import { readConfig } from "../../src/platform/config/config.server.ts";
import { databaseOver, openDatabase, type Database } from "../../src/platform/database/database.server.ts";
import { openEmbedded } from "../../src/platform/database/embedded.server.ts";
import { parseMail, type ParsedMail } from "./eml.ts";
import { sharedOpenApiCheck } from "./openapi-check.ts";

export type CallResult<T = Record<string, unknown>> = {
  status: number;
  body: T;
  headers: Record<string, string | string[] | number | undefined>;
  /** The session cookie that was set, as a Cookie header. */ cookie: string | null;
};
export type CallInput = {
  body?: unknown;
  form?: FormData;
  cookie?: string | null;
  headers?: Record<string, string>;
  ip?: string;
};

export type TestSite = Site & {
  dataDir: string;
  call<T = Record<string, unknown>>(
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    input?: CallInput,
  ): Promise<CallResult<T>>;
  /** Every SMS sent so far, oldest first. */
  smsOutbox(): { to: string; text: string; template: string; at: string }[];
  /** Every mail sent so far. Call `await deps.jobs.idle()` before. */
  mailOutbox(): ParsedMail[];
  /** The code in the newest SMS to this number. */
  codeFor(mobile: string): string;
};

let databases = 0;

async function openCopy(): Promise<Database> {
  const source = inject("engineSource");
  if (process.env.TEST_ENGINE === "postgres") {
    const name = `t${process.pid}_${Date.now().toString(36)}_${++databases}`;
    const admin = new pg.Client({ connectionString: source.replace("%", "postgres") });
    await admin.connect();
    await admin.query(`CREATE DATABASE ${name} TEMPLATE migrated`);
    await admin.end();
    return openDatabase(
      { databaseUrl: source.replace("%", name), dataDir: "", databaseConnections: 10 },
      { migrate: false },
    );
  }
  const embedded = await openEmbedded({ folder: null, snapshot: new Uint8Array(readFileSync(source)) });
  return databaseOver(embedded.pool, "embedded", embedded.close);
}

function cookieOf(setCookie: string | string[] | number | undefined): string | null {
  const all = setCookie === undefined ? [] : Array.isArray(setCookie) ? setCookie : [String(setCookie)];
  return all.length > 0 ? all.map((line) => line.split(";")[0]).join("; ") : null;
}

/**
 * A whole site of its own on the engine under test, with an empty database and data folder. Close it after the file.
 * Tests write to its database behind its back: it keeps no answers, unless `env` says ANSWER_CACHE=on.
 */
export async function startTestSite(
  env: Record<string, string> = {},
  {
    database: given,
    create = createSite,
  }: {
    /** In place of a copy of the engine under test. */ database?: Database;
    /** The site of a build, with its pages. */ create?: typeof createSite;
  } = {},
): Promise<TestSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "mandap-test-"));
  const config = readConfig({
    LOG_LEVEL: process.env.TEST_LOG ?? "silent",
    DATA_DIR: dataDir,
    PUBLIC_URL: "http://localhost:3000",
    SECRET: "test-secret-test-secret-test-secret!",
    ANSWER_CACHE: "off",
    // Tests walk through weeks with one login at the desk.
    ADMIN_SESSION_HOURS: "2160",
    ADMIN_IDLE_MINUTES: "129600",
    // The same few people fill in every form.
    LIMIT_GUEST_MAILS_PER_ADDRESS: "100000",
    // For npm run sharding, which records what is asked of the database.
    ...(process.env.TEST_TRACES ? { TRACES_URL: process.env.TEST_TRACES } : {}),
    ...env,
  });
  const database = given ?? (await openCopy());
  const site = await create(config, database);
  // Nothing outside is asked; a test that reads something has a fake of its own.
  site.deps.outside = async () => ({ ok: false, trouble: "unknown" });
  const check = sharedOpenApiCheck(site.app, create);
  const smsFile = join(dataDir, "outbox/sms.jsonl");
  const mailDir = join(dataDir, "outbox/mail");
  const smsOutbox: TestSite["smsOutbox"] = () =>
    existsSync(smsFile)
      ? readFileSync(smsFile, "utf8")
          .trim()
          .split("\n")
          .filter(Boolean)
          .map((line) => JSON.parse(line) as ReturnType<TestSite["smsOutbox"]>[number])
      : [];
  return {
    ...site,
    dataDir,
    smsOutbox,
    mailOutbox: () =>
      existsSync(mailDir)
        ? readdirSync(mailDir)
            .filter((name) => name.endsWith(".eml"))
            .sort()
            .map((name) => parseMail(readFileSync(join(mailDir, name), "utf8")))
        : [],
    codeFor(mobile) {
      const text = smsOutbox().findLast((sms) => sms.to === mobile)?.text ?? "";
      const code = /\b(\d{6})\b/.exec(text)?.[1];
      if (!code) throw new Error(`No code was sent to ${mobile}.`);
      return code;
    },
    async call<T>(
      method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
      path: string,
      { body, form, cookie, headers = {}, ip }: CallInput = {},
    ) {
      const sent: Record<string, string> = { ...headers, ...(cookie ? { cookie } : {}) };
      let payload: Buffer | string | undefined;
      if (form) {
        const encoded = new Response(form);
        payload = Buffer.from(await encoded.arrayBuffer());
        sent["content-type"] = encoded.headers.get("content-type")!;
      } else if (body !== undefined) {
        payload = typeof body === "string" ? body : JSON.stringify(body);
        sent["content-type"] ??= "application/json";
      }
      const response = await site.app.inject({
        method,
        url: path,
        headers: sent,
        payload,
        remoteAddress: ip ?? "127.0.0.1",
      });
      let parsed: unknown = response.body;
      try {
        parsed = JSON.parse(response.body);
      } catch {
        // Not JSON: the text stands.
      }
      check(method, path, response.statusCode, parsed, response.headers);
      return {
        status: response.statusCode,
        body: parsed as T,
        headers: response.headers,
        cookie: cookieOf(response.headers["set-cookie"]),
      };
    },
    async close() {
      await site.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
