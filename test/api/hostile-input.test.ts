import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { person } from "../../src/features/accounts/accounts-test-kit.ts";
import { heardFrom } from "../support/bare-connection.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";
import { NOBODYS_ID } from "../support/nobodys-id.ts";

// What nobody sends by accident: each is the sender's fault and must be answered as such, never with a 500.

let site: TestSite;
let cookie: string;
let admin: string;
beforeAll(async () => {
  site = await startTestSite();
  cookie = (await person(site, "hostile")).cookie;
  admin = (await person(site, "desk", { role: "admin" })).cookie;
});
afterAll(() => site.close());

describe("NUL, which PostgreSQL takes in no text", () => {
  test.each([
    "/api/volunteers/username/%00",
    "/api/volunteers/a%00b",
    "/api/volunteers/by-user/%00",
    "/api/ratings/volunteer/%00",
    "/api/volunteers/username/asha%00",
  ])("%s is unknown", async (path) => {
    expect((await site.call("GET", path)).status).toBe(404);
  });

  test.each([
    "/api/artists/?q=%00&city=%00&category=%00&state=%00",
    "/api/artists/%00",
    "/api/volunteersmanager/all?city=%00&q=a%00",
    "/api/volunteersmanager/profile/%00",
    "/api/reviews/%00/reviews",
    "/api/admin/listings?q=%00",
    "/api/admin/listings?category=%00&city=a%00",
    "/api/admin/enquiries?kind=a%00",
    "/api/admin/listings/%00",
    "/api/admin/enquiries?q=%00",
    "/api/admin/people?q=%00",
    "/api/admin/reviews?q=%00",
    "/api/admin/audit?actor=%00&action=%00",
    "/api/enquiries/%00/photo",
  ])("%s fails nowhere, not even for an admin", async (path) => {
    expect((await site.call("GET", path, { cookie: admin })).status).toBeLessThan(500);
  });

  test.each([
    ["/api/twilio/login", { loginId: "a\0b", password: "secret-1" }, 401],
    ["/api/twilio/forgot-password", { emailorphoneorusername: "a\0b" }, 200],
    ["/api/twilio/verifyForgotOtp", { emailorphoneorusername: "a\0b", otp: "123456", sessionId: NOBODYS_ID }, 400],
    [
      "/api/twilio/resetPassword",
      {
        identifier: "a\0b",
        password: "secret-1",
        confirmPassword: "secret-1",
        sessionId: NOBODYS_ID,
      },
      401,
    ],
  ])("in the identifier of %s is no other answer than an unknown one's", async (path, body, status) => {
    expect((await site.call("POST", path, { body })).status).toBe(status);
  });
});

describe("a form with photos", () => {
  const part = (head: string, value: string) => `--x\r\n${head}\r\n\r\n${value}\r\n`;
  const deep = "[".repeat(30_000) + "]".repeat(30_000);
  const field = 'Content-Disposition: form-data; name="firstName"';
  const json = `${field}\r\nContent-Type: application/json`;
  const send = (body: string, type = "multipart/form-data; boundary=x") =>
    site.call("POST", "/api/volunteers/add", { body, cookie, headers: { "content-type": type } });

  test.each([
    ["without a boundary", part(field, "v"), "multipart/form-data"],
    ["with an empty boundary", part(field, "v"), "multipart/form-data; boundary="],
    ["that ends early", part(field, "v"), undefined],
    [
      "whose photo ends early",
      part('Content-Disposition: form-data; name="profileImage"; filename="a.png"\r\nContent-Type: image/png', "v"),
      undefined,
    ],
    ["that is none", "hello", undefined],
    ["with a field without a name", `${part("Content-Disposition: form-data", "v")}--x--\r\n`, undefined],
    [
      "with a file without a name",
      `${part('Content-Disposition: form-data; filename="a.png"', "v")}--x--\r\n`,
      undefined,
    ],
    [
      "with a file under the name of an inherited property",
      `${part('Content-Disposition: form-data; name="hasOwnProperty[]"; filename="a.png"', "v")}--x--\r\n`,
      undefined,
    ],
    ["with a part of deep JSON", `${part(json, deep)}--x--\r\n`, undefined],
    ["with a part of JSON that cannot be a text", `${part(json, '{"toString":1}')}--x--\r\n`, undefined],
    ["in deep JSON", `{"skills":${deep}}`, "application/json"],
  ])("%s is refused", async (_name, body, type) => {
    const answer = await send(body, type);
    expect(answer.status).toBe(400);
    expect(answer.body["error"]).toBe(answer.body["message"]);
  });
});

test.each(["/api/artists/%ED%A0%80", "/volunteer/%ED%A0%80", "/api/%", "/%E0%A4%A"])(
  "%s, which nobody can decode, is refused in our words",
  async (path) => {
    // No call of the OpenAPI document: it is refused before any is found.
    const answer = await site.app.inject({ method: "GET", url: path });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { error: "This address cannot be read.", message: "This address cannot be read." },
    ]);
    expect(answer.headers["x-request-id"]).toBeTruthy();
  },
);

test("an address part that is too long is nowhere", async () => {
  const answer = await site.call("GET", `/api/artists/${"x".repeat(1000)}`);
  expect([answer.status, answer.body["error"]]).toEqual([404, answer.body["message"]]);
});

describe("on the bare connection", () => {
  let port: number;
  beforeAll(async () => {
    port = Number(new URL(await site.app.listen({ port: 0, host: "127.0.0.1" })).port);
  });

  test.each([
    ["no HTTP at all", "hello\r\n\r\n", 400],
    ["headers past every measure", `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ])("%s is refused in our shape", async (_name, sent, status) => {
    const text = await heardFrom(port, sent);
    const [head = "", body = ""] = text.split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const said = JSON.parse(body) as { error: string; message: string };
    expect(said.error).toBe(said.message);
  });
});

test.each(["/api/auth/logou%74", "/API/auth/%6Cogout", "/api/auth/logout/"])(
  "%s from another site ends no session",
  async (path) => {
    expect((await site.call("GET", path, { cookie, headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
    expect((await site.call("GET", "/api/auth/check-auth", { cookie })).body["loggedIn"]).toBe(true);
  },
);
