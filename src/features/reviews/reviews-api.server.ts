import { z } from "zod";
import { notFound, notSignedIn } from "../../domain/errors.ts";
import { LISTS } from "../../domain/limits.ts";
import { text } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { idempotencyKey, takesKey } from "../../platform/http/idempotency.server.ts";
import { errorBody } from "../../platform/http/response-shapes.server.ts";
import { categories, categoryOf } from "../registry.ts";
import { approvedById } from "../listings/listing-lookup.server.ts";
import { LISTING_REVIEW_MESSAGES as TEXT, listingReviewSchema } from "./review-model.ts";
import { REVIEWS_PAGE, addListingReview, listingReviews, type ReviewedListing } from "./review-service.server.ts";

const tags = ["Reviews"];
const params = z.object({ id: z.string() });
const review = z.object({
  _id: z.string(),
  rating: z.number(),
  comment: z.string(),
  createdAt: z.string(),
  user: z.object({ firstName: z.string() }).nullable(),
});
const query = z.object({
  cursor: z.uuid("This is no cursor of this list.").optional(),
  limit: z.coerce
    .number("limit must be a number.")
    .int()
    .min(1)
    .max(LISTS.maxPage, `limit must be at most ${LISTS.maxPage}.`)
    .optional(),
});

/** What is reviewed under this id: any approved listing whose category takes reviews. @throws 404 */
async function reviewed(deps: Deps, id: string): Promise<ReviewedListing> {
  const keys = categories.filter(({ opinions }) => opinions === "reviews").map(({ key }) => key);
  const listing = await approvedById(deps.db, keys, id);
  if (!listing) throw notFound(text("There is nothing to review here."));
  return { ...listing, path: categoryOf(listing.category).profilePath(listing.slug) };
}

/** Reviews of every listing but those that are rated by `api/ratings/…` (API.md). */
export const reviewsApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/reviews/:id/reviews",
    {
      schema: {
        tags,
        summary: "The reviews of a listing, newest first",
        params,
        querystring: query,
        response: { 200: z.array(review), 400: errorBody, 404: errorBody },
      },
    },
    async (request, reply) => {
      const listing = await reviewed(deps, request.params.id);
      const { cursor, limit = cursor ? REVIEWS_PAGE : LISTS.withoutParameters } = request.query;
      const { reviews, next } = await listingReviews(deps, listing.id, { cursor, limit });
      reply.header("X-Total-Count", String(listing.ratingCount));
      if (next)
        reply.header(
          "Link",
          `</api/reviews/${listing.id}/reviews?${new URLSearchParams({ cursor: next, limit: String(limit) })}>; rel="next"`,
        );
      return reviews;
    },
  );

  api.post(
    "/api/reviews/:id",
    {
      config: takesKey,
      schema: {
        tags,
        summary: "Reviews a listing, once each",
        params,
        body: listingReviewSchema,
        response: {
          201: z.object({ success: z.literal(true), message: z.string(), review }),
          400: errorBody,
          401: errorBody,
          403: errorBody,
          404: errorBody,
          409: errorBody,
          412: errorBody,
          429: errorBody,
        },
      },
      // Described by the schema, parsed by the service: who is not signed in hears that first.
      validatorCompiler: () => (value: unknown) => ({ value }),
    },
    async (request, reply) => {
      const actor = request.actor;
      if (!actor) throw notSignedIn(TEXT.login);
      const written = await addListingReview(
        deps,
        actor,
        await reviewed(deps, (request.params as { id: string }).id),
        request.body,
        { key: idempotencyKey(request) },
      );
      return reply.status(201).send({ success: true, message: TEXT.success, review: written });
    },
  );
};
