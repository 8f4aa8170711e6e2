import { z } from "zod";
import { requiredText } from "../../domain/zod-fields.ts";
import { TEXT_LENGTHS } from "../../domain/limits.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { messageBody } from "../../platform/http/response-shapes.server.ts";
import { refusals, reviewBody } from "./admin-shapes.server.ts";
import { makeListingSchema } from "./make-listing-model.ts";
import { linkListing, makeListing } from "./make-listing.server.ts";
import { say, text } from "../../domain/words/say.ts";

const tags = ["Admin"];
const ownerBody = z.object({
  username: requiredText(text("Please enter a username."), { max: TEXT_LENGTHS.shortText, singleLine: true }),
});
const answer = messageBody.extend({ listing: reviewBody });

/** What makes listings of applications, and gives listings an owner. */
export const makeListingApi: ApiRoutes = (api, deps) => {
  api.post(
    "/api/admin/enquiries/:number/listing",
    {
      schema: {
        tags,
        summary:
          "Makes a listing of a registration of a vendor, rental crew or planner, in any category but those of people; once",
        params: z.object({ number: z.string() }),
        body: makeListingSchema,
        response: { 201: answer, ...refusals },
      },
    },
    async (request, reply) => {
      const listing = await makeListing(deps, signedIn(request), request.params.number, request.body);
      return reply.code(201).send({
        success: true,
        message: `${listing.title} is ${listing.status === "approved" ? "on the site" : "in the queue"} now.`,
        listing,
      });
    },
  );

  api.patch(
    "/api/admin/listings/:id/owner",
    {
      schema: {
        tags,
        summary: "Links a listing that nobody keeps to an account",
        params: z.object({ id: z.string() }),
        body: ownerBody,
        response: { 200: answer, ...refusals },
      },
    },
    async (request, reply) => {
      const listing = await linkListing(deps, signedIn(request), request.params.id, request.body.username);
      return reply.send({
        success: true,
        message: say("{title} belongs to {owner} now.", {
          title: listing.title,
          owner: listing.owner ?? request.body.username,
        }),
        listing,
      });
    },
  );
};
