import { z } from "zod";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.server.ts";
import { blankNotes, noting } from "./answer-notes.server.ts";
import { isAnonymous, sendAnswer } from "./send-answer.server.ts";

/** What a call answers with 200: JSON as a text, or a value to be written as JSON; and headers of its own. */
export type CallAnswer = { json: string | object; headers?: Record<string, string> };

/** What such a call answers besides, for its schema. */
export const sharedAnswers = { 304: z.null().describe("What If-None-Match names is still the answer.") };

const TYPE = "application/json; charset=utf-8";
const textOf = ({ json }: CallAnswer) => (typeof json === "string" ? json : JSON.stringify(json));

/**
 * Answers a reading call whose answer is the same for everybody who is not signed in: those share it for a second,
 * and it is made anew behind them (docs/adr/0010).
 * @param make reads nothing of the request but its address; its errors are everybody's who asked meanwhile
 */
export async function sharedCall(
  deps: Pick<Deps, "answers">,
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<CallAnswer>,
): Promise<FastifyReply> {
  const anonymous = isAnonymous(request);
  if (!deps.answers.on || !anonymous) {
    const answer = await (anonymous ? noting(blankNotes(), make) : make());
    return reply
      .headers(answer.headers ?? {})
      .type(TYPE)
      .send(textOf(answer));
  }
  const found = await deps.answers.answer(`call ${request.url}`, async () => {
    const answer = await make();
    return {
      status: 200,
      headers: { ...answer.headers, "content-type": TYPE },
      body: Buffer.from(textOf(answer)),
      shareable: true,
    };
  });
  return sendAnswer(request, reply, found);
}
