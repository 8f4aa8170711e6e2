import { createServer, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import { AppError } from "../../domain/errors.ts";
import { BoundedPool } from "./bounded-pool.server.ts";
import { isUnavailable } from "./sqlstate.server.ts";

let server: Server | null = null;
afterEach(() => server?.close());

/** A server that takes connections and says nothing. */
const silent = () =>
  new Promise<number>((resolve) => {
    server = createServer((socket) => socket.on("error", () => {})).listen(0, "127.0.0.1", () =>
      resolve((server!.address() as { port: number }).port),
    );
  });

test("past its limit nobody joins the queue; who is in it does not wait for ever", async () => {
  const port = await silent();
  const pool = new BoundedPool({ host: "127.0.0.1", port, max: 1, maxWaiting: 2, connectionTimeoutMillis: 150 });
  const [connecting, first, second, ...refused] = await Promise.allSettled(
    [1, 2, 3, 4, 5].map(() => pool.query("SELECT 1")),
  );
  for (const one of refused)
    expect(one).toMatchObject({ status: "rejected", reason: { status: 503, retryAfter: 2, report: false } });
  expect(refused).toHaveLength(2);
  expect(pool.shed).toBe(2);
  for (const one of [connecting, first, second]) {
    const { reason } = one as PromiseRejectedResult;
    expect(reason).not.toBeInstanceOf(AppError);
    expect(isUnavailable(reason), String(reason)).toBe(true);
  }
  expect(pool.errors.get("connection")).toBe(3);
  await pool.end();
});

/** A database that greets, answers the first statement, and says nothing to the next. */
const silenced = () =>
  new Promise<number>((resolve) => {
    const ready = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
    const welcome = Buffer.concat([Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]), ready]);
    const empty = Buffer.concat([Buffer.from([0x49, 0, 0, 0, 4]), ready]);
    const answers = [welcome, empty];
    server = createServer((socket) =>
      socket.on("error", () => {}).on("data", () => socket.write(answers.shift() ?? "")),
    ).listen(0, "127.0.0.1", () => resolve((server!.address() as { port: number }).port));
  });

test("a statement that the database never answers ends; a connection at rest may be silent", async () => {
  const pool = new BoundedPool({ host: "127.0.0.1", port: await silenced(), user: "a", max: 1, silenceMs: 100 });
  pool.on("error", () => {});
  const client = await pool.connect();
  await client.query("");
  await new Promise((resolve) => setTimeout(resolve, 250));
  const [said] = await Promise.allSettled([client.query("SELECT 1")]);
  expect(said).toMatchObject({
    status: "rejected",
    reason: { message: "Connection terminated: the database said nothing for 100 ms." },
  });
  expect(isUnavailable((said as PromiseRejectedResult).reason)).toBe(true);
  client.release(true);
  await pool.end();
});

test.each([
  [Object.assign(new Error("x"), { code: "57P01" }), true],
  [Object.assign(new Error("x"), { code: "57014" }), true],
  [Object.assign(new Error("x"), { code: "53300" }), true],
  [Object.assign(new Error("x"), { code: "23505" }), false],
  [new Error("wrapped", { cause: Object.assign(new Error("x"), { code: "ECONNREFUSED" }) }), true],
  [new Error("Client has encountered a connection error and is not queryable"), true],
  [new Error("Query read timeout"), true],
  [new Error("The embedded database has stopped."), true],
  [new TypeError("x is not a function"), false],
])("%s: unavailable %s", (error, unavailable) => expect(isUnavailable(error)).toBe(unavailable));
