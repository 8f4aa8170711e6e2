import { z } from "zod";
import { LISTS } from "../../domain/limits.ts";
import { notFound, notSignedIn } from "../../domain/errors.ts";
import type { Deps } from "../../platform/deps.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { idempotencyKey, takesKey } from "../../platform/http/idempotency.server.ts";
import { errorBody } from "../../platform/http/response-shapes.server.ts";
import type { Category } from "../listings/category.ts";
import { approvedBySlug } from "../listings/listing-lookup.server.ts";
import { categories } from "../registry.ts";
import { REVIEW_MESSAGES, reviewSchema } from "./review-model.ts";
import { REVIEWS_PAGE, addReview, ratingsOf, type ReviewedListing } from "./review-service.server.ts";

const tags = ["Ratings"];
const params = z.object({ username: z.string() });
const rating = z.object({
  stars: z.number(),
  comment: z.string(),
  createdAt: z.string(),
  userId: z.object({ username: z.string() }).nullable(),
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
const ratings = z.object({
  success: z.literal(true),
  averageRating: z.number().min(0).max(5),
  ratingCount: z.number(),
  ratings: z.array(rating),
  next: z.string().nullable(),
});
const errors = { 400: errorBody, 404: errorBody };

/** The listing that is rated under this name. @throws 404 */
async function rated(deps: Deps, category: Category, username: string): Promise<ReviewedListing & { slug: string }> {
  const listing = await approvedBySlug(deps.db, category.key, username);
  if (!listing) throw notFound(category.messages.notFound);
  return { ...listing, path: category.profilePath(listing.slug) };
}

/** Ratings of every category whose people are rated: `api/ratings/volunteer/{username}`. */
export const ratingsApi: ApiRoutes = (api, deps) => {
  for (const category of categories.filter(({ opinions }) => opinions === "ratings")) {
    const path = `/api/ratings/${category.singular.toLowerCase()}/:username`;
    const who = category.singular.toLowerCase();

    api.get(
      path,
      {
        schema: {
          tags,
          summary: `The ratings of a ${who}, newest first`,
          params,
          querystring: query,
          response: { 200: ratings, ...errors },
        },
      },
      async (request, reply) => {
        const listing = await rated(deps, category, request.params.username);
        const { cursor, limit = cursor ? REVIEWS_PAGE : LISTS.withoutParameters } = request.query;
        const page = await ratingsOf(deps, listing, { cursor, limit });
        if (page.next)
          reply.header(
            "Link",
            `<${path.replace(":username", encodeURIComponent(listing.slug))}?${new URLSearchParams({ cursor: page.next, limit: String(limit) })}>; rel="next"`,
          );
        return reply.send({ success: true, ...page });
      },
    );

    api.post(
      path,
      {
        config: takesKey,
        schema: {
          tags,
          summary: `Rates a ${who}, once each`,
          params,
          body: reviewSchema,
          response: {
            201: z.object({ success: z.literal(true), message: z.string(), rating }),
            401: errorBody,
            403: errorBody,
            409: errorBody,
            412: errorBody,
            429: errorBody,
            ...errors,
          },
        },
        // Described by the schema, parsed by the service: who is not signed in hears that first.
        validatorCompiler: () => (value: unknown) => ({ value }),
      },
      async (request, reply) => {
        const actor = request.actor;
        if (!actor) throw notSignedIn(REVIEW_MESSAGES.login);
        const listing = await rated(deps, category, request.params.username);
        const review = await addReview(deps, actor, listing, request.body, { key: idempotencyKey(request) });
        return reply.status(201).send({ success: true, message: REVIEW_MESSAGES.success, rating: review });
      },
    );
  }
};
