import { z } from "zod";
import { notFound } from "../../domain/errors.ts";
import { LISTS } from "../../domain/limits.ts";
import { receiveForm } from "../../platform/http/form-body.server.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { idempotencyKey } from "../../platform/http/idempotency.server.ts";
import { commonErrors, errorBody } from "../../platform/http/response-shapes.server.ts";
import { photoFields } from "../listings/listing-media.server.ts";
import { searchListingsJson } from "../listings/listing-search.server.ts";
import type { ListingQuery } from "../listings/listing-search.server.ts";
import { volunteers } from "./volunteer-category.ts";
import { VOLUNTEER_MESSAGES as TEXT } from "./volunteer-messages.ts";
import { apiVolunteer } from "./volunteer-present.server.ts";
import { editableVolunteer, ownVolunteer, publicVolunteer, registerVolunteer, updateVolunteer, volunteerById, volunteerOfUser } from "./volunteer-service.server.ts";
import { fetchQuery, volunteerBody, volunteerCardBody, writtenBody } from "./volunteer-shapes.server.ts";
import type { VolunteerProfile } from "./volunteer-types.ts";

const tags = ["Volunteers"];
const FETCH = "/api/volunteers/fetch";
const formBody = "Multipart form: text fields, lists as JSON text, the files profileImage and galleryImages.";

function listingQuery(query: z.infer<typeof fetchQuery>): ListingQuery {
  const { state, city, q, sort, limit, cursor } = query;
  const districts = [query.district, query["district[]"], query.districts, query["districts[]"]].flat().filter((name) => name !== undefined);
  return { state, districts, city, q, sort: sort || "rating", limit: limit ? Number(limit) : LISTS.page, cursor: cursor || undefined };
}

/** The address of the next page: the same search with another cursor. */
function nextLink(url: string, cursor: string, defaults: Record<string, string>): string {
  const params = new URLSearchParams(defaults);
  for (const [name, value] of new URL(url, "http://localhost").searchParams) if (name !== "cursor") params.append(name, value);
  params.set("cursor", cursor);
  return `<${FETCH}?${params}>; rel="next"`;
}

function found(profile: VolunteerProfile | null) {
  if (!profile) throw notFound(TEXT.notFound);
  return apiVolunteer(profile);
}

export const volunteersApi: ApiRoutes = (api, deps) => {
  const uploads = { dir: deps.media.tempDir, files: photoFields(volunteers) };

  api.get(FETCH, { schema: { tags, summary: "Volunteers by place, city and words", querystring: fetchQuery, response: { 200: z.array(volunteerCardBody), 400: errorBody } } }, async (request, reply) => {
    // Clients that filter in the browser ask for everything, without parameters.
    const bare = Object.values(request.query).every((value) => value === undefined);
    const query: ListingQuery = bare ? { sort: "newest", limit: LISTS.withoutParameters } : listingQuery(request.query);
    const { cards, next, total, capped } = await searchListingsJson(deps, volunteers.key, query);
    reply.header("X-Total-Count", String(total));
    if (capped) reply.header("X-Total-Count-Capped", "true");
    if (next) reply.header("Link", nextLink(request.url, next, bare ? { sort: "newest", limit: String(LISTS.maxPage) } : {}));
    // The JSON that PostgreSQL made goes out as it is: a text is not serialised again.
    return reply.type("application/json; charset=utf-8").send(cards as never);
  });

  api.get("/api/volunteers/profile/fetch", { schema: { tags, summary: "The own profile", response: { 200: z.object({ volunteer: volunteerBody }), ...commonErrors } } }, async (request) => ({
    volunteer: found(await ownVolunteer(deps, signedIn(request))),
  }));

  api.get("/api/volunteers/username/:username", { schema: { tags, summary: "A profile by username; counts the visit", params: z.object({ username: z.string() }), response: { 200: volunteerBody, 404: errorBody } } }, async (request) =>
    found(await publicVolunteer(deps, request.params.username, request.actor, { ip: request.ip, userAgent: request.headers["user-agent"] ?? "" })),
  );

  api.get("/api/volunteers/by-user/:userId", { schema: { tags, summary: "A profile by its owner's id", params: z.object({ userId: z.string() }), response: { 200: volunteerBody.extend({ volunteer: volunteerBody }), 404: errorBody } } }, async (request) => {
    const volunteer = found(await volunteerOfUser(deps, request.params.userId, request.actor));
    return { ...volunteer, volunteer };
  });

  api.get("/api/volunteers/:id", { schema: { tags, summary: "A profile by its id", params: z.object({ id: z.string() }), response: { 200: volunteerBody, 404: errorBody } } }, async (request) =>
    found(await volunteerById(deps, request.params.id, request.actor)),
  );

  api.post("/api/volunteers/add", { schema: { tags, summary: "Register as a volunteer", description: formBody, response: { 201: writtenBody, ...commonErrors } } }, async (request, reply) => {
    const actor = signedIn(request);
    const key = idempotencyKey(request);
    await deps.limits.hit("LIMIT_UPLOADS_PER_PERSON", actor.id);
    const form = await receiveForm(request, uploads);
    try {
      const answer = await registerVolunteer(deps, actor, form, key);
      return await reply.status(201).send(answer.body as z.infer<typeof writtenBody>);
    } finally {
      await form.discard();
    }
  });

  api.put("/api/volunteers/username/:username", { schema: { tags, summary: "Rewrite a profile", description: formBody, params: z.object({ username: z.string() }), response: { 200: writtenBody, ...commonErrors } } }, async (request) => {
    const actor = signedIn(request);
    // Before the upload: nobody sends photos for a profile that is not theirs.
    await editableVolunteer(deps, actor, request.params.username);
    await deps.limits.hit("LIMIT_UPLOADS_PER_PERSON", actor.id);
    const form = await receiveForm(request, uploads);
    try {
      const volunteer = await updateVolunteer(deps, actor, request.params.username, form);
      return { success: true as const, message: TEXT.updated, volunteer: apiVolunteer(volunteer) };
    } finally {
      await form.discard();
    }
  });
};
