import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "../../test/support/test-app.ts";
import { person, validForm } from "../features/volunteers/volunteer-test-kit.server.ts";

type Value = { stringValue?: string; intValue?: number | string };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Value }[];
  status: { code?: number };
};

/** All that a collector of OpenTelemetry would have been sent. */
const sent: string[] = [];
const spans = (): Span[] =>
  sent.flatMap((body) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
let receiver: Server;
let site: TestSite;
beforeAll(async () => {
  receiver = createServer((request, answer) => {
    void text(request).then((body) => {
      sent.push(body);
      answer.setHeader("content-type", "application/json").end("{}");
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const { port } = receiver.address() as AddressInfo;
  site = await startTestSite({ TRACES_URL: `http://127.0.0.1:${port}/v1/traces` });
});
afterAll(() => {
  receiver.close();
});

const value = (span: Span | undefined, key: string): string | undefined => {
  const found = span?.attributes.find((one) => one.key === key)?.value;
  return found && String(found.stringValue ?? found.intValue);
};

test("requests with what they ask of the database, and jobs; nothing of people", async () => {
  const asha = await person(site, "traced.asha");
  const form = new FormData();
  for (const [name, one] of Object.entries(validForm)) form.append(name, one);
  form.append("profileImage", new Blob(["no picture"], { type: "image/jpeg" }), "me.jpg");
  expect((await site.call("POST", "/api/volunteers/add", { cookie: asha.cookie, form })).status).toBe(415);
  expect((await site.call("GET", "/api/volunteers/fetch?search=Sunita&limit=24")).status).toBe(200);
  const asked = {
    fullName: "Sunita Traced",
    phone: "9876512340",
    email: "sunita@traced.example",
    service: "Artist Booking",
  };
  const contact = await site.call("POST", "/api/inquiry/form/contactUs", {
    body: { ...asked, consent: true, message: "Please call me in the evening." },
  });
  expect(contact.status).toBe(201);
  expect((await site.call("GET", "/api/guest-requests/a-token-that-opens-everything")).status).toBeGreaterThan(399);
  await site.call("GET", "/healthz");
  await site.deps.jobs.idle(30_000);
  await site.close();

  const all = spans();
  const children = (one: Span | undefined) => all.filter(({ parentSpanId }) => parentSpanId === one?.spanId);
  const named = (name: string) => all.find((one) => one.name === name);
  const fetched = named("GET /api/volunteers/fetch");
  expect(value(fetched, "http.response.status_code")).toBe("200");
  expect(children(fetched).map(({ name }) => name)).toContain("SELECT listings");
  expect(new Set(children(fetched).map(({ traceId }) => traceId))).toEqual(new Set([fetched?.traceId]));
  // A transaction, begun after a body that was read from the socket.
  const contacted = children(named("POST /api/inquiry/form/contactUs")).map(({ name }) => name);
  expect(contacted).toEqual(expect.arrayContaining(["BEGIN", "INSERT enquiries", "COMMIT"]));
  const mail = named("job send-mail");
  expect(value(mail, "mandap.job")).toBe("send-mail");
  expect(all.some(({ name }) => name.includes("healthz"))).toBe(false);
  // The queue's own clock is nobody's trace.
  expect(all.filter(({ parentSpanId, name }) => !parentSpanId && !/^(?:GET|POST|job) /.test(name))).toEqual([]);

  const everything = sent.join("\n");
  for (const secret of [
    "Sunita",
    "98765",
    "sunita@",
    "traced.asha",
    "that-opens",
    "evening",
    asha.cookie.split("=")[1]!,
  ])
    expect(everything, secret).not.toContain(secret);
});

test("off, nothing stands between a statement and its connection, and no collector is asked", async () => {
  const plain = await startTestSite({ TRACES_URL: "" });
  const { database, tracing } = plain.deps;
  expect(tracing).toBeNull();
  // As the classes have them, and no wrapper of ours.
  expect(Object.hasOwn(database.pool, "query") || Object.hasOwn(database.reads.$client, "query")).toBe(false);
  await plain.close();
});
