import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { heardFrom } from "../support/bare-connection.ts";
import { startTestSite, type TestSite } from "../support/test-app.ts";

// What is refused before a page is found: a person reads it on a page in their language, a program as JSON.

let site: TestSite;
beforeAll(async () => void (site = await startTestSite()));
afterAll(() => site.close());

const BROWSER = "text/html,application/xhtml+xml,*/*;q=0.8";
const CHOSEN = "mandap_language=hi";
/** A form that a browser sends by itself, from a page in Hindi. */
const FORM = { accept: BROWSER, host: "mandap.test", referer: "http://mandap.test/hi/saved?x=1" };

async function ask(url: string, headers: Record<string, string>, payload?: string) {
  const answer = await site.app.inject({ method: payload === undefined ? "GET" : "POST", url, headers, payload });
  const type = String(answer.headers["content-type"]);
  return { status: answer.statusCode, type, headers: answer.headers, html: answer.body };
}

describe("an address that cannot be read", () => {
  test.each(["/hi/%E0%A4%A", "/hi/volunteer/%ED%A0%80", "/hi/artist/%", "/HI/%"])(
    "%s: a page in Hindi",
    async (url) => {
      const { status, type, headers, html } = await ask(url, { accept: BROWSER });
      expect([status, type]).toEqual([400, "text/html; charset=utf-8"]);
      expect(html).toContain('<html lang="hi-IN">');
      expect(html).toContain("<h1>यह पता पढ़ा नहीं जा सका।</h1>");
      expect(html).toContain('<a class="button" href="/hi">होम पेज पर जाएँ</a>');
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
      expect([headers["cache-control"], headers["x-content-type-options"]]).toEqual(["no-store", "nosniff"]);
      expect(headers["x-request-id"]).toBeTruthy();
    },
  );

  test("in the language that was chosen where the address has none, else in English", async () => {
    expect((await ask("/%E0%A4%A", { accept: BROWSER, cookie: CHOSEN })).html).toContain("यह पता पढ़ा नहीं जा सका।");
    const english = await ask("/%E0%A4%A", { accept: BROWSER });
    expect(english.html).toContain("<h1>This address cannot be read.</h1>");
    expect(english.html).toContain('<a class="button" href="/">Go to the home page</a>');
  });

  test.each([
    ["/hi/%E0%A4%A", { accept: "application/json" }],
    ["/hi/%E0%A4%A", {}],
    ["/api/%", { accept: BROWSER, cookie: CHOSEN }],
  ])("%s for a program: JSON, in English", async (url, headers) => {
    const { status, html } = await ask(url, headers);
    expect([status, JSON.parse(html)]).toEqual([
      400,
      { error: "This address cannot be read.", message: "This address cannot be read." },
    ]);
  });
});

test("what is not there, in Hindi and with nothing of the address in it", async () => {
  const { status, html } = await ask("/hi/api.pdf?<script>", { accept: BROWSER });
  expect(status).toBe(404);
  expect(html).toContain("<h1>इस पते पर कुछ नहीं है।</h1>");
  expect(html).not.toContain("script>");
});

test.each(["/images/artists/photo/none-320.webp", "/share/none.jpg"])(
  "a picture that is not there: %s",
  async (url) => {
    const { status, headers, html } = await ask(url, { accept: BROWSER, cookie: CHOSEN });
    expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
    expect(html).toContain("<h1>ऐसी कोई फ़ोटो नहीं है।</h1>");
    expect(JSON.parse((await ask(url, { accept: "image/*,*/*" })).html)).toMatchObject({
      error: "There is no such picture.",
    });
  },
);

test("a paper that somebody opens without a login", async () => {
  const { status, html } = await ask("/hi/api/papers/0192a000-0000-7000-8000-000000000000/paper.pdf", {
    accept: BROWSER,
  });
  expect(status).toBe(401);
  expect(html).toContain("<h1>पहले लॉगिन करें।</h1>");
});

