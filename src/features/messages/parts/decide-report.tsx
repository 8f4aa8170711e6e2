import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { RadioGroup } from "../../../ui/choice-fields.tsx";
import { TextArea } from "../../../ui/fields.tsx";
import { useKeptBox } from "../../../ui/use-typed-words.ts";
import { useSentForm } from "../../../ui/use-sent-form.tsx";
import { MESSAGE_REPORT_TEXT as TEXT } from "../message-report-model.ts";

/** The desk decides about a reported message. */
export function DecideReport({ id }: { id: string }) {
  const address = `/api/admin/message-reports/${id}/decision`;
  const { box, keep, sent } = useKeptBox(address);
  const { errors, summary, refuse, busy, send } = useSentForm();

  function decided(form: FormData) {
    const decision = form.get("decision");
    const answer = box.current?.value.trim() ?? "";
    const fields = {
      ...(decision ? {} : { decision: say(TEXT.decide) }),
      ...(answer ? {} : { answer: say(TEXT.answer) }),
    };
    if (Object.keys(fields).length > 0) return refuse({ error: "", fields });
    return { path: address, method: "PUT" as const, body: { decision, answer }, sent };
  }

  return (
    <form
      method="post"
      noValidate
      className="stack max-w-2xl"
      aria-label={say("Decide")}
      onSubmit={(event) => void send(event, decided)}
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
        label={say("Your reason. The reporter reads it; so does the writer if you take it down.")}
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
