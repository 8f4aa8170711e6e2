import type { FormEvent } from "react";
import { useState, useSyncExternalStore } from "react";
import { useForm } from "react-hook-form";
import { useRevalidator } from "react-router";
import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { ARTIST_LENGTHS } from "../../../domain/limits.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { FailureNotice } from "../../../ui/failure-notice.tsx";
import { TextArea, TextField } from "../../../ui/fields.tsx";
import { listedErrors } from "../../../ui/form-trouble.ts";
import { preparePhoto } from "../../../ui/photo-prepare.ts";
import type { KeptPhoto } from "../../../ui/photo-shelf.ts";
import { PhotoShelf } from "../../../ui/photo-shelf.ts";
import { ShelfProfileField } from "../../../ui/shelf-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { UploadProgress } from "../../../ui/upload-progress.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useTypedWords } from "../../../ui/use-typed-words.ts";
import { useUploadSubmit } from "../../../ui/use-upload-submit.ts";
import { artists } from "../artist-category.ts";
import { ARTIST_MAX, ARTIST_MESSAGES as TEXT, artistFields } from "../artist-model.ts";
import { requiredText } from "../../../domain/zod-fields.ts";

/** Name and e-mail are required (spec 001 section 5); the bio is the description. */
const schema = z.object({ name: requiredText("Name is required", { max: ARTIST_MAX.name * 2, singleLine: true }), email: artistFields.email, phone: artistFields.mobile, bio: artistFields.description });
export type SelfEdit = { name: string; email: string; phone: string; bio: string };
const FIELDS = ["name", "email", "phone", "bio"] as const;

/** Sends only what changed. */
export function SelfEditForm({ values, photo }: { values: SelfEdit; photo: KeptPhoto | null }) {
  const toast = useToast();
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [shelf] = useState(() => new PhotoShelf({ prepare: preparePhoto, urlOf: (file) => URL.createObjectURL(file), freeUrl: (url) => URL.revokeObjectURL(url) }, artists.photos, photo));
  const { profile, profileError } = useSyncExternalStore(shelf.subscribe, shelf.read, shelf.read);
  const submit = useUploadSubmit({ path: "/api/artist/update", method: "PUT", failed: TEXT.updateFailed }, shelf);
  const form = useForm<SelfEdit>({ resolver: zodResolver(schema as unknown as z.ZodType<SelfEdit, SelfEdit>, undefined, { raw: true }), defaultValues: values, shouldFocusError: false });
  useTypedWords(form, { name: "/api/artist/update self", initial: values, over: submit.phase === "done", editing: true });
  const { errors, submitCount } = form.formState;
  const busy = submit.phase !== "idle" && submit.phase !== "done";

  async function send(typed: SelfEdit) {
    const changed = FIELDS.filter((name) => typed[name] !== values[name]);
    const body = () => {
      const data = new FormData();
      for (const name of changed) data.append(name, typed[name]);
      const { file } = shelf.state.profile ?? {};
      if (file) data.append("image", file, file.name);
      return data;
    };
    const outcome = await submit.send({ body, content: () => [typed, shelf.state.profile?.id] });
    if (outcome === null) {
      toast.success(TEXT.updated);
      await revalidate();
    } else if (outcome === "cancelled") toast.info("Cancelled. Nothing you entered is lost.");
    else if (outcome !== "photos" && outcome !== "kept") {
      toast.error(TEXT.updateFailed);
      const wrong = outcome.fields;
      for (const name of FIELDS) if (wrong[name]) form.setError(name, { type: "server", message: wrong[name] });
      const image = wrong.image ?? wrong.profileImage;
      if (image) shelf.fail("profileError", image);
    }
  }
  const field = (name: (typeof FIELDS)[number]) => ({ ...form.register(name), error: errors[name]?.message, defaultValue: values[name] });
  const problems = [...listedErrors(errors, FIELDS), ...(profileError ? [{ field: "image", message: profileError }] : [])];
  return (
    <form className="artist-self" method="post" noValidate aria-label="Edit your profile" onSubmit={(event: FormEvent) => void form.handleSubmit(send)(event)}>
      <ErrorSummary errors={submitCount > 0 ? problems : []} attempt={submitCount} />
      <fieldset className="grid gap-5" disabled={!hydrated || busy}>
        <TextField label="Name" autoComplete="name" {...field("name")} />
        <TextField label="Email" type="email" inputMode="email" autoComplete="email" {...field("email")} />
        <TextField label="Phone" type="tel" inputMode="tel" autoComplete="tel" {...field("phone")} />
        <TextArea label="Bio" optional rows={6} hint={`At least ${ARTIST_LENGTHS.descriptionMin} characters: it stands on your page as About.`} {...field("bio")} />
        <ShelfProfileField shelf={shelf} label="Image" name="image" optional hint="JPEG, PNG or WebP, less than 25 MB." />
      </fieldset>
      <FailureNotice failure={submit.failure} />
      <div className="artist-send">{busy ? <UploadProgress state={submit} photoCount={profile ? 1 : 0} onCancel={submit.cancel} /> : <Button type="submit">{submit.failure ? "Try again" : "Save changes"}</Button>}</div>
    </form>
  );
}
