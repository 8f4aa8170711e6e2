import { zodResolver } from "@hookform/resolvers/zod";
import type { SubmitEvent } from "react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { FieldPath } from "react-hook-form";
import { z } from "zod";
import type { FormError } from "../../../../ui/error-summary.tsx";
import { preparePhoto } from "../../../../ui/photo-prepare.ts";
import type { KeptPhoto } from "../../../../ui/photo-shelf.ts";
import { PhotoShelf } from "../../../../ui/photo-shelf.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useTypedWords } from "../../../../ui/use-typed-words.ts";
import { useUploadSubmit } from "../../../../ui/use-upload-submit.ts";
import { artists } from "../../artist-category.ts";
import { ARTIST_FIELDS, ARTIST_MESSAGES as TEXT, ARTIST_REQUIRED as REQUIRED, artistFields, artistFormData } from "../../artist-model.ts";
import type { ArtistFormValues } from "../../artist-model.ts";

export type ArtistField = keyof ArtistFormValues;
/** Photos of the profile as it stands. */
export type KeptPhotos = { profile: KeptPhoto | null; gallery: readonly KeptPhoto[] };

export interface ArtistFormOptions {
  mode: "register" | "edit";
  /** The fields that this form shows and sends, in their order. */
  fields: readonly ArtistField[];
  values: ArtistFormValues;
  /** Absent: the form has no photos. */
  photos?: KeptPhotos | undefined;
  /** What an edit began with. */
  version?: string | undefined;
  onDone: () => void;
}

type Values = Record<string, string | string[]>;
const REQUIRED_TEXTS = new Set<string>(Object.values(REQUIRED));

/** The errors of a form as a flat list in its order: lists carry theirs entry by entry. */
function flatErrors(errors: object, order: readonly string[]): FormError[] {
  const known = errors as Record<string, { message?: unknown; root?: { message?: unknown } } | undefined>;
  return order.flatMap((field) => {
    const error = known[field];
    const text = error?.message ?? error?.root?.message;
    if (typeof text === "string" && text) return [{ field: field === "videoLink" ? "videoLink.0" : field, message: text }];
    return Array.isArray(error) ? (error as ({ message?: string } | undefined)[]).flatMap((one, at) => (one?.message ? [{ field: `${field}.${at}`, message: one.message }] : [])) : [];
  });
}

/** An artist's form with photos: checks, sends with progress, and says what is wrong. Registration posts, an edit puts. */
export function useArtistForm({ mode, fields, values, photos, version, onDone }: ArtistFormOptions) {
  const toast = useToast();
  const [shelf] = useState(() => new PhotoShelf({ prepare: preparePhoto, urlOf: (file) => URL.createObjectURL(file), freeUrl: (url) => URL.revokeObjectURL(url) }, artists.photos, photos?.profile ?? null, photos?.gallery ?? []));
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState(false);
  const [schema] = useState(() => z.object(Object.fromEntries(fields.map((name) => [name, artistFields[name]]))));
  const shown = Object.fromEntries(fields.map((name) => [name, values[name]])) as Values;
  const form = useForm<Values>({ resolver: zodResolver(schema as unknown as z.ZodType<Values, Values>, undefined, { raw: true }), defaultValues: shown, shouldFocusError: false });
  const { errors, isDirty } = form.formState;
  const registering = mode === "register";
  const submit = useUploadSubmit(registering ? { path: "/api/artists/add", method: "POST", failed: TEXT.registrationFailed } : { path: "/api/artist/update", method: "PUT", failed: TEXT.updateFailed, basedOn: version, onArrived: onDone }, shelf);
  useTypedWords(form, { name: registering ? "/api/artists/add" : "/api/artist/update", initial: shown, over: submit.phase === "done", editing: !registering });
  const busy = submit.phase !== "idle" && submit.phase !== "done";

  function refuse() {
    setAsked(true);
    setAttempt((n) => n + 1);
  }
  /** False, and the message shown, where a registration has no profile photo. */
  function photoThere(): boolean {
    if (!registering || shelf.state.profile) return true;
    shelf.fail("profileError", REQUIRED.profileImage);
    return false;
  }
  function bodyOf(typed: Values): FormData {
    const body = artistFormData(typed as Partial<ArtistFormValues>);
    if (!photos) return body;
    const { profile, gallery, kept } = shelf.state;
    if (profile?.file) body.append("profileImage", profile.file, profile.file.name);
    for (const { file } of gallery) if (file) body.append("images", file, file.name);
    if (!registering) body.append("oldImages", JSON.stringify(kept.map(({ path }) => path)));
    return body;
  }
  async function send(typed: Values) {
    if (!photoThere()) return refuse();
    const { profile, gallery, kept } = shelf.state;
    const outcome = await submit.send({ body: () => bodyOf(typed), content: () => [typed, profile?.id, gallery.map(({ id }) => id), kept.map(({ path }) => path)], typed: () => typed });
    if (outcome === "cancelled") return toast.info("Cancelled. Nothing you entered is lost.");
    if (outcome === "photos") return refuse();
    if (outcome === "kept") return;
    if (outcome === null) {
      setAsked(false);
      toast.success(registering ? TEXT.registered : TEXT.updated);
      return onDone();
    }
    toast.error(outcome.failure.text);
    const { profileImage, images, ...others } = outcome.fields;
    if (profileImage) shelf.fail("profileError", profileImage);
    if (images) shelf.fail("galleryError", images);
    for (const [name, message] of Object.entries(others)) if (ARTIST_FIELDS.includes(name.split(".")[0] as ArtistField)) form.setError(name as FieldPath<Values>, { type: "server", message });
    if (Object.keys(outcome.fields).length > 0) refuse();
  }

  const { profileError, galleryError } = shelf.state;
  const photoErrors: FormError[] = [{ field: "profileImage", message: profileError }, { field: "images", message: galleryError }].filter(({ message }) => message);
  const all = asked ? [...flatErrors(errors, fields), ...photoErrors] : [];
  return {
    form,
    shelf,
    busy,
    submit,
    attempt,
    problems: all,
    title: all.some(({ message }) => REQUIRED_TEXTS.has(message)) ? TEXT.fillAll : undefined,
    unsaved: submit.phase !== "done" && (isDirty || shelf.changed),
    errorOf: (name: string) => flatErrors(errors, fields).find(({ field }) => field === name)?.message,
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      if (busy) return;
      void form.handleSubmit(send, () => {
        photoThere();
        refuse();
      })();
    },
  };
}

export type ArtistFormState = ReturnType<typeof useArtistForm>;
