import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { draftPhotos, dropDraftPhotos, keepDraftPhotos } from "../../../../ui/offline/draft-photos.ts";
import { leaving } from "../../../../ui/leaving.ts";
import { wordsOf } from "../../../../ui/typed-words.ts";
import { decodeDraft, draftKey, encodeDraft, type TakesBack } from "./draft.ts";
import type { PhotoShelf } from "../../../../ui/photo-shelf.ts";
import type { FormValues } from "../../fields/field.ts";

const WAIT_MS = 400;

/** Storage may be switched off or full: a draft is a comfort, the form works without. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** What was made smaller is a JPEG by now. */
const bareName = (name: string) => name.replace(/\.[^.]*$/, "");

/** `photos`: those that are to be chosen again; `at`: the step to which it leads, null for the one in sight. */
export type KeptDraft = { savedAt: number; photos: string[]; at: number | null };
export type DraftOptions = {
  /** Which form it is: the category that is registered, or the call of an application. */
  name: string;
  form: Pick<UseFormReturn<FormValues>, "getValues" | "reset" | "subscribe">;
  takes: TakesBack;
  shelf: PhotoShelf;
  initial: FormValues;
  /** null: keep none. */ userId: string | null;
  /** The step in sight, of a form that has several. */
  step?: number;
  /** Leads to a step, in the place of the first one. @returns whether it does */
  onReturn?: (step: number) => boolean;
};

/**
 * Keeps what is typed in this browser, and brings it back. `found` is the draft that was restored.
 * `forget` empties the form; `stop` removes the draft after a success.
 */
export function useDraft({
  name,
  form,
  takes,
  shelf,
  initial,
  userId,
  step = 0,
  onReturn = () => false,
}: DraftOptions) {
  const [found, setFound] = useState<KeptDraft | null>(null);
  const place = userId && draftKey(name, userId);
  const stopped = useRef(false);
  const first = useRef(initial);
  // The page may ask anew while somebody types: a draft is laid over the form once, when the form begins.
  const takesBack = useRef(takes);
  // Photos named by a restored draft stay named until others are chosen.
  const oldPhotos = useRef<string[]>([]);
  const at = useRef(step);
  /** There are words that nobody has heard being typed. */
  const unkept = useRef(false);
  const back = useEffectEvent(onReturn);
  useEffect(() => {
    if (!place) return;
    let here = true;
    const draft = attempt(() => decodeDraft(localStorage.getItem(place), takesBack.current, first.current, Date.now()));
    // What stands there already was typed later, before the script came or in a form that was sent back.
    const later = wordsOf(form.getValues(), first.current) as FormValues;
    unkept.current = Object.keys(later).length > 0;
    if (!draft) return;
    form.reset({ ...draft.values, ...later }, { keepDefaultValues: true });
    oldPhotos.current = draft.photos;
    const returned = back(draft.step) ? draft.step : null;
    const tell = (photos: string[]) => setFound({ savedAt: draft.savedAt, photos, at: returned });
    if (draft.photos.length === 0) tell([]);
    else
      draftPhotos(place, Date.now())
        .catch(() => null)
        .then((kept) => {
          // Chosen anew meanwhile: those count.
          if (!here || shelf.names.length > 0) return;
          if (kept?.profile) shelf.setProfile(kept.profile);
          if (kept?.gallery.length) shelf.addGallery(kept.gallery);
          const names = shelf.names.map(bareName);
          tell(draft.photos.filter((name) => !names.includes(bareName(name))));
        });
    return () => {
      here = false;
    };
  }, [form, place, shelf]);

  // Whoever goes on without typing comes back there, too.
  useEffect(() => {
    at.current = step;
    if (!place || stopped.current) return;
    attempt(() => {
      const kept = localStorage.getItem(place);
      if (kept) localStorage.setItem(place, JSON.stringify({ ...(JSON.parse(kept) as object), step }));
    });
  }, [place, step]);

  useEffect(() => {
    if (!place) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      if (stopped.current) return;
      const values = form.getValues();
      const photos = shelf.names.length > 0 ? shelf.names : oldPhotos.current;
      // Sent or emptied: a form that is as it began is no draft.
      if (photos.length === 0 && Object.keys(wordsOf(values, first.current)).length === 0) {
        attempt(() => localStorage.removeItem(place));
        return;
      }
      const draft = { values, photos, step: at.current, savedAt: Date.now() };
      attempt(() => localStorage.setItem(place, encodeDraft(draft)));
    };
    // As they will be sent: made smaller already. One writing after the other, the last one last.
    let writing = Promise.resolve();
    const savePhotos = () => {
      if (shelf.preparing || stopped.current) return;
      const { profile, gallery } = shelf.state;
      const photos = { profile: profile?.file ?? null, gallery: gallery.flatMap(({ file }) => file ?? []) };
      const names = shelf.names;
      writing = writing
        .then(() => (stopped.current ? undefined : keepDraftPhotos(place, photos, Date.now())))
        .then(() => {
          oldPhotos.current = names;
        })
        .catch(() => {});
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(save, WAIT_MS);
    };
    const now = () => {
      if (timer !== undefined) save();
    };
    if (unkept.current) soon();
    unkept.current = false;
    // Only what the person does is kept: restoring and clearing name no field.
    const stopForm = form.subscribe({ formState: { values: true }, callback: ({ name }) => name && soon() });
    const stopShelf = shelf.subscribe(() => {
      soon();
      savePhotos();
    });
    addEventListener("pagehide", now);
    const stopLeaving = leaving(() => {
      stopped.current = true;
    });
    return () => {
      stopLeaving();
      now();
      stopForm();
      stopShelf();
      removeEventListener("pagehide", now);
    };
  }, [form, shelf, place]);

  const remove = useCallback(() => {
    if (place) {
      attempt(() => localStorage.removeItem(place));
      dropDraftPhotos(place).catch(() => {});
    }
    setFound(null);
  }, [place]);
  const forget = useCallback(() => {
    oldPhotos.current = [];
    form.reset(first.current);
    const { profile, gallery } = shelf.state;
    for (const photo of [profile, ...gallery]) if (photo) shelf.remove(photo.id);
    remove();
  }, [form, shelf, remove]);
  const stop = useCallback(() => {
    stopped.current = true;
    remove();
  }, [remove]);
  return { found, forget, stop };
}
