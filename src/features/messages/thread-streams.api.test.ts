import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../../test/support/test-app.ts";
import { askedFor } from "../../../test/support/test-bookings.ts";
import { addDays, todayIST } from "../../domain/dates.ts";
import { onChange } from "../../platform/cache/changes.server.ts";
import { testPerson, testVolunteer, type TestPerson } from "../notifications/people-test-kit.server.ts";
import { MOST_STREAMS } from "./message-model.ts";

let site: TestSite;
let origin: string;
let provider: TestPerson;
let organiser: TestPerson;
let stranger: TestPerson;
let listing: string;
beforeAll(async () => {
  site = await startTestSite({ LIMIT_MESSAGES_PER_PERSON: "200" });
  origin = await site.app.listen({ port: 0, host: "127.0.0.1" });
  provider = await testPerson(site.deps, { name: "Meera Joshi", role: "volunteer" });
  listing = (await testVolunteer(site.deps, provider)).id;
  organiser = await testPerson(site.deps, { name: "Ravi Kumar" });
  stranger = await testPerson(site.deps);
});
afterAll(() => site.close());

const asked = () =>
  askedFor(site.deps.db, {
    sender: organiser.id,
    listing,
    recipient: provider.id,
    day: addDays(todayIST(), 60),
  });
const write = (number: string, who: TestPerson, text: string) =>
  site.call<{ error?: string }>("POST", `/api/bookings/${number}/messages`, { cookie: who.cookie, body: { text } });
const markFor = async (number: string, who: TestPerson) =>
  (await site.call<{ thread: { mark: string } }>("GET", `/api/bookings/${number}/messages`, { cookie: who.cookie }))
    .body.thread.mark;

type Event = { event?: string; id?: string; data?: string };
type Listening = { status: number; headers: Headers; next(): Promise<Event | null>; close(): void };

/** Opens a stream. `next`: the next event that a page would hear of; null once it has ended. */
async function listen(number: string, who: TestPerson | null, headers = {}, query = ""): Promise<Listening> {
  const stop = new AbortController();
  const answer = await fetch(`${origin}/api/bookings/${number}/messages/stream${query}`, {
    headers: { accept: "text/event-stream", ...(who ? { cookie: who.cookie } : {}), ...headers },
    signal: stop.signal,
  });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  async function next(): Promise<Event | null> {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end < 0) {
        const { value, done } = await reader.read().catch(() => ({ value: undefined, done: true }));
        if (done) return null;
        text += value;
        continue;
      }
      const event: Event = Object.fromEntries(
        text
          .slice(0, end)
          .split("\n")
          .map((line) => line.split(": ", 2) as [string, string]),
      );
      text = text.slice(end + 2);
      if (event.data !== undefined) return event;
    }
  }
  return { status: answer.status, headers: answer.headers, next, close: () => stop.abort() };
}

test("both sides are told by a mark that there is something new, and by nothing else", async () => {
  const { number } = await asked();
  const [theirs, own] = await Promise.all([listen(number, provider), listen(number, organiser)]);
  expect(theirs.status).toBe(200);
  expect(theirs.headers.get("content-type")).toBe("text/event-stream");
  expect(theirs.headers.get("cache-control")).toBe("private, no-store");
  expect(theirs.headers.get("content-encoding")).toBeNull();
  expect(theirs.headers.get("x-content-type-options")).toBe("nosniff");
  await write(number, organiser, "Namaste, are you free?");
  const mark = await markFor(number, provider);
  for (const stream of [theirs, own]) expect(await stream.next()).toEqual({ event: "new", id: mark, data: mark });
  // What happens to the booking is something new as well.
  await site.call("POST", `/api/bookings/${number}/quotes`, {
    cookie: provider.cookie,
    body: { lines: [{ label: "Dhol", quantity: 1, unit: "event", eachPaise: 100_000 }], validUntil: todayIST() },
  });
  const after = await markFor(number, organiser);
  expect((await own.next())?.data).toBe(after);
  expect(after).not.toBe(mark);
  theirs.close();
  own.close();
});

