import { useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { OTP } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { PasswordField, TextField } from "../../../ui/fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useRefusals } from "../../../ui/use-refusals.tsx";
import { PAYEE_TEXT, type OwnPayee } from "../payee-model.ts";
import { PAYEE_REST_HOURS } from "../payment-model.ts";

/** UPI id, account, and the proof that it is oneself: the password, and a code by SMS. */
export function PayeeForm({
  begins,
  name,
  mobile,
  changes,
}: {
  begins: OwnPayee | null;
  name: string;
  mobile: string;
  changes: boolean;
}) {
  const [sessionId, setSessionId] = useState("");
  const [busy, setBusy] = useState<"code" | "save" | null>(null);
  const { errors, summary, refuse, clear } = useRefusals();
  const { revalidate } = useRevalidator();
  const toast = useToast();

  async function askForCode() {
    setBusy("code");
    const result = await call<{ message: string; sessionId: string }>("/api/account/payee-code", { method: "POST" });
    setBusy(null);
    if (!result.ok) return toast.error(result.error || say(PAYEE_TEXT.failed));
    setSessionId(result.data.sessionId);
    toast.success(result.data.message);
  }
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget).entries());
    setBusy("save");
    const result = await call<{ message: string }>("/api/account/payee", {
      method: "PUT",
      body: { ...typed, merchant: typed["merchant"] === "on", sessionId },
    });
    setBusy(null);
    if (!result.ok) return refuse({ error: result.error || say(PAYEE_TEXT.failed), fields: result.fields });
    clear();
    setSessionId("");
    toast.success(result.data.message);
    await revalidate();
  }

  return (
    <form
      method="post"
      noValidate
      className="note-payment"
      aria-label={say("How you are paid")}
      onSubmit={(event) => void save(event)}
    >
      {summary}
      <TextField
        label={say("Name on the account")}
        name="name"
        autoComplete="name"
        defaultValue={begins?.name ?? name}
        error={errors["name"]}
      />
      <TextField
        label={say("UPI id")}
        name="upi"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={say("Such as {example}", { example: "name@bank" })}
        defaultValue={begins?.upi ?? ""}
        optional
        error={errors["upi"]}
      />
      <label className="check">
        <input type="checkbox" name="merchant" defaultChecked={begins?.merchant ?? false} />
        <span>{say("This is a merchant UPI id. UPI apps can then open it from a link.")}</span>
      </label>
      <TextField
        label={say("Account number")}
        name="account"
        inputMode="numeric"
        autoComplete="off"
        hint={
          begins?.account
            ? say("Now {account}; write it again to keep it.", { account: begins.account })
            : say("For amounts above ₹1 lakh.")
        }
        optional
        error={errors["account"]}
      />
      <TextField
        label="IFSC"
        name="ifsc"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        optional
        error={errors["ifsc"]}
      />
      <fieldset className="prove">
        <legend>{say("Confirm that it is you")}</legend>
        <PasswordField label={say("Your password")} name="password" error={errors["password"]} />
        <div className="code-line">
          <TextField
            label={say("Code")}
            hint={sessionId ? say("Sent to {mobile}", { mobile }) : say("We send it to {mobile}.", { mobile })}
            name="otp"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={OTP.digits + 1}
            error={errors["otp"]}
          />
          <Button
            variant="line"
            slim
            busy={busy === "code"}
            busyLabel={say("Sending…")}
            onClick={() => void askForCode()}
          >
            {sessionId ? say("Send another code") : say("Send me the code")}
          </Button>
        </div>
      </fieldset>
      <div>
        <Button type="submit" busy={busy === "save"} busyLabel={say("Saving…")}>
          {say("Save")}
        </Button>
      </div>
      {changes ? (
        <p className="small soft">
          {say(
            "A change counts after {n} hours, and everybody with an open booking is told: so that nobody who has your password can lead your money away.",
            { n: PAYEE_REST_HOURS },
          )}
        </p>
      ) : null}
    </form>
  );
}
