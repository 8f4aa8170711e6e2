import { useRevalidator } from "react-router";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { say, text } from "../../../domain/words/say.ts";
import type { KeptPhoto } from "../../../ui/photo-shelf.ts";
import { fieldsOf } from "../../listings/fields/field.ts";
import type { FormPlan } from "../../listings/form-plan.ts";
import { ProfileForm } from "../../listings/parts/form/profile-form.tsx";
import { ARTIST_MESSAGES as TEXT, ARTIST_REQUIRED as REQUIRED } from "../artist-messages.ts";

/** The few fields of the dashboard under their own names (spec 001 section 5, API.md); the bio is the description. */
const fields = fieldsOf({
  name: { kind: "text", label: text("Name"), required: text("Name is required"), max: 100, autoComplete: "name" },
  email: { kind: "email", label: text("Email"), required: REQUIRED.email, autoComplete: "email" },
  phone: { kind: "mobile", label: text("Phone"), required: REQUIRED.mobile, autoComplete: "tel" },
  bio: {
    kind: "text",
    label: text("Bio"),
    max: TEXT_LENGTHS.longText,
    long: true,
    hint: text("It stands on your page as About."),
  },
});
export type SelfEdit = Record<keyof typeof fields, string>;

const none = { field: "", max: 0, maxBytes: 0, tooMany: "", tooLarge: "" };

/** Name, reach, bio and photo of an artist, on the dashboard. */
export function SelfEditForm({
  values,
  photo,
  rule,
}: {
  values: SelfEdit;
  photo: KeptPhoto | null;
  rule: NonNullable<FormPlan["photos"]>["profile"];
}) {
  const { revalidate } = useRevalidator();
  const plan: FormPlan = {
    category: "artists",
    fields,
    steps: [
      { title: say("My profile"), sections: [{ title: say("My profile"), photos: true, fields: Object.keys(fields) }] },
    ],
    photos: { profile: { ...rule, field: "image", label: say("Image") }, gallery: none },
    kept: "",
    terms: null,
    buttons: { register: "", save: say("Save changes") },
    messages: { updated: TEXT.updated, updateFailed: TEXT.updateFailed },
  };
  return (
    <div className="artist-self">
      <ProfileForm
        label={say("Edit your profile")}
        plan={plan}
        // One name stands for two: sent unchanged it could be split anew, in another place.
        mode={{ kind: "edit", path: "/api/artist/update", version: "", changedOnly: true }}
        values={values}
        photos={{ profile: photo, gallery: [] }}
        onDone={() => void revalidate()}
      />
    </div>
  );
}
