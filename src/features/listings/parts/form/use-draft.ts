import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { draftPhotos, dropDraftPhotos, keepDraftPhotos } from "../../../../ui/offline/draft-photos.ts";
import { leaving } from "../../../../ui/leaving.ts";
import { decodeDraft, draftKey, encodeDraft } from "./draft.ts";
import type { PhotoShelf } from "../../../../ui/photo-shelf.ts";
import type { FormValues } from "../../fields/field.ts";
import type { FormPlan } from "../../form-plan.ts";

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
type Options = {
  plan: FormPlan;
  form: UseFormReturn<FormValues>;
  shelf: PhotoShelf;
  initial: FormValues;
  /** null: keep none. */ userId: string | null;
  step: number;
  /** Leads to a step, in the place of the first one. @returns whether it does */
  onReturn: (step: number) => boolean;
};

/**
 * Keeps what is typed in this browser, and brings it back. `found` is the draft that was restored.
 * `forget` empties the form; `stop` removes the draft after a success.
 */
export function useDraft({ plan, form, shelf, initial, userId, step, onReturn }: Options) {
  const [found, setFound] = useState<KeptDraft | null>(null);
  const place = userId && draftKey(plan.category, userId);
  const stopped = useRef(false);
  const first = useRef(initial);
  // The page may ask anew while somebody types: a draft is laid over the form once, when the form begins.
  const fields = useRef(plan.fields);
  // Photos named by a restored draft stay named until others are chosen.
  const oldPhotos = useRef<string[]>([]);
  const at = useRef(step);
  const back = useEffectEvent(onReturn);
  useEffect(() => {
    if (!place) return;
    let here = true;
    const draft = attempt(() => decodeDraft(localStorage.getItem(place), fields.current, first.current, Date.now()));
    if (!draft) return;
    form.reset(draft.values, { keepDefaultValues: true });
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
      const draft = {
        values: form.getValues(),
        photos: shelf.names.length > 0 ? shelf.names : oldPhotos.current,
        step: at.current,
        savedAt: Date.now(),
      };
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
