/** The calls of a category's profiles: list, read, register, edit, decide, under the paths and envelopes that it names. */
import { z } from "zod";
import { AppError, badInput, notFound } from "../../domain/errors.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { receiveForm, type ReceivedForm } from "../../platform/http/form-body.server.ts";
import { takesForm } from "../../platform/http/form-description.server.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { Api, ApiRoutes } from "../../platform/http/http-types.server.ts";
import { idempotencyKey } from "../../platform/http/idempotency.server.ts";
import { commonErrors, errorBody, messageBody } from "../../platform/http/response-shapes.server.ts";
import { REGISTERED, withArticle, type Category } from "./category.ts";
import { standardPaths } from "./category-calls.ts";
import { editOrigin } from "./edit-origin.server.ts";
import { formSchema } from "./fields/field-schema.ts";
import { listCall, waitingCall } from "./list-call.server.ts";
import { keptSchema } from "./listing-form.server.ts";
import { photoFields } from "./listing-media.server.ts";
import type { NamedBy } from "./listing-service.server.ts";
import { OWN_LISTING_TEXT } from "./own-listing-words.ts";
import { apiProfile, cardBody, presentProfile, profileBody, type AnyProfile } from "./profile-present.server.ts";
import { bare, type Envelope } from "./profile-envelopes.server.ts";
import {
  approveProfile,
  editableProfile,
  ownProfile,
  publicProfile,
  registerProfile,
  rejectProfile,
  updateProfile,
} from "./profile-service.server.ts";

export type ProfileCalls = {
  tags: string[];
  list: string;
  pending?: string;
  own?: { path: string; answer: Envelope };
  reads: readonly {
    path: string;
    by: readonly NamedBy[];
    answer?: Envelope;
    summary: string;
    /** Whether it counts the visit. */
    counts?: true;
  }[];
  register: string;
  /** Absent: edited by `PUT api/listings/{id}`. `path` ends in the name of the profile; without one it is the own. */
  edit?: {
    path: string;
    by: readonly NamedBy[];
    /** Fields and files under the names of a call that has others. */
    translate?: (form: ReceivedForm) => ReceivedForm;
    /** Those names, described. */
    fields?: z.ZodType;
    files?: Readonly<Record<string, string>>;
    /** The names that errors stand under, where the call has others. */
    errorNames?: Readonly<Record<string, string>>;
  };
  approve?: string;
  reject?: string;
  /** The name under which written profiles stand in the answer. */
  written: string;
};

const FORM = "A multipart form; without files, JSON is read the same way. Lists are JSON texts, or repeated.";
const rejection = z.object({ reason: z.string().max(1000).optional().describe("Told to the owner.") }).nullish();

/** The one name in a path: '/api/artists/:id' → 'id'. */
const paramOf = (path: string): string => /:(\w+)/.exec(path)?.[1] ?? "";
const paramsOf = (path: string) => z.object({ [paramOf(path)]: z.string() });

/** Registers the calls of a category. */
export function profileCalls(category: Category, calls: ProfileCalls): ApiRoutes {
  return (api, deps) => {
    listCall(api, deps, category, { path: calls.list, tags: calls.tags, card: cardBody(category) });
    readCalls(api, deps, category, calls);
    writeCalls(api, deps, category, calls);
    decisionCalls(api, deps, category, calls);
  };
}

function readCalls(api: Api, deps: Deps, category: Category, { tags, own, pending, reads }: ProfileCalls): void {
  const body = profileBody(category);
  const found = (profile: AnyProfile | null) => {
    if (!profile) throw notFound(category.messages.notFound);
    return apiProfile(profile);
  };
  if (pending)
    waitingCall(api, deps, category, {
      path: pending,
      tags,
      body,
      present: ({ row, photos }, admin) =>
        apiProfile(presentProfile(category, row, photos, admin, deps.now())) as z.infer<typeof body>,
    });
  if (own)
    api.get(
      own.path,
      {
        schema: {
          tags,
          summary: "The own profile, in whatever status",
          response: { 200: own.answer.shape(body), 401: errorBody, 404: errorBody },
        },
      },
      async (request) => own.answer.fill(found(await ownProfile(deps, category, signedIn(request)))),
    );
  for (const { path, by, answer = bare, summary, counts } of reads)
    api.get(
      path,
      {
        schema: { tags, summary, params: paramsOf(path), response: { 200: answer.shape(body), 404: errorBody } },
      },
      async (request) => {
        const visitor = counts ? { ip: request.ip, userAgent: request.headers["user-agent"] ?? "" } : null;
        const name = (request.params as Record<string, string>)[paramOf(path)] ?? "";
        return answer.fill(found(await publicProfile(deps, category, name, request.actor, { by, visitor })));
      },
    );
}

