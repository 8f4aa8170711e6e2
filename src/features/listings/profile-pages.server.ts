/** The loaders of the pages on which a profile is registered and edited, the same for every category. */
import { data } from "react-router";
import type { Actor } from "../../domain/actor.ts";
import { AppError } from "../../domain/errors.ts";
import { displayName } from "../../domain/names.ts";
import { districtsSaid } from "../../domain/places/place-said.ts";
import { say } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { smallest } from "../../ui/kept-photos.ts";
import type { KeptPhoto } from "../../ui/photo-shelf.ts";
import { personDetails, type PersonDetails } from "../accounts/person-details.server.ts";
import { categoryOf } from "../registry.ts";
import type { Category } from "./category.ts";
import { listingVersion } from "./edit-origin.server.ts";
import { formPlan, type FormPlan } from "./form-plan.ts";
import { formValues } from "./fields/field-values.ts";
import { named, type FormValues } from "./fields/field.ts";
import { formValuesOf } from "./listing-form.server.ts";
import { imageInfo, photoPath, photosOf } from "./listing-media.server.ts";
import { profileKeptBy, refuseSecondProfile, type ListingRow, type NamedBy } from "./listing-service.server.ts";
import { editableRow } from "./profile-service.server.ts";

export type KeptPhotos = { profile: KeptPhoto | null; gallery: KeptPhoto[] };
export type RegistrationPage = {
  plan: FormPlan;
  values: FormValues;
  userId: string;
  /** Why they cannot, in words. */ refusal: string | null;
  /** The profile that they keep already: its name, and what it is. */ kept: { title: string; kind: string } | null;
};
export type EditPage = {
  plan: FormPlan;
  values: FormValues;
  photos: KeptPhotos;
  version: string;
  /** False where an admin edits somebody else's. */
  own: boolean;
  slug: string;
  title: string;
  status: ListingRow["status"];
  statusReason: string;
};

/** What an account knows, by the names of a category's fields. */
function knownFields(category: Category, person: PersonDetails): Record<string, unknown> {
  const { firstName, lastName, email, mobile, dob, gender } = person;
  const byName: Record<string, unknown> = { firstName, lastName, gender, dob };
  return Object.fromEntries(
    named(category.fields).flatMap(({ name, kind, column }) => {
      const value =
        kind === "email"
          ? email
          : kind === "mobile"
            ? mobile
            : column === "title" && category.onePerPerson
              ? displayName(firstName, lastName)
              : byName[name];
      return value ? [[name, value]] : [];
    }),
  );
}

/** Lists that need records begin with as many, to be filled in. */
const emptyRecords = ({ fields }: Category): Record<string, unknown> =>
  Object.fromEntries(
    named(fields).flatMap((field) =>
      field.kind === "records" && field.least > 0
        ? [[field.name, Array.from({ length: field.least }, () => ({}))]]
        : [],
    ),
  );

/** What an empty registration form begins with, and why there is none for this person. */
export async function registrationPage(
  deps: Deps,
  category: Category,
  actor: Actor,
  options?: Parameters<typeof formPlan>[1],
): Promise<RegistrationPage> {
  const [known, refusal] = await Promise.all([
    personDetails(deps, actor),
    refuseSecondProfile(deps.db, category, actor.id).then(
      () => null,
      (error: unknown) => {
        if (error instanceof AppError) return say(error.message);
        throw error;
      },
    ),
  ]);
  const plan = formPlan(category, options);
  const kept = refusal === null ? null : await profileKeptBy(deps.db, actor.id);
  return {
    plan,
    kept: kept && { title: kept.title, kind: say(categoryOf(kept.category).singular) },
    values: formValues(plan.fields, { ...emptyRecords(category), ...knownFields(category, known) }),
    userId: actor.id,
    refusal,
  };
}

/** Photos as they stand, for a form that keeps or replaces them. */
export async function keptPhotosOf(deps: Pick<Deps, "db">, row: ListingRow): Promise<KeptPhotos> {
  const { profile, gallery } = await photosOf(deps.db, row.id);
  const kept = (photo: NonNullable<typeof profile>): KeptPhoto => {
    const path = photoPath(photo);
    return { path, previewUrl: smallest(imageInfo(photo, row.title)) ?? path };
  };
  return { profile: profile && kept(profile), gallery: gallery.map(kept) };
}

/** What the edit form of a listing begins with. */
export async function editOf(
  deps: Deps,
  category: Category,
  row: ListingRow,
  actor: Actor,
  options?: Parameters<typeof formPlan>[1],
): Promise<EditPage> {
  const plan = formPlan(category, options);
  const values = formValuesOf(category, row);
  const states = named(plan.fields).flatMap(({ name, kind }) => (kind === "state" ? [String(values[name] ?? "")] : []));
  return {
    plan: { ...plan, districtsSaid: districtsSaid(states) },
    values: Object.fromEntries(Object.keys(plan.fields).map((name) => [name, values[name]!])),
    photos: await keptPhotosOf(deps, row),
    version: listingVersion(row),
    own: row.ownerId === actor.id,
    slug: row.slug,
    title: row.title,
    status: row.status,
    statusReason: row.statusReason ?? "",
  };
}

/** The same of the profile that is named, for its owner and admins. @throws the page's 403 and 404 */
export async function editPage(
  deps: Deps,
  category: Category,
  actor: Actor,
  name: string,
  by: readonly NamedBy[] = ["slug"],
): Promise<EditPage> {
  const row = await editableRow(deps, category, actor, name, by).catch((error: unknown) => {
    throw error instanceof AppError && error.status < 500
      ? data({ message: say(error.message) }, { status: error.status })
      : error;
  });
  return editOf(deps, category, row, actor);
}
