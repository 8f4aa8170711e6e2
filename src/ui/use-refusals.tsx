import { useState } from "react";
import { FAILED } from "../domain/failed.ts";
import type { CallFailure } from "./call.ts";
import { ErrorSummary } from "./error-summary.tsx";

/** Why a form was refused, by field, with the summary that says so; what is no field's is the whole form's. */
export function useRefusals() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [attempt, setAttempt] = useState(0);
  return {
    errors,
    summary: (
      <ErrorSummary errors={Object.entries(errors).map(([field, message]) => ({ field, message }))} attempt={attempt} />
    ),
    refuse({ error, fields }: Pick<CallFailure, "error" | "fields">) {
      setAttempt((before) => before + 1);
      setErrors(Object.keys(fields).length > 0 ? fields : { "": error || FAILED });
    },
    clear: () => setErrors({}),
  };
}
