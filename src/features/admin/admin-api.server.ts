import { z } from "zod";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { errorBody, messageBody } from "../../platform/http/response-shapes.server.ts";
import { auditLogOf } from "./admin-audit.server.ts";
import { categoryName } from "./admin-present.server.ts";
import { ADMIN_TEXT, decisionSchema, hideSchema, suspensionSchema, textFor, type Decision } from "./admin-model.ts";
import {
  allEnquiries,
  allListings,
  allPeople,
  allReviews,
  decide,
  endSessions,
  restore,
  suspend,
  listingToReview,
  moderateReview,
  waitingQueue,
} from "./admin-service.server.ts";
import {
  auditBody,
  auditQuery,
  enquiriesQuery,
  enquiryBody,
  listingBody,
  listingsQuery,
  opinionBody,
  pageBody,
  peopleQuery,
  personBody,
  refusals,
  reviewBody,
  reviewsQuery,
} from "./admin-shapes.server.ts";
import { say, text } from "../../domain/words/say.ts";

const tags = ["Admin"];
const id = z.object({ id: z.string() });

const DONE: Record<Decision, string> = {
  approve: ADMIN_TEXT.approved,
  reject: ADMIN_TEXT.rejected,
  suspend: text("Artist suspended"),
  restore: text("Artist restored"),
};

/** The next page of a list, as every list of the API names it (DECISIONS 22). */
function nextLink(url: string, next: string | null): Record<string, string> {
  if (!next) return {};
  const { pathname, searchParams } = new URL(url, "http://localhost");
  searchParams.set("cursor", next);
  return { Link: `<${pathname}?${searchParams}>; rel="next"` };
}

