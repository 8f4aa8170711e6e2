import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { toldIn, isSigned, isStop, keptId, sameSecret } from "./whatsapp-webhook.server.ts";

const SECRET = "app-secret";
const sign = (body: string | Buffer, secret = SECRET) =>
  `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

test("only what was signed with the app's secret, byte for byte, is WhatsApp's", () => {
  const body = Buffer.from('{"entry": [], "emoji": "\\ud83d\\ude00", "name": "मीरा"}');
  expect(isSigned(body, sign(body), SECRET)).toBe(true);
  expect(isSigned(body, sign(body).toUpperCase().replace("SHA256", "sha256"), SECRET)).toBe(true);
  // Read and written again it would be other bytes.
  expect(isSigned(Buffer.from(JSON.stringify(JSON.parse(body.toString()))), sign(body), SECRET)).toBe(false);
  for (const wrong of [
    sign(body, "another"),
    sign(body).replace("sha256=", ""),
    sign(body).replace("sha256=", "sha1="),
    sign(body).slice(0, -2),
    `${sign(body)}00`,
    `sha256=${"00".repeat(32)}`,
    "",
    undefined,
    ["sha256=a", "sha256=b"],
  ])
    expect(isSigned(body, wrong, SECRET)).toBe(false);
});

test("secrets of any length are compared", () => {
  expect(sameSecret("a-token-of-sixteen", "a-token-of-sixteen")).toBe(true);
  for (const other of ["", "a-token-of-sixteem", "a-token-of-sixteen "])
    expect(sameSecret(other, "a-token-of-sixteen")).toBe(false);
});

test.each([
  "STOP",
  "stop",
  " Stop! ",
  "Stop please",
  "बंद",
  "बन्द",
  "बंद करें",
  "बन्द करो।",
  "रोकें",
  "मैसेज न भेजें: बंद".split(": ")[1]!,
  "band karo",
  "unsubscribe",
])("'%s' asks for no more", (words) => expect(isStop(words)).toBe(true));

test.each([
  "",
  "   ",
  "Don't stop the music",
  "band chahiye",
  "Band",
  "बंदोबस्त हो जाएगा",
  "Stopover in Indore is fine",
  "Stop by the hall on Sunday at six in the evening",
  "Yes",
])("'%s' does not", (words) => expect(isStop(words)).toBe(false));

const told = (value: object, number = "1234") => ({
  entry: [{ id: "waba", changes: [{ field: "messages", value: { metadata: { phone_number_id: number }, ...value } }] }],
});

test("states and stops are heard, of our number alone; the rest is passed over", () => {
  const statuses = [
    { id: "wamid.1", status: "delivered", timestamp: "1", recipient_id: "919876543210" },
    { id: "wamid.2", status: "failed", biz_opaque_callback_data: "key-2", errors: [{ code: 131026, title: "x" }] },
    { id: "wamid.3", status: "warped" },
    7,
  ];
  const messages = [
    { id: "wamid.in", from: "919876543210", timestamp: "1795270000", type: "text", text: { body: "बंद" } },
    { id: "wamid.b", from: "919876543211", timestamp: "1795270001", type: "button", button: { text: "Stop" } },
    { id: "wamid.q", from: "919876543212", timestamp: "1795270002", type: "text", text: { body: "When?" } },
    { id: "wamid.x", from: "'; --", timestamp: "1795270002", type: "text", text: { body: "Stop" } },
  ];
  expect(toldIn(told({ statuses, messages }), "1234")).toEqual([
    { what: "state", id: keptId("wamid.1"), key: null, state: "delivered", code: null },
    { what: "state", id: keptId("wamid.2"), key: "key-2", state: "failed", code: 131026 },
    { what: "stop", from: "+919876543210", at: 1_795_270_000_000 },
    { what: "stop", from: "+919876543211", at: 1_795_270_001_000 },
  ]);
  // Whoever shows no number: by the number beside it, by what they answer, by their id for this business.
  const hidden = { from_user_id: "IN.123", timestamp: "1795270003", type: "text", text: { body: "STOP" } };
  const reader = keptId("IN.123");
  expect(
    toldIn(told({ messages: [hidden], contacts: [{ wa_id: "919876543213", user_id: "IN.123" }] }), "1234"),
  ).toEqual([{ what: "stop", from: "+919876543213", at: 1_795_270_003_000 }]);
  expect(toldIn(told({ messages: [{ ...hidden, context: { id: "wamid.9" } }] }), "1234")).toEqual([
    { what: "stop", answers: keptId("wamid.9"), reader, at: 1_795_270_003_000 },
  ]);
  expect(toldIn(told({ statuses: [{ id: "wamid.9", status: "read", recipient_user_id: "IN.123" }] }), "1234")).toEqual([
    { what: "state", id: keptId("wamid.9"), key: null, state: "read", code: null, reader },
  ]);
  expect(toldIn(told({ statuses, messages }, "another"), "1234")).toEqual([]);
  for (const entry of [[], [null], [{ changes: "x" }], [{ changes: [{ field: "account_update", value: {} }] }]])
    expect(toldIn({ entry }, "1234")).toEqual([]);
});
