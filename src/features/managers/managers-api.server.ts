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
import { managers } from "./manager-category.ts";
import { keptSchema, managerCallSchema, managerExtras } from "./manager-form.server.ts";
import { MANAGER_MESSAGES as TEXT } from "./manager-messages.ts";
import { apiManager } from "./manager-present.server.ts";
import { approveManager, editableManager, ownManager, pendingManagers, publicManager, registerManager, rejectManager, updateManager } from "./manager-service.server.ts";
import { managerBody, managerCardBody, ownManagerBody, rejectionBody, shownManagerBody, writtenManagerBody } from "./manager-shapes.server.ts";
import type { ManagerProfile } from "./manager-types.ts";

const tags = ["Volunteer managers"];
const byId = z.object({ id: z.string() });
const byName = z.object({ username: z.string() });
const formBody = "A multipart form; without files, JSON is read the same way. `socialLinks` may also be one JSON text, and lists may be JSON texts.";

function found(profile: ManagerProfile | null): ReturnType<typeof apiManager> {
  if (!profile) throw notFound(TEXT.notFound);
  return apiManager(profile);
}

export const managersApi: ApiRoutes = (api, deps) => {
  const uploads = { dir: deps.media.tempDir, files: photoFields(managers) };
  const registration = takesForm({ fields: [managerCallSchema, managerExtras], files: uploads.files, requiredFiles: [managers.photos.profile.field] });
  const rewriting = takesForm({ fields: [managerCallSchema, managerExtras, keptSchema], files: uploads.files });

  listCall(api, deps, managers, { path: "/api/volunteersmanager/all", tags, card: managerCardBody });

  api.get("/api/volunteersmanager/pending", { schema: { tags, summary: "Volunteer managers waiting for approval, for admins", response: { 200: z.array(managerBody), 401: errorBody, 403: errorBody } } }, async (request) =>
    (await pendingManagers(deps, asAdmin(request))).map(apiManager),
  );

  api.get("/api/volunteersmanager/profile", { schema: { tags, summary: "The own profile, also while it waits", response: { 200: ownManagerBody, 401: errorBody, 404: errorBody } } }, async (request) => ({
    success: true as const,
    data: found(await ownManager(deps, signedIn(request))),
  }));

  api.get("/api/volunteersmanager/profile/:username", { schema: { tags, summary: "A profile by username; one that waits only for its owner and admins. Counts the visit", params: byName, response: { 200: shownManagerBody, 404: errorBody } } }, async (request) => {
    const data = found(await publicManager(deps, request.params.username, request.actor, { ip: request.ip, userAgent: request.headers["user-agent"] ?? "" }));
    return { success: true as const, data: { ...data, data } };
  });

  api.post("/api/volunteersManager/register", { config: registration, schema: { tags, summary: "Register as a volunteer manager", description: formBody, response: { 201: writtenManagerBody, ...commonErrors } } }, async (request, reply) => {
    const actor = signedIn(request);
    const key = idempotencyKey(request);
    await deps.limits.hit("LIMIT_UPLOADS_PER_PERSON", actor.id);
    const form = await receiveForm(request, uploads);
    try {
      const answer = await registerManager(deps, actor, form, key);
      return await reply.status(201).send(answer.body as z.infer<typeof writtenManagerBody>);
    } finally {
      await form.discard();
    }
  });

  api.put("/api/volunteersManager/profile/:username", { config: rewriting, schema: { tags, summary: "Rewrite a profile", description: formBody, params: byName, response: { 200: writtenManagerBody, ...commonErrors } } }, async (request) => {
    const actor = signedIn(request);
    const origin = editOrigin(request);
    // Before the upload: nobody sends photos for a profile that is not theirs.
    await editableManager(deps, actor, request.params.username);
    await deps.limits.hit("LIMIT_UPLOADS_PER_PERSON", actor.id);
    const form = await receiveForm(request, uploads);
    try {
      const manager = await updateManager(deps, actor, request.params.username, form, origin);
      return { success: true as const, message: TEXT.updated, data: apiManager(manager) };
    } finally {
      await form.discard();
    }
  });

  api.patch("/api/volunteersmanager/:id/approve", { schema: { tags, summary: "Approve a volunteer manager, for admins", params: byId, response: { 200: writtenManagerBody, ...commonErrors } } }, async (request) => {
    const manager = await approveManager(deps, asAdmin(request), request.params.id);
    return { success: true as const, message: TEXT.approved, data: apiManager(manager) };
  });

  api.delete("/api/volunteersmanager/:id", { schema: { tags, summary: "Reject a volunteer manager, for admins; the record stays, hidden", params: byId, body: rejectionBody, response: { 200: messageBody, ...commonErrors } } }, async (request) => {
    await rejectManager(deps, asAdmin(request), request.params.id, request.body?.reason);
    return { success: true as const, message: TEXT.rejected };
  });
};
