import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { call, type CallFailure } from "./call.ts";
import { forgetReturned } from "./offline/outbox.ts";
import { useKeptHere } from "./offline/use-kept-here.ts";
import type { PhotoShelf } from "./photo-shelf.ts";
import { useSubmissionKey } from "./use-submission-key.ts";

/**
 * preparing: photos are still being made smaller. saving: everything has arrived, the server works.
 * kept: it waits on this device until the network is back; what was typed and chosen is still in the form.
 */
export type SubmitPhase = "idle" | "preparing" | "uploading" | "saving" | "done" | "kept";
export type SubmitFailure = { text: string; detail: string; status: number };
export type SubmitState = { phase: SubmitPhase; /** 0 to 1. */ share: number; failure: SubmitFailure | null };

/**
 * Where a form goes, and its text where a failure brings none. Kept while the browser is offline is what creates
 * something (POST), and a change that names the version which it began with. `onArrived`: it was kept, and has gone out
 * while the page was open; without it the page asks anew what it shows.
 */
export type UploadTarget = {
  path: string;
  method: "POST" | "PUT";
  failed: string;
  basedOn?: string;
  onArrived?: () => void;
};
/** `body` is made once the photos are ready; `content` is the same for the same submission; `typed` is what the inputs hold. */
export type UploadOf = { body: () => FormData; content: () => unknown; typed?: () => Record<string, unknown> };
/** null when it went through; 'cancelled' by the person; 'photos' when one turned out unusable; 'kept' until the network is back; else what was wrong by field. */
export type UploadOutcome =
  null | "cancelled" | "photos" | "kept" | { failure: SubmitFailure; fields: Record<string, string> };

const idle: SubmitState = { phase: "idle", share: 0, failure: null };

/** What a failed call says: the server's words, else the specification's; a broken connection is explained below them. */
function failureOf(words: string, { status, error }: CallFailure): SubmitFailure {
  if (status === 0) return { status, text: words, detail: error };
  return { status, text: error || words, detail: "" };
}

/** Sends a form with photos, with progress, cancel and safe retry: sent again unchanged, it is one and the same submission. */
export function useUploadSubmit({ path, method, failed, basedOn, onArrived }: UploadTarget, shelf: PhotoShelf) {
  const [state, setState] = useState<SubmitState>(idle);
  const keyOf = useSubmissionKey();
  const abort = useRef<AbortController | null>(null);
  const { revalidate } = useRevalidator();
  const keep = method === "POST" || basedOn !== undefined;
  /** How often it has gone through: the same words once more are another submission. */
  const times = useRef(0);
  const here = useKeptHere(keep ? path : null, () => {
    setState({ phase: "done", share: 1, failure: null });
    if (onArrived) onArrived();
    else void revalidate();
  });

  async function send({ body, content, typed }: UploadOf): Promise<UploadOutcome> {
    const controller = new AbortController();
    abort.current = controller;
    setState({ phase: "preparing", share: 0, failure: null });
    const waiting = shelf.preparing;
    await shelf.settled();
    if (controller.signal.aborted) return "cancelled";
    if (waiting && (shelf.state.profileError || shelf.state.galleryError)) {
      setState(idle);
      return "photos";
    }
    setState({ phase: "uploading", share: 0, failure: null });
    const key = keyOf([content(), times.current]);
    const result = await call<unknown>(path, {
      method,
      body: body(),
      key,
      keep,
      basedOn,
      typed: typed?.(),
      signal: controller.signal,
      onProgress: (share) => setState({ phase: share < 1 ? "uploading" : "saving", share, failure: null }),
    });
    if (controller.signal.aborted) return "cancelled";
    if (result.ok) {
      times.current += 1;
      if (keep) void forgetReturned(path);
      setState({ phase: "done", share: 1, failure: null });
      return null;
    }
    if (result.kept) {
      await here.look();
      setState(idle);
      return "kept";
    }
    const failure = failureOf(failed, result);
    setState({ phase: "idle", share: 0, failure });
    return { failure, fields: result.fields };
  }

  function cancel() {
    abort.current?.abort();
    setState(idle);
  }
  return { ...state, phase: here.waiting && state.phase !== "done" ? ("kept" as const) : state.phase, send, cancel };
}
