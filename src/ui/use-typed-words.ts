import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { typedEarly } from "./typed-early.ts";
import { leaving } from "./leaving.ts";
import {
  dropWords,
  keepWords,
  slotOf,
  placeOfReturned,
  readReturned,
  readWords,
  tabStore,
  type Words,
} from "./typed-words.ts";
import { viewerHere } from "./viewer-here.ts";

const WAIT_MS = 400;

export interface TypedWordsOptions {
  /** Which form it is: the call that it goes to. null: none of it is kept. */
  name: string | null;
  /** What stood in it at first. */
  initial: Words;
  /** It has gone through: nothing of it is kept any more. */
  over?: boolean;
  /** An edit form: left for another page of the site, it begins anew from what is saved. So does any form while nobody is signed in. */
  editing?: boolean;
}
type Typed = { read: () => Words | null; keepSoon: (values: () => Words) => void; forget: () => void };

/** The words of one form, kept in the tab as they are typed; what a form without react-hook-form needs of this file. */
export function useKeptTyping({ name, initial, over = false, editing = false }: TypedWordsOptions): Typed {
  const [first] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<(() => void) | null>(null);
  const known = useRef<{ name: string | null; owner: string; place: string; returned: string } | null>(null);
  /** Whoever was there when the form came stays its writer. */
  const where = useCallback(() => {
    if (known.current?.name === name) return known.current;
    const owner = viewerHere();
    const now = {
      name,
      owner,
      place: slotOf(name ?? "", owner, first),
      returned: placeOfReturned(name ?? "", location.pathname + location.search),
    };
    known.current = now;
    return now;
  }, [name, first]);

  const read = useCallback(() => {
    if (!name) return null;
    const { owner, place, returned } = where();
    return (
      readReturned(tabStore(), returned, owner, first, Date.now()) ?? readWords(tabStore(), place, first, Date.now())
    );
  }, [name, where, first]);
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    pending.current = null;
    if (!name) return;
    for (const place of [where().place, where().returned]) dropWords(tabStore(), place);
  }, [name, where]);
  const keepSoon = useCallback(
    (values: () => Words) => {
      if (!name) return;
      const { owner, place, returned } = where();
      pending.current = () => {
        pending.current = null;
        keepWords(tabStore(), place, { owner, at: Date.now(), values: values(), initial: first });
        // What came back stands in the form, and has been written on.
        dropWords(tabStore(), returned);
      };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => pending.current?.(), WAIT_MS);
    },
    [name, where, first],
  );

  useEffect(() => {
    const now = () => {
      clearTimeout(timer.current);
      pending.current?.();
    };
    const drop = () => {
      clearTimeout(timer.current);
      pending.current = null;
    };
    addEventListener("pagehide", now);
    const stop = leaving(drop);
    return () => {
      now();
      stop();
      removeEventListener("pagehide", now);
      if (editing || where().owner === "") forget();
    };
  }, [editing, where, forget]);
  useEffect(() => {
    if (over) forget();
  }, [over, forget]);
  return { read, keepSoon, forget };
}

/** One text box whose words are kept as they are typed, and put back after a reload. @param name of its form */
export function useKeptBox(name: string) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { read, keepSoon, forget } = useKeptTyping({ name, initial: { text: "" } });
  useEffect(() => {
    const before = read()?.["text"];
    if (box.current && box.current.value === "" && typeof before === "string") box.current.value = before;
  }, [read]);
  const keep = () => keepSoon(() => ({ text: box.current?.value ?? "" }));
  /** It stands empty, and nothing is kept. */
  const sent = () => {
    forget();
    if (box.current) box.current.value = "";
  };
  return { box, keep, sent };
}

/**
 * Keeps what is typed into a form over a reload, and brings it back. `forget` when it was sent, or when it is emptied.
 * Photos have to be chosen again. With `box`, the form on the page, what was typed before its script came stays too.
 */
export function useTypedWords<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "getValues" | "reset" | "setValue" | "subscribe">,
  { box, ...options }: TypedWordsOptions & { box?: RefObject<HTMLFormElement | null> },
): { forget: () => void } {
  const { read, keepSoon, forget } = useKeptTyping(options);
  const { getValues, reset, setValue, subscribe } = form;
  const begun = useRef(false);
  // Before it is painted: what was typed meanwhile must not vanish from under the fingers.
  useLayoutEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const words = read();
    if (words) reset(words as Values, { keepDefaultValues: true });
    const early = Object.entries(typedEarly(box?.current ?? null)).filter(([name]) => name in getValues());
    for (const [name, value] of early)
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    if (early.length > 0) keepSoon(getValues);
  }, [box, read, reset, setValue, getValues, keepSoon]);
  // Only what the person does is kept: restoring and emptying name no field.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name }) => (name ? keepSoon(getValues) : undefined) }),
    [subscribe, keepSoon, getValues],
  );
  return { forget };
}
