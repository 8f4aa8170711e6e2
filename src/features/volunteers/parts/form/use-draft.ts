import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { leaving } from "../../../../ui/leaving.ts";
import { decodeDraft, draftKey, encodeDraft } from "./draft.ts";
import type { FormOutput, FormValues } from "./form-values.ts";
import type { PhotoShelf } from "./photo-shelf.ts";

const WAIT_MS = 400;

/** Storage may be switched off or full: a draft is a comfort, the form works without. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

export type KeptDraft = { savedAt: number; photos: string[] };
type Options = { form: UseFormReturn<FormValues, unknown, FormOutput>; shelf: PhotoShelf; initial: FormValues; /** null: keep none. */ userId: string | null };

/**
 * Keeps what is typed in this browser, and brings it back. `found` is the draft that was restored.
 * `forget` empties the form; `stop` removes the draft after a success.
 */
export function useDraft({ form, shelf, initial, userId }: Options) {
  const [found, setFound] = useState<KeptDraft | null>(null);
  const stopped = useRef(false);
  const first = useRef(initial);
  // Photos named by a restored draft stay named until others are chosen.
  const oldPhotos = useRef<string[]>([]);

  useEffect(() => {
    if (!userId) return;
    const draft = attempt(() => decodeDraft(localStorage.getItem(draftKey(userId)), first.current, Date.now()));
    if (!draft) return;
    form.reset(draft.values, { keepDefaultValues: true });
    oldPhotos.current = draft.photos;
    setFound({ savedAt: draft.savedAt, photos: draft.photos });
  }, [form, userId]);

  useEffect(() => {
    if (!userId) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      if (stopped.current) return;
      const draft = { values: form.getValues(), photos: shelf.names.length > 0 ? shelf.names : oldPhotos.current, savedAt: Date.now() };
      attempt(() => localStorage.setItem(draftKey(userId), encodeDraft(draft)));
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
    const stopShelf = shelf.subscribe(soon);
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
  }, [form, shelf, userId]);

  const remove = useCallback(() => {
    if (userId) attempt(() => localStorage.removeItem(draftKey(userId)));
    setFound(null);
  }, [userId]);
  const forget = useCallback(() => {
    oldPhotos.current = [];
    form.reset(first.current);
    remove();
  }, [form, remove]);
  const stop = useCallback(() => {
    stopped.current = true;
    remove();
  }, [remove]);
  return { found, forget, stop };
}
