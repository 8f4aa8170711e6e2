/**
 * Errors that a person looks at, as a page in their language: whatever the site refuses before a page of it is found
 * (an address that cannot be decoded, headers that are too large), and forms that a browser has sent by itself.
 * Programs, and who reads a call, get JSON.
 */
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError, toErrorBody } from "../../domain/errors.ts";
import { pathBelow } from "../../domain/words/language-choice.ts";
import { language, say } from "../../domain/words/say.ts";
import { takesPage } from "./busy-page.server.ts";
import { cameFrom } from "./plain-form.server.ts";
import { plainPageFor, readersLanguage, type Asked, type Plain, type PlainPage } from "./plain-page.server.ts";

type Request = Pick<FastifyRequest, "method" | "originalUrl" | "headers">;

const CALL = /^(?:\/[a-z]{2})?\/api\//i;
/** Papers, calendars and tables are calls that people open. */
const FILE = /^[^?]+\.(?:pdf|ics|csv)(?:\?|$)/i;

const isRead = (method: string) => method === "GET" || method === "HEAD";

/** Whether a person looks at the answer: a browser has gone there, or has sent a form by itself. */
export const isForPerson = ({ method, originalUrl, headers }: Request): boolean =>
  takesPage({ headers }) && (!isRead(method) || !CALL.test(originalUrl) || FILE.test(originalUrl));

/** What went wrong. Errors with values are said in English by the call: in another language no word is better than these. */
function wordsOf(error: unknown): string {
  const { message, errors = {} } = toErrorBody(error);
  const all = [...new Set([message, ...Object.values(errors)])];
  return language() === "en" || all.every((words) => !/^[\p{Script=Latin}\P{L}]+$/u.test(words)) ? all.join(" ") : "";
}

function next(status: number): string {
  if (status === 400 || status === 404)
    return say("It may have been cut off or mistyped on its way. Please check it, or start from the home page.");
  if (status === 401 || status === 403) return say("Please log in from the home page, then open it again.");
  if (status === 431) return say("The address may be too long. Please start from the home page.");
  return say("Please wait a little, then try again.");
}

/** A refusal in words. @param from the page where a form stood */
function refusal(error: unknown, method: string, from: string | null, home: string): PlainPage {
  const status = error instanceof AppError ? error.status : 500;
  const words = wordsOf(error);
  if (isRead(method))
    return {
      title: words || say("Something went wrong."),
      text: next(status),
      action: say("Go to the home page"),
      to: home,
    };
  const text = words || say("Please go back, check what you wrote and try again.");
  return { title: say("Your form was not sent."), text, action: say("Open the Page Again"), to: from ?? home };
}

/** The page that says it. @param from the page of this site where they were */
export function refusalPage(error: unknown, { method, originalUrl, headers }: Request, from: string | null): Plain {
  // A form's call has no language: the page where it stood has.
  const asked: Asked = { headers, originalUrl: CALL.test(originalUrl) ? (from ?? originalUrl) : originalUrl };
  const home = pathBelow(readersLanguage(asked).prefix, "/");
  return plainPageFor(asked, () => refusal(error, method, from, home));
}

/** Answers a person with what `error` says. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const { html, headers } = refusalPage(error, request, cameFrom(request));
  return reply
    .status(error instanceof AppError ? error.status : 500)
    .headers(headers)
    .send(html);
}
