import { useRef, useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { Field } from "../../../ui/field.tsx";
import { TextArea } from "../../../ui/fields.tsx";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import { useKeptBox } from "../../../ui/use-typed-words.ts";
import { useRefusals } from "../../../ui/use-refusals.tsx";
import { MESSAGE_FILES, MESSAGE_LENGTH, MESSAGE_TEXT } from "../message-model.ts";
import { useWaiting } from "./use-waiting.ts";

/** What is chosen as it goes up: photos smaller where that helps. A file that is none is left to the server to refuse. */
async function prepared(files: readonly File[]): Promise<File[]> {
  const { preparePhoto } = await import("../../../ui/photo-prepare.ts");
  return Promise.all(
    files.map(async (file) => {
      const ready = await preparePhoto(file);
      return ready.ok ? ready.file : file;
    }),
  );
}

/** Why what is chosen cannot be sent; null where it can. */
function troubleOf(files: readonly File[]): string | null {
  if (files.length > MESSAGE_FILES.maxFiles) return say(MESSAGE_FILES.tooMany);
  const large = files.find(({ size }) => size >= MESSAGE_FILES.maxBytes);
  return large ? say("{file} is too large: a file must be smaller than 10 MB.", { file: large.name }) : null;
}

/**
 * Where one writes. What is typed stays until it has been sent, also over a reload; written without a connection, it
 * waits on this device and is sent once.
 * @param files whether photos and PDFs may be sent now
 */
export function WriteMessage({ number, other, files: open }: { number: string; other: string; files: boolean }) {
  const address = `/api/bookings/${number}/messages`;
  const { box, keep, sent } = useKeptBox(address);
  const [busy, setBusy] = useState(false);
  const { errors, summary, refuse, clear } = useRefusals();
  const keyOf = useSubmissionKey();
  const { revalidate } = useRevalidator();
  const { waiting, look } = useWaiting(address, () => void revalidate());
  /** The same words once more are another message. */
  const [times, setTimes] = useState(0);
  const chosen = useRef<HTMLInputElement>(null);

  async function bodyOf(text: string, files: readonly File[]): Promise<FormData | { text: string } | string> {
    if (files.length === 0) return text.trim() === "" ? say(MESSAGE_TEXT.empty) : { text };
    const ready = await prepared(files);
    const trouble = troubleOf(ready);
    if (trouble) return trouble;
    const form = new FormData();
    form.set("text", text);
    for (const file of ready) form.append(MESSAGE_FILES.field, file);
    return form;
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || !box.current) return;
    const text = box.current.value;
    const files = [...(chosen.current?.files ?? [])];
    setBusy(true);
    const body = await bodyOf(text, files);
    if (typeof body === "string") {
      setBusy(false);
      return refuse({ error: body, fields: { [files.length > 0 ? MESSAGE_FILES.field : "text"]: body } });
    }
    const key = keyOf([text, times, ...files.map(({ name, size, lastModified }) => `${name} ${size} ${lastModified}`)]);
    const result = await call(address, { body, key, keep: true, typed: { text } });
    setBusy(false);
    if (!result.ok && !result.kept) return refuse(result);
    clear();
    sent();
    if (chosen.current) chosen.current.value = "";
    setTimes(times + 1);
    await look();
    // Without a connection there is nothing new to read.
    if (result.ok) await revalidate();
  }

  return (
    <>
      {waiting.length > 0 ? <Waiting texts={waiting} /> : null}
      <form
        method="post"
        noValidate
        className="write-message"
        aria-label={say("Write to {other}", { other })}
        onSubmit={(event) => void send(event)}
      >
        {summary}
        <TextArea
          label={say("Write to {other}", { other })}
          name="text"
          rows={2}
          maxLength={MESSAGE_LENGTH}
          ref={box}
          onChange={keep}
          error={errors["text"]}
        />
        {open ? (
          <details className="write-files" open={errors[MESSAGE_FILES.field] ? true : undefined}>
            <summary>{say("Add photos or PDFs")}</summary>
            <Field
              label={say("Photos or PDFs")}
              name={MESSAGE_FILES.field}
              optional
              error={errors[MESSAGE_FILES.field]}
              hint={say("At most 5, each smaller than 10 MB. Seen by the two of you alone.")}
            >
              {(control) => (
                <input
                  {...control}
                  ref={chosen}
                  type="file"
                  multiple
                  accept="image/jpeg,image/png,image/webp,image/heic,application/pdf"
                  className="input"
                />
              )}
            </Field>
          </details>
        ) : (
          <p className="small soft">{say(MESSAGE_TEXT.filesLater)}</p>
        )}
        <Button type="submit" busy={busy} busyLabel={say("Sending…")}>
          {say("Send")}
        </Button>
      </form>
    </>
  );
}

/** What was written without a connection. */
function Waiting({ texts }: { texts: readonly string[] }) {
  return (
    <ol className="thread" aria-label={say("Waiting to be sent")}>
      {texts.map((text, at) => (
        <li key={`${at} ${text}`} className="own waits">
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          <p className="small soft">{say("Waits for the network")}</p>
        </li>
      ))}
    </ol>
  );
}
