import { useState } from "react";
import { formatInstant } from "../../../domain/dates.ts";
import { language, say } from "../../../domain/words/say.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { keptWords } from "../../../ui/offline/kept-words.ts";
import { troubleWords } from "../../../ui/offline/kept-troubles.ts";
import { discardForm } from "../../../ui/offline/outbox.ts";
import { keptFiles } from "../../../ui/offline/send-rules.ts";
import { sendAs } from "../../../ui/offline/send-kept.ts";
import { useOnline } from "../../../ui/offline/use-online.ts";
import { useToast } from "../../../ui/toast.tsx";
import { placeOfReturned, returnWords, tabStore } from "../../../ui/typed-words.ts";
import type { OpenForm } from "./use-kept-forms.ts";

const when = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "Asia/Kolkata",
});

const written = (at: number) => (language() === "en" ? when.format(at) : formatInstant(new Date(at)));

/** Asks once more before something is gone for good. */
export function DiscardButton({ formKey }: { formKey: string }) {
  const [sure, setSure] = useState(false);
  return sure ? (
    <Button className="danger" onClick={() => void discardForm(formKey)}>
      {say("Yes, discard it")}
    </Button>
  ) : (
    <Button variant="line" onClick={() => setSure(true)}>
      {say("Discard")}
    </Button>
  );
}

/** The form finds what was typed. A change does not: it would be laid over what has changed meanwhile. */
function handBack({ path, page, method = "POST", owner, typed, body }: OpenForm): void {
  const words = typed ?? (typeof body === "string" && body ? (JSON.parse(body) as Record<string, unknown>) : null);
  if (words && method === "POST")
    returnWords(tabStore(), placeOfReturned(path, page), { owner, at: Date.now(), words });
}

/** The photos of a form, small. */
function KeptPhotos({ photos }: { photos: readonly File[] }) {
  return (
    <ul className="kept-photos">
      {photos.map((photo, at) => (
        <li key={`${photo.name}${at}`}>
          <img ref={(image) => shown(image, photo)} alt={photo.name} width={72} height={72} />
        </li>
      ))}
    </ul>
  );
}

/** Shows a photo of this device until the picture goes. */
function shown(image: HTMLImageElement | null, photo: File): () => void {
  const url = URL.createObjectURL(photo);
  if (image) image.src = url;
  return () => URL.revokeObjectURL(url);
}

interface KeptProps {
  form: OpenForm;
  viewer: string;
  /** The session of who wrote it has ended. */
  signedOut: boolean;
  onSend: () => Promise<void>;
  /** Another page opens. */
  onLeave: () => void;
}

/** One form that waits, or came back: what was written, its photos, and what can be done with it. */
export function Kept({ form, viewer, signedOut, onSend, onLeave }: KeptProps) {
  const toast = useToast();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  // A form that is looked at again is another object with the same photos.
  const [photos] = useState(() => keptFiles(form.body));
  const words = keptWords(form);
  const others = form.owner === "" && viewer !== "";
  const waits = form.state === "waiting";
  const copy = () =>
    navigator.clipboard.writeText(words.map(({ label, value }) => `${label}: ${value}`).join("\n")).then(
      () => toast.success(say("Copied.")),
      () => toast.error(say("This browser does not let us copy. Please select the text.")),
    );
  const send = () => {
    setBusy(true);
    void onSend().finally(() => setBusy(false));
  };
  return (
    <li className="kept-form">
      <h3>{form.title}</h3>
      <p className="small soft">
        {photos.length > 0
          ? say("Written on {when}, with {n, plural, one {1 photo} other {# photos}}", {
              when: written(form.at),
              n: photos.length,
            })
          : say("Written on {when}", { when: written(form.at) })}
      </p>
      {form.state === "refused" ? (
        <p className="trouble">
          {[troubleWords(form.trouble), ...Object.values(form.fields)]
            .filter((text, at, all) => all.indexOf(text) === at)
            .join(" ")}
        </p>
      ) : null}
      {others ? (
        <p className="small">
          {say("Written before you signed in: it is sent when nobody is signed in, or now in your name.")}
        </p>
      ) : null}
      {signedOut && waits && !others ? (
        <p className="trouble">{say("You are not signed in any more. Sign in again, and it is sent.")}</p>
      ) : null}
      {waits && form.tries && online && !signedOut ? (
        <p className="small">{say("It could not be sent yet. We try again by ourselves.")}</p>
      ) : null}
      <details open={form.state === "refused"}>
        <summary>{say("What you wrote")}</summary>
        <dl>
          {words.map(({ label, value }, at) => (
            <div key={`${label}${at}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {photos.length > 0 ? <KeptPhotos photos={photos} /> : null}
      </details>
      <div className="acts">
        {form.state === "refused" ? (
          <LinkButton to={form.page} reloadDocument onClick={() => handBack(form)}>
            {say("Open the form")}
          </LinkButton>
        ) : null}
        {signedOut && waits && !others ? (
          <LinkButton to={`/login?redirect=${encodeURIComponent(form.page)}`} onClick={onLeave}>
            {say("Sign in")}
          </LinkButton>
        ) : null}
        {others && form.triedAt === undefined ? (
          <Button onClick={() => void sendAs(form, viewer)}>{say("Send as {viewer}", { viewer })}</Button>
        ) : null}
        {waits && !others && !signedOut && online ? (
          <Button busy={busy} busyLabel={say("Sending…")} onClick={send}>
            {say("Send now")}
          </Button>
        ) : null}
        <Button variant="line" onClick={() => void copy()}>
          {say("Copy the text")}
        </Button>
        <DiscardButton formKey={form.key} />
      </div>
    </li>
  );
}
