import { useState } from "react";
import { formatInstant } from "../../../domain/dates.ts";
import { FAILED } from "../../../domain/failed.ts";
import { say } from "../../../domain/words/say.ts";
import { call } from "../../../ui/call.ts";
import { CheckField } from "../../../ui/choice-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { CONSENT_WORDS, type ConsentPurpose, type ConsentView } from "../consent-model.ts";

function when({ given, givenAt, withdrawnAt, version }: ConsentView): string {
  if (!given && withdrawnAt) return say("Taken back on {when}.", { when: formatInstant(new Date(withdrawnAt)) });
  if (!given) return say("You have not agreed to this.");
  return givenAt
    ? say("Given on {when}, to version {version} of the Privacy Policy.", {
        when: formatInstant(new Date(givenAt)),
        version: String(version),
      })
    : say("Given with your registration.");
}

/** What the person agreed to, by purpose, each with the switch that takes it back as easily as it was given. */
export function Consents({ initial }: { initial: readonly ConsentView[] }) {
  const [consents, setConsents] = useState(initial);
  const [busy, setBusy] = useState<ConsentPurpose | null>(null);
  const hydrated = useHydrated();
  const toast = useToast();

  async function change(purpose: ConsentPurpose, given: boolean) {
    const before = consents;
    setBusy(purpose);
    setConsents(before.map((one) => (one.purpose === purpose ? { ...one, given } : one)));
    const result = await call<{ message: string; consents: ConsentView[] }>(`/api/account/consents/${purpose}`, {
      method: "PUT",
      body: { given },
    });
    setBusy(null);
    if (!result.ok) {
      setConsents(before);
      return toast.error(result.error || FAILED);
    }
    setConsents(result.data.consents);
    toast.success(result.data.message);
  }

  return (
    <ul className="grid gap-6">
      {consents.map((consent) => {
        const { label, text, withdrawing } = CONSENT_WORDS[consent.purpose];
        return (
          <li key={consent.purpose} className="grid gap-1 border-b border-line pb-5">
            {consent.withdrawable ? (
              <CheckField
                role="switch"
                label={<b>{say(label)}</b>}
                name={`consent-${consent.purpose}`}
                checked={consent.given}
                disabled={!hydrated || busy !== null}
                onChange={(event) => void change(consent.purpose, event.target.checked)}
              />
            ) : (
              <h3 className="text-base! font-bold">{say(label)}</h3>
            )}
            <p>{say(text)}</p>
            <p className="soft">{say(withdrawing)}</p>
            <p className="small soft" role="status">
              {when(consent)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
