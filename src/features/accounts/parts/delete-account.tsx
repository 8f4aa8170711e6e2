import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { OTP } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { PasswordField, TextField } from "../../../ui/fields.tsx";
import { leave } from "../../../ui/leaving.ts";
import { discardAllOf } from "../../../ui/offline/outbox.ts";
import { useToast } from "../../../ui/toast.tsx";
import { viewerHere } from "../../../ui/viewer-here.ts";
import { CLOSING_TEXT as TEXT } from "../closing-model.ts";
import { GRACE_DAYS } from "../retention.ts";

const FORM = "delete-account-form";

/** 'Delete my account': says what happens, asks for the password or a code, and leaves. */
export function DeleteAccount({ mobile }: { mobile: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>
        {say(
          "What you offer leaves the site at once. For {days} days a login brings everything back; then your account, your profile and your photos are erased. Requests stay with the people you dealt with, without your name, and so do your reviews.",
          { days: GRACE_DAYS },
        )}
      </p>
      <div>
        <Button variant="line" onClick={() => setOpen(true)}>
          {say("Delete my account")}
        </Button>
      </div>
      {open ? <DeleteDialog mobile={mobile} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function DeleteDialog({ mobile, onClose }: { mobile: string; onClose: () => void }) {
  const [code, setCode] = useState<{ sessionId: string } | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState<"code" | "close" | null>(null);
  const navigate = useNavigate();
  const toast = useToast();
  const field = code ? "otp" : "password";

  function refuse(message: string) {
    setErrors({ [field]: message });
    setAttempt(attempt + 1);
  }
  async function askForCode() {
    setBusy("code");
    const result = await call<{ message: string; sessionId: string }>("/api/account/close-code", { method: "POST" });
    setBusy(null);
    if (!result.ok) return toast.error(result.error || TEXT.failed);
    setErrors({});
    setCode({ sessionId: result.data.sessionId });
    toast.success(result.data.message);
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const typed = String(new FormData(event.currentTarget).get(`closing-${field}`) ?? "");
    if (typed.trim() === "") return refuse(TEXT.proof);
    setBusy("close");
    const result = await call<{ message: string }>("/api/account/close", {
      body: code ? { otp: typed, sessionId: code.sessionId } : { password: typed },
    });
    if (result.ok) {
      toast.success(result.data.message);
      leave();
      void discardAllOf(viewerHere());
      await navigate("/", { replace: true });
      return;
    }
    setBusy(null);
    refuse(result.fields[field] ?? result.error ?? TEXT.failed);
  }

  const footer = (
    <>
      <Button variant="line" onClick={onClose}>
        {say("Cancel")}
      </Button>
      <Button type="submit" form={FORM} className="danger" busy={busy === "close"} busyLabel={say("Deleting…")}>
        {say("Delete my account")}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={() => (busy ? undefined : onClose())}
      title={say("Delete your account?")}
      footer={footer}
      size="narrow"
    >
      <form id={FORM} noValidate className="stack" onSubmit={(event) => void submit(event)}>
        <p>
          {say(
            "You are signed out everywhere, and nobody can find or ask you any more. Log in within {days} days if you change your mind.",
            { days: GRACE_DAYS },
          )}
        </p>
        <ErrorSummary
          errors={Object.entries(errors).map(([name, message]) => ({ field: `closing-${name}`, message }))}
          attempt={attempt}
        />
        {code ? (
          <TextField
            label={say("Code sent to {mobile}", { mobile })}
            name="closing-otp"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={OTP.digits + 1}
            error={errors.otp}
          />
        ) : (
          <>
            <PasswordField label={say("Your password")} name="closing-password" error={errors.password} />
            <div>
              <Button
                variant="line"
                slim
                busy={busy === "code"}
                busyLabel={say("Sending…")}
                onClick={() => void askForCode()}
              >
                {say("Send me a code instead")}
              </Button>
            </div>
          </>
        )}
      </form>
    </Dialog>
  );
}
