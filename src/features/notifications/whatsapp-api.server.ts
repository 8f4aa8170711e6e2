import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { notFound } from "../../domain/errors.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { Api, ApiRoutes } from "../../platform/http/http-types.server.ts";
import { commonErrors } from "../../platform/http/response-shapes.server.ts";
import { toldIn, isSigned, sameSecret } from "../../platform/whatsapp/whatsapp-webhook.server.ts";
import { queueHeard } from "./whatsapp-jobs.server.ts";

const PATH = "/api/webhooks/whatsapp";
/** What WhatsApp may send at once. */
const LARGEST = 3 * 1_048_576;

const asked = z.object({
  "hub.mode": z.string().optional(),
  "hub.verify_token": z.string().optional(),
  "hub.challenge": z.string().max(200).optional(),
});
const told = z
  .looseObject({ object: z.string(), entry: z.array(z.unknown()) })
  .meta({ examples: [{ object: "whatsapp_business_account", entry: [] }] });
const heard = z.object({ success: z.literal(true) });

/** The bytes of a body as they came, for their signature. */
const bytesOf = new WeakMap<FastifyRequest, Buffer>();

const nobody = () => notFound("There is no such call.");
const cloudOf = ({ config: { whatsapp } }: Pick<Deps, "config">) => {
  if (whatsapp.provider !== "cloud") throw nobody();
  return whatsapp;
};

/** What WhatsApp calls: for everybody else, and for what it has not signed, there is nothing here. */
export const whatsappApi: ApiRoutes = async (outer, deps) => {
  await outer.register(async (scope) => {
    const api = scope as unknown as Api;
    const parsed = scope.getDefaultJsonParser("error", "error");
    scope.removeContentTypeParser("application/json");
    scope.addContentTypeParser("application/json", { parseAs: "buffer", bodyLimit: LARGEST }, (request, body, done) => {
      bytesOf.set(request, body as Buffer);
      parsed(request, body.toString(), done);
    });

    api.get(
      PATH,
      {
        schema: {
          tags: ["Webhooks"],
          summary: "WhatsApp asks whether the webhook is ours",
          description: "Answers `hub.challenge` to whoever brings WHATSAPP_VERIFY_TOKEN; 404 to everybody else.",
          querystring: asked,
          response: {
            200: { description: "The challenge", content: { "text/plain": { schema: z.string() } } },
            ...commonErrors,
          },
        },
      },
      async ({ query }, reply) => {
        const { verifyToken } = cloudOf(deps);
        const right = sameSecret(query["hub.verify_token"] ?? "", verifyToken);
        if (!right || query["hub.mode"] !== "subscribe" || !query["hub.challenge"]) throw nobody();
        return reply.type("text/plain; charset=utf-8").send(query["hub.challenge"]);
      },
    );

    api.post(
      PATH,
      {
        bodyLimit: LARGEST,
        schema: {
          tags: ["Webhooks"],
          summary: "WhatsApp tells what became of messages, and who wants no more",
          description:
            "Signed: `X-Hub-Signature-256` is the HMAC-SHA256 of the body with WHATSAPP_APP_SECRET; 404 for what is not. Told again, it changes nothing.",
          body: told,
          response: { 200: heard, ...commonErrors },
        },
        // Before what was sent is looked at.
        preValidation: async (request) => {
          const body = bytesOf.get(request) ?? Buffer.alloc(0);
          if (!isSigned(body, request.headers["x-hub-signature-256"], cloudOf(deps).appSecret)) throw nobody();
        },
      },
      async ({ body }) => {
        const events = toldIn(body, cloudOf(deps).phoneNumberId);
        if (events.length > 0) await transaction(deps.db, (tx) => queueHeard(deps, tx, events));
        return { success: true as const };
      },
    );
  });
};
