import { useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { TextArea } from "../../../ui/fields.tsx";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import { useKeptBox } from "../../../ui/use-typed-words.ts";
import { useRefusals } from "../../calendar/parts/use-refusals.tsx";
import { MESSAGE_LENGTH, MESSAGE_TEXT } from "../message-model.ts";

/** Where one writes. What is typed stays until it has been sent, also over a reload and without a connection. */
export function WriteMessage({ number, other }: { number: string; other: string }) {
  const address = `/api/bookings/${number}/messages`;
  const { box, keep, sent } = useKeptBox(address);
  const [busy, setBusy] = useState(false);
  const { errors, summary, refuse, clear } = useRefusals();
  const keyOf = useSubmissionKey();
  const { revalidate } = useRevalidator();
  /** The same words once more are another message. */
  const [times, setTimes] = useState(0);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || !box.current) return;
    const text = box.current.value;
    if (text.trim() === "") return refuse({ error: MESSAGE_TEXT.empty, fields: { text: MESSAGE_TEXT.empty } });
    setBusy(true);
    const result = await call(address, { body: { text }, key: keyOf([text, times]) });
    setBusy(false);
    if (!result.ok) return refuse(result);
    clear();
    sent();
    setTimes(times + 1);
    await revalidate();
  }

  return (
    <form
      method="post"
      noValidate
      className="write-message"
      aria-label={`Write to ${other}`}
      onSubmit={(event) => void send(event)}
    >
      {summary}
      <TextArea
        label={`Write to ${other}`}
        name="text"
        rows={3}
        maxLength={MESSAGE_LENGTH}
        ref={box}
        onChange={keep}
        error={errors["text"]}
      />
      <Button type="submit" busy={busy} busyLabel="Sending…">
        Send
      </Button>
    </form>
  );
}
