import { useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { RadioGroup } from "../../../ui/choice-fields.tsx";
import { TextArea } from "../../../ui/fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useKeptBox } from "../../../ui/use-typed-words.ts";
import { useRefusals } from "../../calendar/parts/use-refusals.tsx";
import { MESSAGE_REPORT_TEXT as TEXT } from "../message-report-model.ts";

/** The desk decides about a reported message. */
export function DecideReport({ id }: { id: string }) {
  const address = `/api/admin/message-reports/${id}/decision`;
  const { box, keep, sent } = useKeptBox(address);
  const [busy, setBusy] = useState(false);
  const { errors, summary, refuse, clear } = useRefusals();
  const { revalidate } = useRevalidator();
  const toast = useToast();

  async function decide(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const decision = new FormData(event.currentTarget).get("decision");
    const answer = box.current?.value.trim() ?? "";
    const fields = {
      ...(decision ? {} : { decision: say(TEXT.decide) }),
      ...(answer ? {} : { answer: say(TEXT.answer) }),
    };
    if (Object.keys(fields).length > 0) return refuse({ error: "", fields });
    setBusy(true);
    const result = await call<{ message: string }>(address, { method: "PUT", body: { decision, answer } });
    setBusy(false);
    if (!result.ok) return refuse(result);
    clear();
    sent();
    toast.success(result.data.message);
    await revalidate();
  }

  return (
    <form
      method="post"
      noValidate
      className="stack max-w-2xl"
      aria-label={say("Decide")}
      onSubmit={(event) => void decide(event)}
    >
      {summary}
      <RadioGroup
        label={say("What happens to the message?")}
        name="decision"
        error={errors["decision"]}
        options={[
          { value: "remove", label: say("Take it down for both") },
          { value: "dismiss", label: say("Leave it as it is") },
        ]}
      />
      <TextArea
        label={say("Why? Whoever reported it reads this; so does its writer where it is taken down.")}
        name="answer"
        rows={4}
        maxLength={TEXT_LENGTHS.longText}
        ref={box}
        onChange={keep}
        error={errors["answer"]}
      />
      <div>
        <Button type="submit" busy={busy} busyLabel={say("Deciding…")}>
          {say("Decide")}
        </Button>
      </div>
    </form>
  );
}
