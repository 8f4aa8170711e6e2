import type { FastifyReply } from "fastify";
import { expect, test } from "vitest";
import { say } from "../../domain/words/say.ts";
import { plainPage } from "./plain-page.server.ts";

const page = plainPage(() => ({
  title: say("Your form was not sent."),
  text: say("The request could not be read."),
  action: say("Open the Page Again"),
}));
const at = (originalUrl: string, cookie?: string) =>
  page({ request: { originalUrl, headers: { cookie } } } as FastifyReply);

test("a page that stands alone is in the language of its address, or in the one that was chosen", () => {
  const { html, headers } = at("/VenueBooking?q=dj");
  expect(html).toContain('<html lang="en-IN">');
  expect(html).toContain("<title>Your form was not sent · Mandap</title>");
  expect(html).toMatch(/Need a hand\? Call <a href="tel:\+91\d{10}">/);

  const hindi = at("/hi/VenueBooking");
  expect(hindi.html).toContain('<html lang="hi-IN">');
  expect(hindi.html).toContain("<title>आपका फ़ॉर्म नहीं भेजा गया · Mandap</title>");
  expect(hindi.html).toMatch(/<a href="mailto:[^"]+">[^<]+<\/a> पर लिखें।/);
  expect(hindi.headers).toEqual(headers);
  expect(at("/hi/other")).toBe(hindi);
  expect(at("/VenueBooking", "a=1; mandap_language=hi")).toBe(hindi);
  expect(at("/hi/VenueBooking", "mandap_language=en")).toBe(hindi);
  expect(at("/VenueBooking", "mandap_language=xx").html).toContain('<html lang="en-IN">');
});
