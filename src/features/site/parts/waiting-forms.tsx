import { useState } from "react";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { CircleAlert, Clock, Icon } from "../../../ui/icons.tsx";
import { keptWords } from "../../../ui/offline/kept-words.ts";
import { discardForm } from "../../../ui/offline/outbox.ts";
import { sendAs } from "../../../ui/offline/send-kept.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useKeptForms, type OpenForm } from "./use-kept-forms.ts";

const when = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", hour: "numeric", minute: "2-digit", timeZone: "Asia/Kolkata" });
const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** The way to what waits on this device, and to what came back. Nothing while there is nothing. */
export default function WaitingForms({ viewer }: { viewer: string }) {
  const forms = useKeptForms(viewer);
  const [open, setOpen] = useState(false);
  const refused = forms.filter(({ state }) => state === "refused").length;
  if (forms.length === 0 && !open) return null;
  return (
    <aside aria-label="Waiting to be sent">
      <button type="button" className={refused ? "refused" : undefined} onClick={() => setOpen(true)}>
        <Icon as={refused ? CircleAlert : Clock} />
        {refused ? `${count(refused, "form was", "forms were")} not accepted` : `Waiting to be sent: ${count(forms.length, "form", "forms")}`}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Waiting to be sent" subtitle="Kept on this device, and sent once when the network is back.">
        {forms.length === 0 ? <p>Nothing waits any more.</p> : null}
        <ul className="kept-forms">
          {forms.map((form) => (
            <Kept key={form.key} form={form} viewer={viewer} onLeave={() => setOpen(false)} />
          ))}
        </ul>
      </Dialog>
    </aside>
  );
}

function Kept({ form, viewer, onLeave }: { form: OpenForm; viewer: string; onLeave: () => void }) {
  const toast = useToast();
  const [sure, setSure] = useState(false);
  const words = keptWords(form);
  const others = form.owner === "" && viewer !== "";
  const copy = () =>
    navigator.clipboard.writeText(words.map(({ label, value }) => `${label}: ${value}`).join("\n")).then(
      () => toast.success("Copied."),
      () => toast.error("This browser does not let us copy. Please select the text."),
    );
  return (
    <li className="kept-form">
      <h3>{form.title}</h3>
      <p className="small soft">Written on {when.format(form.at)}</p>
      {form.state === "refused" ? <p className="trouble">{[form.trouble, ...Object.values(form.fields)].filter((text, at, all) => all.indexOf(text) === at).join(" ")}</p> : null}
      {others ? <p className="small">Written before you signed in: it is sent when nobody is signed in, or now in your name.</p> : null}
      <details open={form.state === "refused"}>
        <summary>What you wrote</summary>
        <dl>
          {words.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <div className="acts">
        {form.state === "refused" ? (
          <LinkButton to={form.page} onClick={onLeave}>
            Open the form
          </LinkButton>
        ) : null}
        {others && form.triedAt === undefined ? <Button onClick={() => void sendAs(form, viewer)}>Send as {viewer}</Button> : null}
        <Button variant="line" onClick={() => void copy()}>
          Copy the text
        </Button>
        {sure ? (
          <Button className="danger" onClick={() => void discardForm(form.key)}>
            Yes, discard it
          </Button>
        ) : (
          <Button variant="line" onClick={() => setSure(true)}>
            Discard
          </Button>
        )}
      </div>
    </li>
  );
}
