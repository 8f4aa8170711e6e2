import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MS_PER_DAY, addDays, todayIST } from "../../src/domain/dates.ts";
import { smallPhoto } from "../../src/features/volunteers/volunteer-test-kit.server.ts";
import { projectRoot } from "../../src/platform/root.server.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

// The types are made at test time and not kept: kept ones would change with every field, and say nothing that the
// compiler does not say here. What counts is that a client generated today fits, and does its work.

const run = promisify(execFile);
/** The client stands outside of tsconfig.json: its types are there only now. */
const folder = join(projectRoot, "test-results/api-client");
const MOBILE = "+919826044444";

let site: TestSite;
let url: string;
beforeAll(async () => {
  site = await startTestSite();
  url = await site.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => site?.close());

const BLOB = ts.factory.createTypeReferenceNode("Blob");

test("openapi-typescript makes types of the document, and a client written against them compiles", async () => {
  mkdirSync(folder, { recursive: true });
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenAPI3;
  const types = await openapiTS(document, {
    // The generator's own advice for files.
    transform: (schema) => ("format" in schema && schema.format === "binary" ? BLOB : undefined),
  });
  writeFileSync(join(folder, "paths.ts"), astToString(types));
  for (const file of ["client.ts", "journey.ts", "booking.ts"])
    copyFileSync(join(projectRoot, "test/fixtures/api-client", file), join(folder, file));
  const options = {
    ...(JSON.parse(readFileSync(join(projectRoot, "tsconfig.json"), "utf8")) as { compilerOptions: object })
      .compilerOptions,
    rootDirs: ["."],
    types: ["node"],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, include: ["*.ts"] }));
  const compiler = join(projectRoot, "node_modules/typescript-7/bin/tsc");
  const said = await run(process.execPath, [compiler, "-p", folder]).then(
    () => "",
    (error: { stdout: string }) => error.stdout,
  );
  expect(said).toBe("");
});

test("that client goes its whole way", async () => {
  const { journey } = (await import(pathToFileURL(join(folder, "journey.ts")).href)) as {
    journey: (given: object) => Promise<Record<string, unknown>>;
  };
  const seen = await journey({ url, mobile: MOBILE, photo: await smallPhoto(), code: () => site.codeFor(MOBILE) });
  expect(seen).toEqual({
    wrong: ["confirmPassword"],
    statuses: [400, 201, 201, 200, 401],
    loggedIn: true,
    summaries: ["Calm in a crowd.", "Calmer than ever."],
    enquiryNumber: expect.stringMatching(/\S/),
    sent: [seen.enquiryNumber],
    moved: "cancelled",
    total: "1",
    unsigned: expect.stringMatching(/\S/),
  });
});

test("a booking goes by that client from the request to the review, for both sides", async () => {
  const { booking } = (await import(pathToFileURL(join(folder, "booking.ts")).href)) as {
    booking: (given: object) => Promise<Record<string, unknown>>;
  };
  const seen = await booking({
    url,
    day: addDays(todayIST(), 1),
    photo: await smallPhoto(),
    code: (mobile: string) => site.codeFor(mobile),
    // Over, as a booking has it, two days after its day.
    later: () => void (site.deps.now = () => new Date(Date.now() + 4 * MS_PER_DAY)),
  });
  expect(seen).toEqual({
    states: ["enquired", "quoted", "agreed", "confirmed", "delivered"],
    mayQuote: ["quote"],
    same: true,
    rounds: 1,
    totalPaise: 16_000_00,
    refused: [403, 401, 409],
    agreedPaise: 16_000_00,
    token: 4_000_00,
    paid: [4_000_00, 0],
    picture: "image/webp",
    written: [["them", "Could you come half an hour earlier?"]],
    unread: 0,
    shown: [false, true],
    theirs: "Clear words, and paid in time.",
  });
});
