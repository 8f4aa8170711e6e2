import { z } from "zod";
import type { ApiRoutes } from "../../platform/http/http-types.server.ts";
import type { ReceivedForm } from "../../platform/http/form-body.server.ts";
import { displayName } from "../../domain/names.ts";
import { profileCalls } from "../listings/profile-calls.server.ts";
import type { Envelope } from "../listings/profile-envelopes.server.ts";
import { artists } from "./artist-category.ts";

/** 'Asha Rao Joshi' → Asha Rao, Joshi; a single name has '.' for a last one (DECISIONS 7). */
export function namesOf(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  if (words.length < 2) return { firstName: words[0] ?? "", lastName: words.length === 0 ? "" : "." };
  return { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "." };
}

const short = z.string().optional();
/** The short names of the self-edit call (API.md). */
const shortNames = z.object({
  name: short.describe("First and last name."),
  phone: short.describe("The mobile number."),
  bio: short.describe("The description."),
});

const text = (value: string | string[]): string => (Array.isArray(value) ? (value[0] ?? "") : value);

function withLongNames(form: ReceivedForm): ReceivedForm {
  const { name, phone, bio, ...fields } = form.fields;
  return {
    ...form,
    fields: {
      ...fields,
      ...(name === undefined ? {} : namesOf(text(name))),
      ...(phone === undefined ? {} : { mobile: text(phone) }),
      ...(bio === undefined ? {} : { description: text(bio) }),
    },
    // The self-edit form calls the photo `image`.
    files: form.files.map((file) => (file.field === "image" ? { ...file, field: artists.photos.profile.field } : file)),
  };
}

/** The few fields of the self-edit form: `name` is first and last name, `bio` the description (API.md). */
const summary: Envelope = {
  shape: () =>
    z.object({
      _id: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      bio: z.string(),
      profileImage: z.string(),
    }),
  fill: ({ _id, firstName, lastName, email, mobile, description, profileImage }) => ({
    _id,
    name: displayName(String(firstName), String(lastName)),
    email,
    phone: mobile,
    bio: description,
    profileImage,
  }),
};

/** The artists' calls, as the specification names them. */
export const artistsApi: ApiRoutes = profileCalls(artists, {
  tags: ["Artists"],
  list: "/api/artists/",
  pending: "/api/artists/pending",
  own: { path: "/api/artist/mer", answer: summary },
  reads: [
    {
      path: "/api/artists/:id",
      by: ["id", "slug"],
      summary: "An artist; one who waits only for themselves and admins. Counts the visit",
      counts: true,
    },
  ],
  register: "/api/artists/add",
  edit: {
    path: "/api/artist/update",
    by: ["owner"],
    translate: withLongNames,
    fields: shortNames,
    files: { image: artists.photos.profile.field },
    errorNames: { firstName: "name", lastName: "name", mobile: "phone", description: "bio", profileImage: "image" },
  },
  approve: "/api/artists/:id/approve",
  reject: "/api/artists/:id",
  written: "artist",
});