describe("a form that a browser sent by itself from a page in Hindi", () => {
  const URLENCODED = "application/x-www-form-urlencoded";

  test.each([
    ["too large", "/api/shortlists/listings", { "content-type": URLENCODED }, `listing=${"x".repeat(1_100_000)}`, 413],
    ["of a type that is not understood", "/api/twilio/login", { "content-type": "application/xml" }, "hello", 400],
    ["from another site", "/api/twilio/login", { "content-type": URLENCODED, "sec-fetch-site": "cross-site" }, "", 403],
    ["to nowhere", "/api/nowhere", { "content-type": URLENCODED }, "a=1", 404],
  ])("%s", async (_name, url, headers, payload, status) => {
    const answer = await ask(url, { ...FORM, ...headers }, payload);
    expect([answer.status, answer.type]).toEqual([status, "text/html; charset=utf-8"]);
    expect(answer.html).toContain("<h1>आपका फ़ॉर्म नहीं भेजा गया।</h1>");
    expect(answer.html).toContain('<a class="button" href="/hi/saved?x=1">पेज फिर से खोलें</a>');
    expect(/<p>([^<]*)<\/p>/.exec(answer.html)?.[1]).not.toMatch(/[A-Za-z]/);
  });

  test("and the same by a program stays JSON", async () => {
    const { html } = await ask(
      "/api/twilio/login",
      { ...FORM, accept: "*/*", "content-type": "application/xml" },
      "hello",
    );
    expect(JSON.parse(html)).toMatchObject({ error: "This content type is not understood here." });
  });
});

describe("a call that is refused before it begins", () => {
  const JSON_TYPE = { "content-type": "application/json" };
  const CALLS = [
    ["nobody is signed in", "/api/account/close", JSON_TYPE, "{}", 401, "पहले लॉगिन करें।"],
    ["there is none", "/api/nowhere", JSON_TYPE, "{}", 404, "इस पते पर कुछ नहीं है।"],
    ["it cannot be read", "/api/twilio/login", JSON_TYPE, "{", 400, "रिक्वेस्ट पढ़ी नहीं जा सकी।"],
    [
      "it is too large",
      "/api/twilio/login",
      JSON_TYPE,
      `{"loginId":"${"x".repeat(1_100_000)}"}`,
      413,
      "यह इतना बड़ा है कि लिया नहीं जा सकता।",
    ],
    [
      "it comes from elsewhere",
      "/api/twilio/login",
      { ...JSON_TYPE, "sec-fetch-site": "cross-site" },
      "{}",
      403,
      "यह रिक्वेस्ट किसी और साइट से आई है।",
    ],
    [
      "of a type that is not understood",
      "/api/twilio/login",
      { "content-type": "a/b" },
      "x",
      400,
      "यह फ़ॉर्मैट यहाँ नहीं चलता।",
    ],
  ] as const;

  test.each(CALLS)("%s: in the language that our own script asks for, and of nobody else", async (...call) => {
    const [, url, headers, payload, status, hindi] = call;
    const said = async (tag: string) => {
      const answer = await ask(url, { ...headers, accept: "application/json", "accept-language": tag }, payload);
      return [answer.status, (JSON.parse(answer.html) as { message: string }).message];
    };
    expect(await said("hi")).toEqual([status, hindi]);
    const [inEnglish, english] = await said("hi-IN,hi;q=0.9");
    expect(inEnglish).toBe(status);
    expect(english).not.toMatch(/\p{Script=Devanagari}/u);
  });
});

describe("on the bare connection", () => {
  let port: number;
  beforeAll(async () => {
    port = Number(new URL(await site.app.listen({ port: 0, host: "127.0.0.1" })).port);
  });

  const said = (sent: string) => heardFrom(port, sent);
  const LONG = "x".repeat(20_000);

  test.each([
    ["an address past every measure", `GET /hi/${LONG} HTTP/1.1\r\nHost: a\r\nAccept: ${BROWSER}\r\n\r\n`],
    ["headers past it", `GET /hi HTTP/1.1\r\nHost: a\r\nAccept: ${BROWSER}\r\nCookie: a=${LONG}\r\n\r\n`],
    [
      "headers past it, where Hindi was chosen",
      `GET / HTTP/1.1\r\nAccept: ${BROWSER}\r\nCookie: ${CHOSEN}; a=${LONG}\r\n\r\n`,
    ],
  ])("%s: a page in Hindi", async (_name, sent) => {
    const [head = "", html = ""] = (await said(sent)).split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1.1 431 /);
    expect(head).toContain("Content-Type: text/html; charset=utf-8");
    expect(head).toContain(`Content-Length: ${Buffer.byteLength(html)}`);
    expect(html).toContain("<h1>इस रिक्वेस्ट के साथ बहुत ज़्यादा जानकारी आई है।</h1>");
  });

  test("a call: JSON", async () => {
    const [, body = ""] = (
      await said(`GET /api/artists?q=${LONG} HTTP/1.1\r\nHost: a\r\nAccept: ${BROWSER}\r\n\r\n`)
    ).split("\r\n\r\n");
    expect(JSON.parse(body)).toMatchObject({ error: "The headers of the request are too large." });
  });
});
