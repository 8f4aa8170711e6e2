import { z } from "zod";
import { notFound } from "../../domain/errors.ts";
import { receiveForm } from "../../platform/http/form-body.server.ts";
import { takesForm } from "../../platform/http/form-description.server.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { idempotencyKey } from "../../platform/http/idempotency.server.ts";
import { commonErrors, errorBody } from "../../platform/http/response-shapes.server.ts";
import { editOrigin } from "../listings/edit-origin.server.ts";
import { listCall } from "../listings/list-call.server.ts";
import { photoFields } from "../listings/listing-media.server.ts";
import { volunteers } from "./volunteer-category.ts";
import { keptPhotosSchema, volunteerCallSchema } from "./volunteer-form.server.ts";
import { VOLUNTEER_MESSAGES as TEXT } from "./volunteer-messages.ts";
import { apiVolunteer } from "./volunteer-present.server.ts";
import { editableVolunteer, ownVolunteer, publicVolunteer, registerVolunteer, updateVolunteer, volunteerById, volunteerOfUser } from "./volunteer-service.server.ts";
import { volunteerBody, volunteerCardBody, writtenBody } from "./volunteer-shapes.server.ts";
import type { VolunteerProfile } from "./volunteer-types.ts";

const tags = ["Volunteers"];
const formBody = "A multipart form; without files, JSON is read the same way.";

function found(profile: VolunteerProfile | null) {
  if (!profile) throw notFound(TEXT.notFound);
  return apiVolunteer(profile);
}

export const volunteersApi: ApiRoutes = (api, deps) => {
  const uploads = { dir: deps.media.tempDir, files: photoFields(volunteers) };
  const registration = takesForm({ fields: [volunteerCallSchema], files: uploads.files, requiredFiles: [volunteers.photos.profile.field] });
  const edit = takesForm({ fields: [volunteerCallSchema, keptPhotosSchema], files: uploads.files });

  listCall(api, deps, volunteers, { path: "/api/volunteers/fetch", tags, card: volunteerCardBody });

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

  api.post("/api/volunteers/add", { config: registration, schema: { tags, summary: "Register as a volunteer", description: formBody, response: { 201: writtenBody, ...commonErrors } } }, async (request, reply) => {
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

  api.put("/api/volunteers/username/:username", { config: edit, schema: { tags, summary: "Rewrite a profile", description: formBody, params: z.object({ username: z.string() }), response: { 200: writtenBody, ...commonErrors } } }, async (request) => {
    const actor = signedIn(request);
    const origin = editOrigin(request);
    // Before the upload: nobody sends photos for a profile that is not theirs.
    await editableVolunteer(deps, actor, request.params.username);
    await deps.limits.hit("LIMIT_UPLOADS_PER_PERSON", actor.id);
    const form = await receiveForm(request, uploads);
    try {
      const volunteer = await updateVolunteer(deps, actor, request.params.username, form, origin);
      return { success: true as const, message: TEXT.updated, volunteer: apiVolunteer(volunteer) };
    } finally {
      await form.discard();
    }
  });
};
