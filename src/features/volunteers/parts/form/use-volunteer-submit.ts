import { useRef, useState } from "react";
import { call, NETWORK_ERROR, type CallFailure } from "../../../../ui/call.ts";
import { useSubmissionKey } from "../../../../ui/use-submission-key.ts";
import { VOLUNTEER_MESSAGES as TEXT } from "../../volunteer-messages.ts";
import type { FormOutput } from "./form-values.ts";
import type { PhotoShelf } from "./photo-shelf.ts";
import { bodyOf, callOf, contentOf, type FormMode } from "./volunteer-call.ts";

/** preparing: photos are still being made smaller. saving: everything has arrived, the server works. */
export type SubmitPhase = "idle" | "preparing" | "uploading" | "saving" | "done";
export type SubmitFailure = { text: string; detail: string; status: number };
export type SubmitState = { phase: SubmitPhase; /** 0 to 1. */ share: number; failure: SubmitFailure | null };

const idle: SubmitState = { phase: "idle", share: 0, failure: null };

/** What a failed call says: the server's words, else the specification's; a broken connection is explained below them. */
function failureOf(mode: FormMode, { status, error }: CallFailure): SubmitFailure {
  const words = mode.kind === "register" ? TEXT.registrationFailed : TEXT.updateFailed;
  if (status === 0) return { status, text: words, detail: NETWORK_ERROR };
  return { status, text: error || words, detail: "" };
}

/** Sends the form with progress, cancel and safe retry: sent again unchanged, it is one and the same submission. */
export function useVolunteerSubmit(mode: FormMode, shelf: PhotoShelf) {
  const [state, setState] = useState<SubmitState>(idle);
  const keyOf = useSubmissionKey();
  const abort = useRef<AbortController | null>(null);

  /** null when it went through; 'cancelled' by the person; 'photos' when one turned out unusable; else what was wrong by field. */
  async function send(output: FormOutput): Promise<null | "cancelled" | "photos" | { failure: SubmitFailure; fields: Record<string, string> }> {
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
    const result = await call<unknown>(callOf(mode).path, {
      method: callOf(mode).method,
      body: bodyOf(mode, output, shelf.state),
      key: keyOf(contentOf(output, shelf.state)),
      signal: controller.signal,
      onProgress: (share) => setState({ phase: share < 1 ? "uploading" : "saving", share, failure: null }),
    });
    if (controller.signal.aborted) return "cancelled";
    if (result.ok) {
      setState({ phase: "done", share: 1, failure: null });
      return null;
    }
    const failure = failureOf(mode, result);
    setState({ phase: "idle", share: 0, failure });
    return { failure, fields: result.fields };
  }

  function cancel() {
    abort.current?.abort();
    setState(idle);
  }
  return { ...state, send, cancel };
}
