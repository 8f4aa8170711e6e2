import type { FastifyReply, FastifyRequest } from "fastify";
import { takesPage } from "./busy-page.server.ts";
import { plainPage } from "./plain-page.server.ts";
import { say } from "../../domain/words/say.ts";

const page = plainPage(() => ({
  title: say("Your form was not sent."),
  text: say(
    "Our forms are sent by JavaScript, which was off or not yet loaded, so nothing has reached us. Please allow it in your browser, open the page again and send the form once more. Going back first may keep what you wrote.",
  ),
  action: say("Open the Page Again"),
}));

/** 405 for whoever sends something to a page: a person whose form went out by itself reads why, in our look. */
export function sendOnlyRead(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.status(405).header("Allow", "GET, HEAD");
  const { html, headers } = page(reply);
  return takesPage(request)
    ? reply.headers(headers).send(html)
    : reply.send({ error: "Pages are only read.", message: "Pages are only read." });
}
