import { z } from "zod";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { idempotencyKey, once, takesKey } from "../../platform/http/idempotency.server.ts";
import { transaction } from "../../platform/database/transaction.server.ts";
import { FOR_ONE_ALONE } from "../../platform/http/private-picture.server.ts";
import { commonErrors, errorBody } from "../../platform/http/response-shapes.server.ts";
import { parseEnquiryNumber } from "../enquiries/enquiry-number.ts";
import { CHANGE_TEXT, callOffSchema, changeAnswerSchema, changeSchema, type ChangeForm } from "./amendment-model.ts";
import { agreementsSeen } from "./agreement-versions.server.ts";
import { answerChange, proposeChange, proposeEnd } from "./amendment-service.server.ts";
import { agreementsBody, byNumber, changedBody, movedBody } from "./booking-shapes.server.ts";

const tags = ["Bookings"];
const ANSWERED = { agree: CHANGE_TEXT.agreed, decline: CHANGE_TEXT.declined, withdraw: CHANGE_TEXT.takenBack } as const;

/** Changes to what is agreed, by both sides' consent: for the two of them, and nobody else. */
export const amendmentsApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/bookings/:number/agreements",
    {
      schema: {
        tags,
        summary: "What both sides have agreed on, and every agreement that it replaces, for the two sides",
        description:
          "The newest first: it is the one in force. Each has its text, whose SHA-256 is beside it; `n` is 0 for the first, and counts the changes after it. 404 where nothing is agreed, or for anybody else.",
        params: byNumber,
        response: { 200: agreementsBody, 401: errorBody, 404: errorBody },
      },
    },
    async (request, reply) =>
      reply.headers(FOR_ONE_ALONE).send({
        success: true,
        agreements: await agreementsSeen(deps, signedIn(request), request.params.number),
      }),
  );

  api.post(
    "/api/bookings/:number/changes",
    {
      config: takesKey,
      schema: {
        tags,
        summary: "Proposes a change to what is agreed: another day, hall, number or price",
        description:
          "By either side, while it is agreed or confirmed; the other one answers within seven days, and never later than the day. What is not named stays. One waits at a time. 409 with `errors.nextFree` where somebody else has the day.",
        params: byNumber,
        body: changeSchema.meta({
          examples: [{ day: "2026-12-19", totalPaise: 5_200_000, note: "The hall has moved us by a week." }],
        }),
        response: { 201: changedBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const [actor, form] = [signedIn(request), request.body as ChangeForm];
      await deps.limits.hit("LIMIT_CHANGES_PER_PERSON", actor.id);
      const number = parseEnquiryNumber(request.params.number) ?? request.params.number;
      const { body } = (await once(
        deps.db,
        {
          scope: `booking-change:${actor.id}`,
          key: idempotencyKey(request),
          fingerprint: { number, form },
        },
        async (tx) => {
          const { n, state } = await proposeChange(deps, tx, actor, number, form);
          return { status: 201, body: { success: true, message: CHANGE_TEXT.proposed, number, state, n } };
        },
      )) as { body: z.infer<typeof changedBody> };
      return reply.status(201).send(body);
    },
  );

  api.post(
    "/api/bookings/:number/call-offs",
    {
      config: takesKey,
      schema: {
        tags,
        summary: "Asks the other side to call it off together, for a cause beyond both",
        description:
          "A flood, a curfew, a death in the family. If the other side agrees, nothing is owed besides and all that was paid comes back; it counts against neither.",
        params: byNumber,
        body: callOffSchema.meta({ examples: [{ reason: "The district has closed all halls after the flood." }] }),
        response: { 201: changedBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const [actor, form] = [signedIn(request), request.body];
      await deps.limits.hit("LIMIT_CHANGES_PER_PERSON", actor.id);
      const number = parseEnquiryNumber(request.params.number) ?? request.params.number;
      const { body } = (await once(
        deps.db,
        {
          scope: `booking-call-off:${actor.id}`,
          key: idempotencyKey(request),
          fingerprint: { number, form },
        },
        async (tx) => {
          const { n, state } = await proposeEnd(deps, tx, actor, number, form.reason);
          return { status: 201, body: { success: true, message: CHANGE_TEXT.proposed, number, state, n } };
        },
      )) as { body: z.infer<typeof changedBody> };
      return reply.status(201).send(body);
    },
  );

  api.patch(
    "/api/bookings/:number/changes/:n",
    {
      schema: {
        tags,
        summary: "Answers a proposed change: the other side agrees or declines, its author takes it back",
        description:
          "Once both have agreed the new agreement is in force, with its own hash; the one before stays readable. 409 with `errors.nextFree` where somebody else has the new day by now.",
        params: byNumber.extend({ n: z.coerce.number().int().min(1).max(32_000).describe("Of the change") }),
        body: changeAnswerSchema.meta({ examples: [{ answer: "agree" }] }),
        response: { 200: movedBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const actor = signedIn(request);
      const number = parseEnquiryNumber(request.params.number) ?? request.params.number;
      const given = { n: request.params.n, answer: request.body.answer };
      const state = await transaction(deps.db, (tx) => answerChange(deps, tx, actor, number, given));
      const message = state === "cancelled" ? CHANGE_TEXT.ended : ANSWERED[given.answer];
      return reply.send({ success: true, message, number, state });
    },
  );
};
