import { useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { OTP } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { TextField } from "../../../ui/fields.tsx";
import { useToast } from "../../../ui/toast.tsx";

/** For an e-mail that nobody has proven yet: what waits for it, a code, and its field. */
export function ProveEmail({ email }: { email: string }) {
  const [sessionId, setSessionId] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();

  async function ask() {
    setBusy(true);
    const result = await call<{ message: string; sessionId: string }>("/api/account/email-code", { method: "POST" });
    setBusy(false);
    if (!result.ok) return toast.error(result.error);
    setError(undefined);
    setSessionId(result.data.sessionId);
    toast.success(result.data.message);
  }
  async function prove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const otp = String(new FormData(event.currentTarget).get("email-otp") ?? "");
    setBusy(true);
    const result = await call<{ message: string }>("/api/account/prove-email", { body: { otp, sessionId } });
    setBusy(false);
    if (!result.ok) return setError(result.fields["otp"] ?? result.error);
    toast.success(result.data.message);
    await revalidate();
  }
  return (
    <section className="panel" aria-labelledby="prove-email">
      <h3 id="prove-email">{say("Prove your e-mail")}</h3>
      <p className="soft my-2">
        {say("Until a code proves {email}, no mails about requests and money go there.", { email })}
      </p>
      {sessionId === null ? (
        <Button slim busy={busy} busyLabel={say("Sending…")} onClick={() => void ask()}>
          {say("Send me a code")}
        </Button>
      ) : (
        <form noValidate className="stack" onSubmit={(event) => void prove(event)}>
          <TextField
            label={say("Code sent to {email}", { email })}
            name="email-otp"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={OTP.digits + 1}
            error={error}
          />
          <div>
            <Button type="submit" slim busy={busy} busyLabel={say("Checking…")}>
              {say("Prove it")}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
