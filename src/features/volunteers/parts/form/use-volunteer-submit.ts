import { useState } from "react";
import { useUploadSubmit } from "../../../../ui/use-upload-submit.ts";
import { VOLUNTEER_MESSAGES as TEXT } from "../../volunteer-messages.ts";
import type { FormOutput } from "./form-values.ts";
import type { PhotoShelf } from "./photo-shelf.ts";
import { bodyOf, callOf, contentOf, type FormMode } from "./volunteer-call.ts";

export type { SubmitFailure, SubmitState } from "../../../../ui/use-upload-submit.ts";

/** Sends the volunteer's form and its photos. */
export function useVolunteerSubmit(mode: FormMode, shelf: PhotoShelf, onDone: () => void) {
  // The page may ask anew while the form keeps what it began with: a later version would claim that it has seen the change.
  const [basedOn] = useState(mode.kind === "edit" ? mode.version : undefined);
  const own = mode.kind === "register" ? { failed: TEXT.registrationFailed } : { failed: TEXT.updateFailed, basedOn, onArrived: onDone };
  const upload = useUploadSubmit({ ...callOf(mode), ...own }, shelf);
  return { ...upload, send: (output: FormOutput) => upload.send({ body: () => bodyOf(mode, output, shelf.state), content: () => contentOf(output, shelf.state) }) };
}
