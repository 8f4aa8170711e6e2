import type { FastifyReply, FastifyRequest } from "fastify";
import { plainPage, plainPageFor, type Asked, type Plain, type PlainPage } from "./plain-page.server.ts";
import { say } from "../../domain/words/say.ts";

const WORDS = (): PlainPage => ({
  title: say("We will be right back."),
  text: say(
    "The site cannot answer at the moment. Nothing that you sent and that was confirmed is lost. Please try again in a minute.",
  ),
  action: say("Try Again"),
});

const page = plainPage(WORDS);

/** As it is handed out where no process of ours answers (deploy/away.html and its like). */
export const awayPage = (asked: Asked): Plain => plainPageFor(asked, WORDS);

/** Whether a person looks at the answer: a page was asked for, not a call, a file or a page's data. */
export function wantsPage(request: Pick<FastifyRequest, "method" | "url" | "headers">): boolean {
  return (
    (request.method === "GET" || request.method === "HEAD") &&
    !/^\/(?:api|images)\//i.test(request.url) &&
    takesPage(request)
  );
}

/** Whether it is a browser that shows what it gets. */
export function takesPage({ headers: { accept } }: Pick<FastifyRequest, "headers">): boolean {
  return String(accept ?? "").includes("text/html");
}

/** 503 as a page of its own, in our look: it needs neither the database nor any other file. */
export function sendBusyPage(reply: FastifyReply, retryAfter = 5): FastifyReply {
  const { html, headers } = page(reply);
  return reply
    .status(503)
    .headers({ ...headers, "Retry-After": String(retryAfter) })
    .send(html);
}
