import { z } from "zod";
import { receiveForm } from "../../platform/http/form-body.server.ts";
import { takesForm, type FormDescription } from "../../platform/http/form-description.server.ts";
import { signedIn } from "../../platform/http/guards.server.ts";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import { commonErrors, errorBody } from "../../platform/http/response-shapes.server.ts";
import { categories, categoryOf } from "../registry.ts";
import { editOrigin } from "./edit-origin.server.ts";
import { photoFields } from "./listing-media.server.ts";
import { OWN_LISTING_TEXT as TEXT } from "./own-listing-words.ts";
import { formSchema } from "./fields/field-schema.ts";
import { keptSchema } from "./listing-form.server.ts";
import { apiListing, listingBody, ownListingBody } from "./own-listing-shapes.server.ts";
import { editListing, editableListing, ownListings } from "./own-listing-service.server.ts";

const tags = ["My listings"];
const byId = z.object({ id: z.string() });
const refusals = { 401: errorBody, 404: errorBody, 409: errorBody } as const;

const formBody =
  "A multipart form, or JSON; what is not sent stays. Prices are in rupees, lists are repeated, one entry a line, or JSON text.";

/** The form of every category that has no edit page of its own. */
function formOfAll(): FormDescription {
  const edited = categories.filter(({ ownPath }) => !ownPath);
  return {
    fields: edited.flatMap((category) => [
      formSchema(category.fields).meta({ title: category.key }),
      keptSchema(category),
    ]),
    files: Object.assign({}, ...edited.map(photoFields)) as FormDescription["files"],
    partial: true,
  };
}

/** What people keep: venues, planners, rental items and whatever category has no edit page of its own. */
export const ownListingsApi: ApiRoutes = (api, deps) => {
  api.get(
    "/api/listings/mine",
    {
      schema: {
        tags,
        summary: "Everything that the signed-in person keeps, in every status",
        response: { 200: z.object({ success: z.literal(true), listings: z.array(ownListingBody) }), 401: errorBody },
      },
    },
    async (request) => ({
      success: true as const,
      listings: await ownListings(deps, signedIn(request)),
    }),
  );

  api.get(
    "/api/listings/:id",
    {
      schema: {
        tags,
        summary: "A listing as its edit form holds it, for its owner and admins",
        params: byId,
        response: { 200: listingBody, ...refusals },
      },
    },
    async (request) => ({
      success: true as const,
      listing: apiListing(await editableListing(deps, signedIn(request), request.params.id)),
    }),
  );

  api.put(
    "/api/listings/:id",
    {
      config: takesForm(formOfAll()),
      schema: {
        tags,
        summary: "Rewrite a listing, for its owner and admins",
        description: formBody,
        params: byId,
        response: { 200: listingBody, ...commonErrors },
      },
    },
    async (request) => {
      const actor = signedIn(request);
      const origin = editOrigin(request);
      // Before the upload: nobody sends photos for a listing that is not theirs.
      const { category } = await editableListing(deps, actor, request.params.id);
      await deps.limits.hit("LIMIT_UPLOADS_PER_PERSON", actor.id);
      const form = await receiveForm(request, { dir: deps.media.tempDir, files: photoFields(categoryOf(category)) });
      try {
        const { listing, resent } = await editListing(deps, actor, request.params.id, form, origin);
        return { success: true as const, message: resent ? TEXT.resent : TEXT.updated, listing: apiListing(listing) };
      } finally {
        await form.discard();
      }
    },
  );
};