test("who comes back names the last mark they know, and is told of what they missed", async () => {
  const { number } = await asked();
  const known = await markFor(number, provider);
  await write(number, organiser, "While you were away");
  const now = await markFor(number, provider);
  for (const [headers, query] of [
    [{ "last-event-id": known }, ""],
    [{}, `?since=${known}`],
    [{ "last-event-id": known }, `?since=${now}`],
  ] as const) {
    const stream = await listen(number, provider, headers, query);
    expect((await stream.next())?.data).toBe(now);
    stream.close();
  }
  const { body } = await site.call<{ mark: string }>("GET", `/api/bookings/${number}/messages/stream`, {
    cookie: provider.cookie,
  });
  expect(body.mark).toBe(now);
});

test("nobody listens to the conversation of others", async () => {
  const { number } = await asked();
  for (const [who, status] of [
    [stranger, 404],
    [null, 401],
  ] as const) {
    const stream = await listen(number, who);
    expect(stream.status).toBe(status);
    stream.close();
  }
  expect((await listen("MD-2222-3333", organiser)).status).toBe(404);
});

test("it ends with the session, and before anything more is told", async () => {
  const { number } = await asked();
  const leaving = await testPerson(site.deps, { name: "Asha Rao" });
  await site.deps.database.pool.query("UPDATE enquiries SET sender_id = $1 WHERE number = $2", [leaving.id, number]);
  const stream = await listen(number, leaving);
  await site.call("GET", "/api/auth/logout", { cookie: leaving.cookie });
  await write(number, provider, "Nobody is there any more");
  expect(await stream.next()).toEqual({ event: "end", data: "over" });
  expect(await stream.next()).toBeNull();
});

test("it ends once the request is no longer theirs", async () => {
  const { number } = await asked();
  const stream = await listen(number, organiser);
  await site.deps.database.pool.query("UPDATE enquiries SET sender_id = $1 WHERE number = $2", [stranger.id, number]);
  await write(number, provider, "For another one");
  expect(await stream.next()).toEqual({ event: "end", data: "over" });
});

test(`of one person's pages the newest ${MOST_STREAMS} are told`, async () => {
  const { number } = await asked();
  const pages: Listening[] = [];
  for (let n = 0; n <= MOST_STREAMS; n++) pages.push(await listen(number, provider));
  expect(await pages[0]!.next()).toEqual({ event: "end", data: "elsewhere" });
  await write(number, organiser, "To the others");
  for (const page of pages.slice(1)) {
    expect((await page.next())?.event).toBe("new");
    page.close();
  }
});

test("what is announced does not say what was written", async () => {
  const { number } = await asked();
  const told: unknown[] = [];
  const stop = onChange((tags) => told.push(tags));
  await write(number, organiser, "secret-words");
  stop();
  expect(told.length).toBeGreaterThan(0);
  expect(JSON.stringify(told)).not.toContain("secret-words");
});

test("the server stops at once, and its pages come back to another one", async () => {
  const other = await startTestSite();
  const at = await other.app.listen({ port: 0, host: "127.0.0.1" });
  const [meera, ravi] = [await testPerson(other.deps), await testPerson(other.deps)];
  const { id } = await testVolunteer(other.deps, meera);
  const { number } = await askedFor(other.deps.db, {
    sender: ravi.id,
    listing: id,
    recipient: meera.id,
    day: addDays(todayIST(), 60),
  });
  const answer = await fetch(`${at}/api/bookings/${number}/messages/stream`, {
    headers: { accept: "text/event-stream", cookie: ravi.cookie },
  });
  const text = answer.text();
  // Does not wait for the reader, who would stay for good.
  await other.close();
  // No end is told: the browser comes back by itself, with what it knows.
  expect(await text).toMatch(/^id: pending\.\S+\nretry: 3000\n\n$/);
});