function writeCalls(api: Api, deps: Deps, category: Category, { tags, register, edit, written }: ProfileCalls): void {
  const body = profileBody(category);
  const writtenBody = z.object({ success: z.literal(true), message: z.string(), [written]: body });
  const { messages, photos, fields, terms } = category;
  const files = photoFields(category);
  const saved = (message: string, profile: AnyProfile) => ({
    success: true as const,
    message,
    [written]: apiProfile(profile),
  });

  api.post(
    register,
    {
      config: takesForm({
        fields: [formSchema(fields, { terms })],
        files,
        ...(messages.photoRequired ? { requiredFiles: [photos.profile.field] } : {}),
      }),
      schema: {
        tags,
        summary: `Register as ${withArticle(category.singular)}`,
        description: FORM,
        response: { 201: writtenBody, ...commonErrors },
      },
    },
    async (request, reply) => {
      const actor = signedIn(request);
      const key = idempotencyKey(request);
      await deps.limits.hit("LIMIT_UPLOADS_PER_PERSON", actor.id);
      const form = await receiveForm(request, { dir: deps.media.tempDir, files });
      try {
        const answer = await registerProfile(deps, category, actor, form, {
          key,
          answer: (profile) => saved(messages.registered ?? REGISTERED, profile),
        });
        return await reply.status(201).send(answer.body as z.infer<typeof writtenBody>);
      } finally {
        await form.discard();
      }
    },
  );

  if (!edit) return;
  const param = paramOf(edit.path);
  const taken = {
    ...files,
    ...Object.fromEntries(Object.entries(edit.files ?? {}).map(([name, as]) => [name, files[as]!])),
  };
  api.put(
    edit.path,
    {
      config: takesForm({
        fields: [formSchema(fields), keptSchema(category), ...(edit.fields ? [edit.fields] : [])],
        files: taken,
        partial: true,
      }),
      schema: {
        tags,
        summary: "Rewrite a profile; what is not sent stays",
        description: FORM,
        ...(param ? { params: paramsOf(edit.path) } : {}),
        response: { 200: writtenBody, ...commonErrors },
      },
    },
    async (request) => {
      const actor = signedIn(request);
      const origin = editOrigin(request);
      const name = param ? ((request.params as Record<string, string>)[param] ?? "") : actor.id;
      // Before the upload: nobody sends photos for a profile that is not theirs.
      await editableProfile(deps, category, actor, name, edit.by);
      await deps.limits.hit("LIMIT_UPLOADS_PER_PERSON", actor.id);
      const form = await receiveForm(request, { dir: deps.media.tempDir, files: taken });
      try {
        const meant = edit.translate?.(form) ?? form;
        const profile = await updateProfile(deps, category, actor, { name, by: edit.by }, meant, origin);
        return saved(messages.updated ?? OWN_LISTING_TEXT.updated, profile);
      } catch (error) {
        throw edit.errorNames ? renamed(error, edit.errorNames, form) : error;
      } finally {
        await form.discard();
      }
    },
  );
}

/** Errors under the names that were sent. */
function renamed(error: unknown, names: Readonly<Record<string, string>>, { fields, files }: ReceivedForm): unknown {
  if (!(error instanceof AppError) || !error.fields) return error;
  const named = (name: string) => {
    const sent = names[name];
    return sent && (sent in fields || files.some(({ field }) => field === sent)) ? sent : name;
  };
  return badInput(
    error.message,
    // Of several under one name, the first is told.
    Object.fromEntries(
      Object.entries(error.fields)
        .map(([name, text]) => [named(name), text] as const)
        .toReversed(),
    ),
    error.missingFields?.map(named),
  );
}

function decisionCalls(
  api: Api,
  deps: Deps,
  category: Category,
  { tags, approve, reject, reads, written }: ProfileCalls,
): void {
  const { messages } = category;
  const by = reads[0]?.by ?? ["id"];
  const body = z.object({ success: z.literal(true), message: z.string(), [written]: profileBody(category) });
  const nameIn = (request: { params: unknown }, path: string) =>
    (request.params as Record<string, string>)[paramOf(path)] ?? "";
  if (approve)
    api.patch(
      approve,
      {
        schema: {
          tags,
          summary: `Approve, for admins`,
          params: paramsOf(approve),
          response: { 200: body, ...commonErrors },
        },
      },
      async (request) => ({
        success: true as const,
        message: messages.approved ?? "",
        [written]: apiProfile(await approveProfile(deps, category, signedIn(request), nameIn(request, approve), by)),
      }),
    );
  if (reject)
    api.delete(
      reject,
      {
        schema: {
          tags,
          summary: "Reject, for admins; the record stays, hidden",
          params: paramsOf(reject),
          body: rejection,
          response: { 200: messageBody, ...commonErrors },
        },
      },
      async (request) => {
        await rejectProfile(deps, category, signedIn(request), nameIn(request, reject), by, request.body?.reason);
        return { success: true as const, message: messages.rejected ?? "" };
      },
    );
}

/** Where a category whose calls nobody has specified is listed, read and registered; an edit goes to `PUT api/listings/{id}`. */
export function standardCalls(category: Category): ApiRoutes {
  const { list, read, register } = standardPaths(category.key);
  return profileCalls(category, {
    tags: [category.plural],
    list,
    reads: [{ path: read, by: ["slug", "id"], summary: "One by its slug; counts the visit", counts: true }],
    register,
    written: "listing",
  });
}
