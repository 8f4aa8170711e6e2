import { renderSVG } from "uqr";
import { z } from "zod";
import { csvText } from "../../domain/csv.ts";
import { badInputFrom } from "../../domain/zod-issues.ts";
import { notFound } from "../../domain/errors.ts";
import { isUuid } from "../../domain/ids.ts";
import { isUndecided } from "../../platform/database/sqlstate.server.ts";
import { receiveForm } from "../../platform/http/form-body.server.ts";
import { takesForm } from "../../platform/http/form-description.server.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { idempotencyKey, once, takesKey } from "../../platform/http/idempotency.server.ts";
import { FOR_ONE_ALONE, privatePicture, privatePictureHeaders } from "../../platform/http/private-picture.server.ts";
import { commonErrors, errorBody } from "../../platform/http/response-shapes.server.ts";
import { byNumber } from "../bookings/booking-shapes.server.ts";
import { parseEnquiryNumber } from "../enquiries/enquiry-number.ts";
import { keepOfDeposit } from "./deposit-service.server.ts";
import { facilitated, moneySeen } from "./money-service.server.ts";
import { PAYMENT_PHOTO, PAYMENT_TEXT, answerSchema, keepSchema, paidSchema, waiveSchema } from "./payment-model.ts";
import { dropScreenshot, keepScreenshot } from "./payment-photo.server.ts";
import {
  answerPayment,
  answeredWords,
  notePaid,
  notedWords,
  paymentsSeen,
  screenshotOf,
  waive,
} from "./payment-service.server.ts";
import { facilitatedBody, moneyBody, notedBody, ofYear, paymentsBody } from "./payment-shapes.server.ts";
import { say, text } from "../../domain/words/say.ts";

const tags = ["Payments"];
const byId = z.object({ id: z.string().describe("Of the note") });
const EXAMPLE_PAID: z.input<typeof paidSchema> = {
  amountPaise: "520000",
  method: "upi",
  reference: "632812345678",
  paidOn: "2026-11-24",
};
const files = { [PAYMENT_PHOTO.field]: { ...PAYMENT_PHOTO, maxFiles: 1 } };

