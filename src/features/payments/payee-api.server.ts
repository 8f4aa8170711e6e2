import { say } from "../../domain/words/say.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { FOR_ONE_ALONE } from "../../platform/http/private-picture.server.ts";
import { commonErrors, errorBody, messageBody } from "../../platform/http/response-shapes.server.ts";
import { z } from "zod";
import { sendProofCode } from "../accounts/proof-service.server.ts";
import { PAYEE_TEXT, payeeSchema } from "./payee-model.ts";
import { ownPayees, setPayee } from "./payee-service.server.ts";
import { PAYEE_REST_HOURS } from "./payment-model.ts";
import { payeeBody } from "./payment-shapes.server.ts";

/** How the signed-in person is paid. */
export const payeeApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/account/payee",
    {
      schema: {
        tags: ["Account"],
        summary: "How the signed-in person is paid, and how from tomorrow on",
        response: { 200: payeeBody, 401: errorBody },
      },
    },
    async (request, reply) =>
      reply.headers(FOR_ONE_ALONE).send({ success: true, ...(await ownPayees(deps, signedIn(request))) }),
  );

  api.post(
    "/api/account/payee-code",
    {
      schema: {
        tags: ["Account"],
        summary: "Send a code to the account's mobile, to change how one is paid",
        response: {
          200: messageBody.extend({ sessionId: z.string() }).meta({
            examples: [
              { success: true, message: PAYEE_TEXT.codeSent, sessionId: "0d4f7c1e-5a51-4c57-9c1b-0c3c6a7f5d11" },
            ],
          }),
          ...commonErrors,
        },
      },
    },
    async (request) => {
      const { sessionId } = await sendProofCode(deps, signedIn(request), "payee");
      return { success: true as const, message: PAYEE_TEXT.codeSent, sessionId };
    },
  );

  api.put(
    "/api/account/payee",
    {
      schema: {
        tags: ["Account"],
        summary: "Says how the signed-in person is paid: with their password and a code; a change rests for 24 hours",
        body: payeeSchema.meta({
          examples: [
            {
              name: "Meera Joshi",
              upi: "meera@okbank",
              account: "",
              ifsc: "",
              password: "correct horse battery staple",
              otp: "123456",
              sessionId: "0d4f7c1e-5a51-4c57-9c1b-0c3c6a7f5d11",
            },
          ],
        }),
        response: { 200: payeeBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const { rests, ...now } = await setPayee(deps, signedIn(request), request.body);
      return reply.headers(FOR_ONE_ALONE).send({
        success: true,
        message: rests
          ? say(
              "Saved. It counts in {n} hours; until then the one before is shown. Everybody with an open booking is told.",
              { n: PAYEE_REST_HOURS },
            )
          : PAYEE_TEXT.first,
        ...now,
      });
    },
  );
};