/** `api/admin/…`: lists by cursor, and what admins do. Enquiries are moved by `PATCH api/enquiries/{number}`, as everybody does. */
export const adminApi: ApiRoutes = (api, deps) => {
  const queue = pageBody("listings", listingBody).extend({
    counts: z.array(z.object({ category: z.string(), name: z.string(), count: z.number() })),
    cities: z.array(z.string()),
  });

  api.get(
    "/api/admin/queue",
    {
      schema: {
        tags,
        summary: "What waits for a decision, oldest first, with counts by category and the cities",
        querystring: listingsQuery.pick({ category: true, city: true, cursor: true, limit: true }),
        response: { 200: queue, ...refusals },
      },
    },
    async (request, reply) => {
      const { category, city, ...page } = request.query;
      const { rows, ...rest } = await waitingQueue(deps, signedIn(request), { category, city }, page);
      return reply.headers(nextLink(request.url, rest.next)).send({ success: true, listings: rows, ...rest });
    },
  );

  api.get(
    "/api/admin/listings",
    {
      schema: {
        tags,
        summary: "Listings of every category and status, newest first",
        querystring: listingsQuery,
        response: { 200: pageBody("listings", listingBody), ...refusals },
      },
    },
    async (request, reply) => {
      const { cursor, limit, ...filter } = request.query;
      const { rows, next } = await allListings(deps, signedIn(request), filter, { cursor, limit });
      return reply.headers(nextLink(request.url, next)).send({ success: true, listings: rows, next });
    },
  );

  api.get(
    "/api/admin/listings/:id",
    {
      schema: {
        tags,
        summary: "A listing with all that its owner wrote",
        params: id,
        response: { 200: z.object({ success: z.literal(true), listing: reviewBody }), ...refusals },
      },
    },
    async (request, reply) => {
      return reply.send({ success: true, listing: await listingToReview(deps, signedIn(request), request.params.id) });
    },
  );

  api.patch(
    "/api/admin/listings/:id",
    {
      schema: {
        tags,
        summary: "Approves, rejects, suspends or restores; rejecting and suspending need a reason",
        params: id,
        body: decisionSchema,
        response: { 200: messageBody.extend({ listing: reviewBody }), ...refusals },
      },
    },
    async (request, reply) => {
      const { decision, reason } = request.body;
      const listing = await decide(deps, signedIn(request), request.params.id, decision, reason);
      return reply.send({ success: true, message: textFor(DONE[decision], categoryName(listing.category)), listing });
    },
  );

  api.get(
    "/api/admin/enquiries",
    {
      schema: {
        tags,
        summary: "Enquiries of every kind, newest first",
        querystring: enquiriesQuery,
        response: { 200: pageBody("enquiries", enquiryBody), ...refusals },
      },
    },
    async (request, reply) => {
      const { cursor, limit, ...filter } = request.query;
      const { rows, next } = await allEnquiries(deps, signedIn(request), filter, { cursor, limit });
      return reply.headers(nextLink(request.url, next)).send({ success: true, enquiries: rows, next });
    },
  );

  api.get(
    "/api/admin/people",
    {
      schema: {
        tags,
        summary: "People, newest first",
        querystring: peopleQuery,
        response: { 200: pageBody("people", personBody), ...refusals },
      },
    },
    async (request, reply) => {
      const { cursor, limit, ...filter } = request.query;
      const { rows, next } = await allPeople(deps, signedIn(request), filter, { cursor, limit });
      return reply.headers(nextLink(request.url, next)).send({ success: true, people: rows, next });
    },
  );

  api.delete(
    "/api/admin/people/:id/sessions",
    {
      schema: {
        tags,
        summary: "Signs a person out everywhere",
        params: id,
        response: { 200: messageBody, ...refusals },
      },
    },
    async (request, reply) => {
      const { username } = await endSessions(deps, signedIn(request), request.params.id);
      return reply.send({ success: true, message: say("{username} is signed out everywhere.", { username }) });
    },
  );

  api.post(
    "/api/admin/people/:id/suspension",
    {
      schema: {
        tags,
        summary: "Suspends a person, for a reason that they read",
        description:
          "Ends their sessions and refuses new ones; hides what they offer and the reviews that they wrote; their bookings rest, both sides are told, and the other side may call them off without cost. Their mobile makes no other account.",
        params: id,
        body: suspensionSchema,
        response: { 200: messageBody, ...refusals, 404: errorBody, 409: errorBody },
      },
    },
    async (request, reply) => {
      const { username } = await suspend(deps, signedIn(request), request.params.id, request.body.reason);
      return reply.send({ success: true, message: say("{username} is suspended.", { username }) });
    },
  );

  api.delete(
    "/api/admin/people/:id/suspension",
    {
      schema: {
        tags,
        summary: "Takes a suspension back",
        params: id,
        response: { 200: messageBody, ...refusals, 404: errorBody, 409: errorBody },
      },
    },
    async (request, reply) => {
      const { username } = await restore(deps, signedIn(request), request.params.id);
      return reply.send({ success: true, message: say("{username} is no longer suspended.", { username }) });
    },
  );

  api.get(
    "/api/admin/reviews",
    {
      schema: {
        tags,
        summary: "Reviews of every listing, newest first",
        querystring: reviewsQuery,
        response: { 200: pageBody("reviews", opinionBody), ...refusals },
      },
    },
    async (request, reply) => {
      const { cursor, limit, q, state } = request.query;
      const { rows, next } = await allReviews(deps, { q, hidden: state && state === "hidden" }, { cursor, limit });
      return reply.headers(nextLink(request.url, next)).send({ success: true, reviews: rows, next });
    },
  );

  api.patch(
    "/api/admin/reviews/:id",
    {
      schema: {
        tags,
        summary: "Hides a review with a reason, or shows it again",
        params: id,
        body: hideSchema,
        response: {
          200: messageBody.extend({ averageRating: z.number(), ratingCount: z.number() }),
          ...refusals,
          404: errorBody,
        },
      },
    },
    async (request, reply) => {
      const { hidden, reason } = request.body;
      const rating = await moderateReview(deps, signedIn(request), request.params.id, hidden, reason);
      return reply.send({
        success: true,
        message: hidden ? text("Review hidden.") : text("Review shown again."),
        ...rating,
      });
    },
  );

  api.get(
    "/api/admin/audit",
    {
      schema: {
        tags,
        summary: "Who did what, newest first; `actor` is a username",
        querystring: auditQuery,
        response: { 200: pageBody("entries", auditBody), ...refusals },
      },
    },
    async (request, reply) => {
      const { cursor, limit, ...filter } = request.query;
      const { rows, next } = await auditLogOf(deps, filter, { cursor, limit });
      return reply.headers(nextLink(request.url, next)).send({ success: true, entries: rows, next });
    },
  );
};