/** Money from one side of an agreement to the other: noted by the payer, answered by the payee, held by nobody here. */
export const paymentsApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/bookings/:number/payments",
    {
      schema: {
        tags,
        summary: "What is to be paid for a booking, what was, and what is owed back, for its two sides",
        description:
          "Sums of what the two have noted; no money is held here. `toPay` says what the viewer may note as paid, and how the other side is paid; `dues` are the payments of the agreement in their order, covered from the first on. 404 for everybody but the two sides, and where nothing is agreed.",
        params: byNumber,
        response: { 200: paymentsBody, 401: errorBody, 404: errorBody },
      },
    },
    async (request, reply) =>
      reply
        .headers(FOR_ONE_ALONE)
        .send({ success: true, payments: await paymentsSeen(deps, signedIn(request), request.params.number) }),
  );

  api.get(
    "/api/bookings/:number/upi-code",
    {
      schema: {
        tags,
        summary: "What is next to be paid as a UPI code, to be read by another phone",
        description:
          "A QR code of the link in `toPay.payTo.link`, for the one who pays. 404 where there is none: nothing is to be paid, the other side has named no UPI id, or it is more than UPI takes at once; and for everybody but the two sides.",
        params: byNumber,
        querystring: z.object({
          purpose: z.enum(["price", "deposit"]).default("price").describe("deposit: what is paid besides the price"),
        }),
        response: {
          200: {
            description: "An SVG picture",
            content: { "image/svg+xml": { schema: z.string() } },
          },
          400: errorBody,
          401: errorBody,
          404: errorBody,
        },
      },
    },
    async (request, reply) => {
      const { toPay, deposit } = await paymentsSeen(deps, signedIn(request), request.params.number);
      const link = (request.query.purpose === "deposit" ? deposit?.toPay : toPay)?.payTo?.link;
      if (!link) throw notFound(text("There is no such code."));
      const svg = renderSVG(link, { border: 2 });
      return reply
        .headers({ ...FOR_ONE_ALONE, "X-Content-Type-Options": "nosniff" })
        .type("image/svg+xml; charset=utf-8")
        .send(svg as never);
    },
  );

  api.post(
    "/api/bookings/:number/payments",
    {
      config: takesForm({ fields: [paidSchema.meta({ examples: [EXAMPLE_PAID] })], files }),
      schema: {
        tags,
        summary: "Notes that something was paid: by the organiser what is due, by the provider what comes back",
        description:
          "The other side answers whether it has arrived. JSON, or a form with a screenshot. 404 for everybody but the two sides, and where nothing is agreed; 400 with `errors.amountPaise` for more than is open, for less than ₹1 unless that is all, with `errors.paidOn` for a day before the request or after today, with `errors.reference` for what is no reference. What is agreed waits 72 hours longer once notes cover what falls due with the agreement; after one that was rejected, with a UPI or bank reference or a picture; a week in all. 409 where nothing is open, and with `errors.reference` where that UPI or bank reference was noted before.",
        params: byNumber,
        response: { 201: notedBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const actor = signedIn(request);
      const number = parseEnquiryNumber(request.params.number) ?? request.params.number;
      // Before the upload: nobody fills the disk by trying.
      await deps.limits.hit("LIMIT_UPLOADS_PER_PERSON", actor.id);
      const form = await receiveForm(request, { dir: deps.media.tempDir, files });
      try {
        const parsed = paidSchema.safeParse(form.fields);
        if (!parsed.success) throw badInputFrom(parsed.error);
        // Who may note nothing here keeps no picture here.
        await paymentsSeen(deps, actor, number);
        const file = form.files[0];
        const photo = file ? await keepScreenshot(deps, file) : null;
        /** Whether a line may speak of the picture: also where nobody knows what has become of the transaction. */
        let spoken = false;
        try {
          const { body } = await once(
            deps.db,
            {
              scope: `payment:${actor.id}`,
              key: idempotencyKey(request),
              fingerprint: { number, form: parsed.data, photo: file?.sha256 ?? null },
            },
            async (tx) => {
              const { hold } = await notePaid(deps, tx, actor, number, { form: parsed.data, photo });
              spoken = true;
              return { status: 201, body: { success: true, message: notedWords(hold), number } };
            },
          );
          return await reply.status(201).send(body as z.infer<typeof notedBody>);
        } catch (error) {
          spoken = isUndecided(error);
          throw error;
        } finally {
          if (photo && !spoken) await dropScreenshot(deps, photo);
        }
      } finally {
        await form.discard();
      }
    },
  );

  api.post(
    "/api/payments/:id/answer",
    {
      config: takesKey,
      schema: {
        tags,
        summary: "The payee says whether a payment has arrived: once",
        description:
          "The booking is confirmed once the first payment has arrived in full, in one note or several, or where the provider says with `confirm` and a reason that it stands before. 403 for the one who paid, 404 for everybody else; 400 where it has not arrived, or `confirm` is said, and no reason is given; 409 where it was answered before.",
        params: byId,
        body: answerSchema.meta({
          examples: [
            { answer: "acknowledged", reason: "" },
            { answer: "rejected", reason: "Nothing has come so far." },
            { answer: "acknowledged", reason: "The rest comes in cash on the day.", confirm: true },
          ],
        }),
        response: { 201: notedBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const [actor, form] = [signedIn(request), request.body];
      const { body } = await once(
        deps.db,
        {
          scope: `payment-answer:${actor.id}`,
          key: idempotencyKey(request),
          fingerprint: { id: request.params.id, form },
        },
        async (tx) => {
          const { number, openPaise } = await answerPayment(deps, tx, actor, request.params.id, form);
          return { status: 201, body: { success: true, message: answeredWords(form.answer, openPaise), number } };
        },
      );
      return reply.status(201).send(body as z.infer<typeof notedBody>);
    },
  );

  api.post(
    "/api/bookings/:number/waivers",
    {
      config: takesKey,
      schema: {
        tags,
        summary: "The payee gives up what is open, or a part of it",
        description:
          "The provider of what is due, the organiser of what is to come back after a booking was called off; both read the reason. 404 for everybody but the two sides; 400 with `errors.amountPaise` for more than is open; 409 where nothing is.",
        params: byNumber,
        body: waiveSchema.meta({ examples: [{ amountPaise: "500000", reason: "No token between neighbours." }] }),
        response: { 201: notedBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const [actor, form] = [signedIn(request), request.body];
      await deps.limits.hit("LIMIT_MONEY_NOTES_PER_PERSON", actor.id);
      const number = parseEnquiryNumber(request.params.number) ?? request.params.number;
      const { body } = await once(
        deps.db,
        { scope: `payment-waiver:${actor.id}`, key: idempotencyKey(request), fingerprint: { number, form } },
        async (tx) => {
          await waive(deps, tx, actor, number, form);
          return { status: 201, body: { success: true, message: PAYMENT_TEXT.waived, number } };
        },
      );
      return reply.status(201).send(body as z.infer<typeof notedBody>);
    },
  );

  api.post(
    "/api/bookings/:number/deposit-kept",
    {
      config: takesKey,
      schema: {
        tags,
        summary: "The provider keeps a part of the deposit, or all of it, with a reason",
        description:
          "The organiser answers it as a payment: acknowledged, they agree; rejected, it is still to be returned. 403 for the organiser, 404 for everybody else; 400 with `errors.amountPaise` for more than is held; 409 where nothing is.",
        params: byNumber,
        body: keepSchema.meta({ examples: [{ amountPaise: "200000", reason: "Two chairs came back broken." }] }),
        response: { 201: notedBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const [actor, form] = [signedIn(request), request.body];
      await deps.limits.hit("LIMIT_MONEY_NOTES_PER_PERSON", actor.id);
      const number = parseEnquiryNumber(request.params.number) ?? request.params.number;
      const { body } = await once(
        deps.db,
        { scope: `deposit-kept:${actor.id}`, key: idempotencyKey(request), fingerprint: { number, form } },
        async (tx) => {
          await keepOfDeposit(deps, tx, actor, number, form);
          return { status: 201, body: { success: true, message: PAYMENT_TEXT.kept, number } };
        },
      );
      return reply.status(201).send(body as z.infer<typeof notedBody>);
    },
  );

  api.get(
    "/api/payments/:id/screenshot",
    {
      schema: {
        tags,
        summary: "The screenshot of a payment, for its two sides",
        description:
          "What the payer added to the note, as a WebP picture. 404 for everybody else, and where there is none.",
        params: byId,
        response: privatePicture,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const file = isUuid(id) ? await screenshotOf(deps, signedIn(request), id) : null;
      if (!file) throw notFound(text("There is no such picture."));
      privatePictureHeaders(reply, file.bytes);
      return reply.type("image/webp").send(file.stream() as never);
    },
  );

  api.get(
    "/api/payments",
    {
      schema: {
        tags,
        summary: "What comes to the signed-in person and what they pay, over all bookings",
        description:
          "Agreed bookings alone: `received` as a provider, `paid` as an organiser. `next` is the payment that falls due next, `months` what was acknowledged in each month. For the signed-in person: 401 without a session.",
        response: { 200: moneyBody, 401: errorBody },
      },
    },
    async (request, reply) =>
      reply.headers(FOR_ONE_ALONE).send({ success: true, money: await moneySeen(deps, signedIn(request)) }),
  );

  api.get(
    "/api/admin/facilitated",
    {
      schema: {
        tags: ["Admin"],
        summary:
          "What was paid to each provider through this site in a financial year, beside the threshold for individuals (src/domain/tax-acts.ts says of which act)",
        description:
          "Figures for whoever advises the company; nothing is deducted or filed here. On a site so large that adding them up takes a second they are counted each hour, and `countedAt` says when.",
        querystring: ofYear,
        response: { 200: facilitatedBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const { at, year, thresholdPaise, providers } = await facilitated(
        deps,
        request.query.year ?? null,
        signedIn(request),
      );
      return reply
        .headers(FOR_ONE_ALONE)
        .send({ success: true, year, countedAt: at.toISOString(), thresholdPaise, providers });
    },
  );

  api.get(
    "/api/admin/facilitated.csv",
    {
      schema: {
        tags: ["Admin"],
        summary: "The same as a file for a spreadsheet, in rupees",
        querystring: ofYear,
        response: {
          200: { description: "The file", content: { "text/csv": { schema: z.string() } } },
          ...commonErrors,
        },
      },
    },
    async (request, reply) => {
      const { year, providers } = await facilitated(deps, request.query.year ?? null, signedIn(request));
      const rows = providers.map((one) => [one.username, one.name, one.bookings, one.paise / 100, one.above ? 1 : 0]);
      return reply
        .headers({
          ...FOR_ONE_ALONE,
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="paid-to-providers-${year}.csv"`,
        })
        .send(
          csvText([
            [say("Username"), say("Name"), say("Bookings"), say("Rupees"), say("Above the threshold")],
            ...rows,
          ]),
        );
    },
  );
};
