import { z } from "zod";
import { notFound } from "../../domain/errors.ts";
import { receiveForm } from "../../platform/http/form-body.server.ts";
import { takesForm } from "../../platform/http/form-description.server.ts";
import { asAdmin, signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { idempotencyKey } from "../../platform/http/idempotency.server.ts";
import { commonErrors, errorBody, messageBody } from "../../platform/http/response-shapes.server.ts";
import { editOrigin } from "../listings/edit-origin.server.ts";
import { listCall } from "../listings/list-call.server.ts";
import { photoFields } from "../listings/listing-media.server.ts";
import { artists } from "./artist-category.ts";
import { artistShortFields } from "./artist-form.server.ts";
import { ARTIST_MESSAGES as TEXT } from "./artist-messages.ts";
import { artistSchema } from "./artist-model.ts";
import { apiArtist, ownSummary } from "./artist-present.server.ts";
import { approveArtist, ownArtist, pendingArtists, publicArtist, registerArtist, rejectArtist, updateOwnArtist } from "./artist-service.server.ts";
import { artistBody, artistCardBody, artistWritten, ownSummaryBody, rejection } from "./artist-shapes.server.ts";
import type { ArtistProfile } from "./artist-types.ts";

const tags = ["Artists"];
const params = z.object({ id: z.string() });
const formBody = "A multipart form; without files, JSON is read the same way.";

function found(profile: ArtistProfile | null): ArtistProfile {
  if (!profile) throw notFound(TEXT.notFound);
  return profile;
}

export const artistsApi: ApiRoutes = (api, deps) => {
  const rules = photoFields(artists);
  const profileRule = rules[artists.photos.profile.field]!;
  const changing = { ...rules, image: profileRule };
  const registration = takesForm({ fields: [artistSchema], files: rules, requiredFiles: [artists.photos.profile.field] });

  listCall(api, deps, artists, { path: "/api/artists/", tags, card: artistCardBody });

  api.get("/api/artists/pending", { schema: { tags, summary: "Artists waiting for approval, for admins", response: { 200: z.array(artistBody), 401: errorBody, 403: errorBody } } }, async (request) =>
    (await pendingArtists(deps, asAdmin(request))).map(apiArtist),
  );

  api.get("/api/artists/:id", { schema: { tags, summary: "An artist; one who waits only for themselves and admins. Counts the visit", params, response: { 200: artistBody, 404: errorBody } } }, async (request) =>
    apiArtist(found(await publicArtist(deps, request.params.id, request.actor, { ip: request.ip, userAgent: request.headers["user-agent"] ?? "" }))),
  );

  api.post("/api/artists/add", { config: registration, schema: { tags, summary: "Register as an artist", description: formBody, response: { 201: artistWritten, ...commonErrors } } }, async (request, reply) => {
    const actor = signedIn(request);
    const key = idempotencyKey(request);
    await deps.limits.hit("LIMIT_UPLOADS_PER_PERSON", actor.id);
    const form = await receiveForm(request, { dir: deps.media.tempDir, files: rules });
    try {
      const answer = await registerArtist(deps, actor, form, key);
      return await reply.status(201).send(answer.body as z.infer<typeof artistWritten>);
    } finally {
      await form.discard();
    }
  });

  api.patch("/api/artists/:id/approve", { schema: { tags, summary: "Approve an artist, for admins", params, response: { 200: artistWritten, ...commonErrors } } }, async (request) => {
    const artist = await approveArtist(deps, asAdmin(request), request.params.id);
    return { success: true as const, message: TEXT.approved, artist: apiArtist(artist) };
  });

  api.delete("/api/artists/:id", { schema: { tags, summary: "Reject an artist, for admins; the record stays, hidden", params, body: rejection, response: { 200: messageBody, ...commonErrors } } }, async (request) => {
    await rejectArtist(deps, asAdmin(request), request.params.id, request.body?.reason);
    return { success: true as const, message: TEXT.rejected };
  });

  api.get("/api/artist/mer", { schema: { tags, summary: "The own profile, for the self-edit form", response: { 200: ownSummaryBody, 401: errorBody, 404: errorBody } } }, async (request) =>
    ownSummary(found(await ownArtist(deps, signedIn(request)))),
  );

  const changes = "Multipart form with only what changes: name, email, phone, bio and the file image; or any field of the registration, `oldImages` (JSON list of those kept) and new images.";
  api.put("/api/artist/update", { config: takesForm({ fields: [artistSchema, artistShortFields], files: changing, partial: true }), schema: { tags, summary: "Change the own profile", description: changes, response: { 200: artistWritten, ...commonErrors } } }, async (request) => {
    const actor = signedIn(request);
    const origin = editOrigin(request);
    // Before the upload: nobody sends photos for a profile they do not have.
    found(await ownArtist(deps, actor));
    await deps.limits.hit("LIMIT_UPLOADS_PER_PERSON", actor.id);
    const form = await receiveForm(request, { dir: deps.media.tempDir, files: changing });
    try {
      const artist = await updateOwnArtist(deps, actor, form, origin);
      return { success: true as const, message: TEXT.updated, artist: apiArtist(artist) };
    } finally {
      await form.discard();
    }
  });
};
