import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { pdfAnswer, pdfHeaders } from "../../platform/pdf/pdf-answer.server.ts";
import { makePdf } from "../../platform/pdf/pdf-threads.server.ts";
import { agreementCopySeen } from "./agreement-copy.server.ts";
import { byNumber } from "./booking-shapes.server.ts";

/** An agreement as a file, for its two sides. */
export const agreementApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/bookings/:number/agreement.pdf",
    {
      schema: {
        tags: ["Bookings"],
        summary: "What is agreed, as a PDF with its number, its fingerprint and both acceptances, for the two sides",
        description:
          "404 for everybody else, and where nothing is agreed; 429 with `Retry-After` for too many at once.",
        params: byNumber,
        response: pdfAnswer,
      },
    },
    async (request, reply) => {
      const actor = signedIn(request);
      const { name, sheet } = await agreementCopySeen(deps, actor, request.params.number);
      await deps.limits.hit("LIMIT_PDFS_PER_PERSON", actor.id);
      const bytes = await makePdf(sheet);
      pdfHeaders(reply, name);
      return reply.send(bytes as never);
    },
  );
};
