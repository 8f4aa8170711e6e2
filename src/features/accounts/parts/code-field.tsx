import { OTP } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { RotateCw } from "../../../ui/icons.tsx";
import type { Registered } from "../../../ui/light-form.ts";
import { useCodeFromMessage } from "./use-code-from-message.ts";

/** The one-time code: the phone offers the code of the message, the keyboard shows digits. */
export function CodeField({
  field,
  error,
  hint,
  onCode,
}: {
  field: Registered;
  /** The browser has read the code out of the message. */
  onCode: (code: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
}) {
  useCodeFromMessage(onCode);
  return (
    <TextField
      label={say("OTP")}
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      maxLength={OTP.digits}
      inputClassName="text-2xl font-semibold tracking-[.35em] tabular-nums"
      error={error}
      {...field}
    />
  );
}

export interface ResendProps {
  /** Seconds until a new code may be asked for. */
  wait: number;
  busy: boolean;
  onResend: () => void;
}

/** Asks for a new code; while one must wait, it says how long. */
export function ResendButton({ wait, busy, onResend }: ResendProps) {
  return (
    <Button variant="line" slim disabled={wait > 0} busy={busy} busyLabel={say("Sending...")} onClick={onResend}>
      <RotateCw className="icon" />
      <span className="tabular-nums">{wait > 0 ? say("Resend OTP in {wait} s", { wait }) : say("Resend OTP")}</span>
    </Button>
  );
}
