import { zodResolver } from "@hookform/resolvers/zod";
import { useState, useSyncExternalStore, type SubmitEvent } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { FormError } from "../../../ui/error-summary.tsx";
import { flatErrors } from "../../../ui/form-trouble.ts";
import { smallest } from "../../../ui/kept-photos.ts";
import { preparePhoto } from "../../../ui/photo-prepare.ts";
import { PhotoShelf } from "../../../ui/photo-shelf.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useTypedWords } from "../../../ui/use-typed-words.ts";
import { useUploadSubmit } from "../../../ui/use-upload-submit.ts";
import { COLUMN_FIELDS, OWN_LISTING_TEXT as TEXT, listingForm, type ListingFormValues } from "../listing-form-model.ts";
import type { EditableListing } from "../own-listing-types.ts";

const tools = { prepare: preparePhoto, urlOf: (file: File) => URL.createObjectURL(file), freeUrl: (url: string) => URL.revokeObjectURL(url) };

function shelfOf({ photoRules, profile, gallery }: EditableListing): PhotoShelf {
  const kept = gallery.map((photo) => ({ path: photo.src, previewUrl: smallest(photo) ?? photo.src }));
  return new PhotoShelf(tools, photoRules, profile && { path: profile.src, previewUrl: smallest(profile) ?? profile.src }, kept);
}

/** The shared edit form: checks by the schema of the call, sends fields and photos, tells what was wrong beside its field. */
export function useOwnListingForm(listing: EditableListing, onDone: () => void) {
  const { fields, photoRules } = listing;
  const toast = useToast();
  const [shelf] = useState(() => shelfOf(listing));
  const photos = useSyncExternalStore(shelf.subscribe, shelf.read, shelf.read);
  const [attempt, setAttempt] = useState(0);
  const form = useForm<ListingFormValues>({
    resolver: zodResolver(listingForm(fields) as unknown as z.ZodType<ListingFormValues, ListingFormValues>, undefined, { raw: true }),
    defaultValues: listing.values,
    shouldFocusError: false,
  });
  // The page may ask anew while the form keeps what it began with: a later version would claim that it has seen the change.
  const [basedOn] = useState(listing.version);
  const submit = useUploadSubmit({ path: `/api/listings/${listing._id}`, method: "PUT", basedOn, onArrived: onDone, failed: TEXT.updateFailed }, shelf);
  const done = submit.phase === "done";
  useTypedWords(form, { name: `/api/listings/${listing._id}`, initial: listing.values, over: done, editing: true });
  const busy = submit.phase !== "idle" && !done;
  const refuse = () => setAttempt((before) => before + 1);

  function bodyOf(values: ListingFormValues): FormData {
    const body = new FormData();
    for (const name of [...COLUMN_FIELDS, ...fields.map((field) => field.name)]) {
      const value = values[name];
      body.append(name, typeof value === "object" ? JSON.stringify(value) : String(value ?? ""));
    }
    const { profile, keptProfile, gallery, kept } = shelf.state;
    if (profile?.file) body.append(photoRules.profile.field, profile.file, profile.file.name);
    for (const { file } of gallery) if (file) body.append(photoRules.gallery.field, file, file.name);
    body.append("oldImages", JSON.stringify(kept.map(({ path }) => path)));
    body.append("keepExistingPhoto", String(keptProfile !== null && profile === null));
    return body;
  }
  async function send(values: ListingFormValues) {
    const { profile, keptProfile, gallery, kept } = shelf.state;
    const outcome = await submit.send({ body: () => bodyOf(values), content: () => [values, profile?.id, keptProfile?.path, gallery.map(({ id }) => id), kept.map(({ path }) => path)] });
    if (outcome === "cancelled") return toast.info("Cancelled. Nothing you entered is lost.");
    if (outcome === "photos") return refuse();
    if (outcome === "kept") return;
    if (outcome === null) {
      toast.success(listing.status === "rejected" && listing.own ? TEXT.resent : TEXT.updated);
      return onDone();
    }
    toast.error(outcome.failure.text);
    const { [photoRules.profile.field]: profileError, [photoRules.gallery.field]: galleryError, ...others } = outcome.fields;
    if (profileError) shelf.fail("profileError", profileError);
    if (galleryError) shelf.fail("galleryError", galleryError);
    for (const [name, message] of Object.entries(others)) form.setError(name, { type: "server", message });
    if (Object.keys(outcome.fields).length > 0) refuse();
  }

  const order: string[] = ["title", ...fields.map(({ name }) => name), ...COLUMN_FIELDS];
  const place = ({ field }: FormError) => order.indexOf(field.split(".")[0] ?? "");
  const photoErrors: FormError[] = [{ field: photoRules.profile.field, message: photos.profileError }, { field: photoRules.gallery.field, message: photos.galleryError }].filter(({ message }) => message);
  return {
    form: form as UseFormReturn<ListingFormValues>,
    shelf,
    submit,
    busy,
    done,
    attempt,
    photoCount: [photos.profile, ...photos.gallery].filter(Boolean).length,
    problems: attempt === 0 ? [] : [...flatErrors(form.formState.errors).sort((a, b) => place(a) - place(b)), ...photoErrors],
    unsaved: !done && (form.formState.isDirty || shelf.changed),
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      if (!busy && !done) void form.handleSubmit(send, refuse)();
    },
  };
}
