import { expect, test } from "vitest";
import { readConfig } from "./config/config.server.ts";
import { createLog } from "./log.server.ts";

function logOf(logFormat: "text" | "json") {
  const lines: string[] = [];
  return { lines, log: createLog({ logLevel: "info", logFormat }, { write: (line) => void lines.push(line) }) };
}

test("for programs a line is a JSON object", () => {
  const { lines, log } = logOf("json");
  log.warn({ job: "mail" }, "late");
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 40, job: "mail", msg: "late" });
});

test("for people a line says when, how bad, what, and with what; an error also where it came from", () => {
  const { lines, log } = logOf("text");
  log.info("Photos: on the disk");
  log.warn({ job: "mail", tries: 2, asked: { id: "a" } }, "late");
  log.error({ err: Object.assign(new RangeError("too far"), { code: "E1" }) }, "page failed");
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d info Photos: on the disk\n$/);
  expect(lines[1]).toMatch(/^[\d:]{8} warn late job=mail tries=2 asked={"id":"a"}\n$/);
  expect(lines[2]).toMatch(/^[\d:]{8} error page failed: too far type=RangeError code=E1\n {4}at .+log\.server\.test/);
  expect(lines[2]).not.toContain("status");
});

test("an address is written without its query, and without what opens a guest's page", () => {
  const { lines, log } = logOf("json");
  for (const url of [
    "/r/s3cret-s3cret-s3cret-ab",
    "/R/s3cret.data?_routes=x",
    "/api/guest-requests/s3cret/contact",
    "/api/calendars/s3cret.ics",
    "/e/s3cret-s3cret-s3cret-ab",
    "/api/event-links/s3cret/vote",
    "/s/s3cret-s3cret-s3cret-ab",
    "/api/shortlists/s3cret/votes",
    "/api/search-mails/s3cret",
    "/search-mails/s3cret?search=1",
    "/hi/planned/s3cret",
    "/a?q=s3cret",
  ])
    log.info({ req: { method: "GET", url, id: "1" } }, "asked");
  expect(lines.map((line) => (JSON.parse(line) as { req: { path: string } }).req.path)).toEqual([
    "/r/…",
    "/R/….data",
    "/api/guest-requests/…/contact",
    "/api/calendars/….ics",
    "/e/…",
    "/api/event-links/…/vote",
    "/s/…",
    "/api/shortlists/…/votes",
    "/api/search-mails/…",
    "/search-mails/…",
    "/hi/planned/…",
    "/a",
  ]);
});

test("it is for programs where nobody looks, and as it is asked for", () => {
  const dir = { DATA_DIR: process.env["TMPDIR"] ?? "/tmp", SECRET: "x".repeat(32) };
  const as = (env: Record<string, string>) => {
    const { logFormat, logLevel } = readConfig({ ...dir, ...env });
    return [logFormat, logLevel];
  };
  const before = process.stdout.isTTY;
  try {
    process.stdout.isTTY = false;
    expect(as({})).toEqual(["json", "info"]);
    expect(as({ LOG_FORMAT: "text" })).toEqual(["text", "warn"]);
    process.stdout.isTTY = true;
    expect(as({})).toEqual(["text", "warn"]);
    expect(as({ LOG_FORMAT: "json" })).toEqual(["json", "info"]);
    expect(as({ LOG_LEVEL: "debug" })).toEqual(["text", "debug"]);
    expect(() => as({ LOG_FORMAT: "pretty" })).toThrow("LOG_FORMAT must be 'text' or 'json'.");
  } finally {
    process.stdout.isTTY = before;
  }
});
