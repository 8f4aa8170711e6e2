import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { LinkButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { forgetOthers, hearLeaving } from "../../../ui/leaving.ts";
import { CircleAlert, Clock, Icon } from "../../../ui/icons.tsx";
import { DiscardButton, Kept } from "./kept-form.tsx";
import { useKeptForms, type KeptForms } from "./use-kept-forms.ts";

const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** What the button says, the most urgent first; '' while there is nothing. */
function labelOf({ mine, others, signedOut }: KeptForms, viewer: string): string {
  const refused = mine.filter(({ state }) => state === "refused").length;
  if (refused > 0) return `${count(refused, "form was", "forms were")} not accepted`;
  if (signedOut) return `Sign in to send: ${count(mine.length, "form", "forms")}`;
  if (mine.length > 0) return `Waiting to be sent: ${count(mine.length, "form", "forms")}`;
  if (others.length === 0) return "";
  return viewer === ""
    ? `Sign in to send: ${count(others.length, "form", "forms")}`
    : `${count(others.length, "form", "forms")} of another account`;
}

/** The way to what waits on this device, and to what came back. Nothing while there is nothing. */
export default function WaitingForms({ viewer }: { viewer: string }) {
  const kept = useKeptForms(viewer);
  const { mine, others, signedOut, sendNow } = kept;
  const [open, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  const label = labelOf(kept, viewer);
  useEffect(hearLeaving, []);
  useEffect(() => forgetOthers(viewer), [viewer]);
  if (!label && !open) return null;
  const refused = mine.some(({ state }) => state === "refused");
  const leave = () => setOpen(false);
  return (
    <aside aria-label="Waiting to be sent">
      <button type="button" className={refused ? "refused" : undefined} onClick={() => setOpen(true)}>
        <Icon as={refused ? CircleAlert : Clock} />
        {label || "Nothing waits any more"}
      </button>
      <Dialog
        open={open}
        onClose={leave}
        title="Waiting to be sent"
        subtitle="Kept on this device, and sent once when the network is back."
      >
        {label ? null : <p>Nothing waits any more.</p>}
        <ul className="kept-forms">
          {mine.map((form) => (
            <Kept key={form.key} form={form} viewer={viewer} signedOut={signedOut} onSend={sendNow} onLeave={leave} />
          ))}
          {others.map((key) => (
            <li className="kept-form" key={key}>
              <h3>A form of another account</h3>
              <p>
                {viewer === ""
                  ? "It was written by somebody who was signed in here. It is sent once they sign in again; nobody else can read or send it."
                  : "It was written by somebody else who was signed in here. It waits until they sign in again; it is not sent in your name."}
              </p>
              <div className="acts">
                {viewer === "" && !/^\/login\b/i.test(pathname) ? (
                  <LinkButton to={`/login?redirect=${encodeURIComponent(pathname + search)}`} onClick={leave}>
                    Sign in
                  </LinkButton>
                ) : null}
                <DiscardButton formKey={key} />
              </div>
            </li>
          ))}
        </ul>
      </Dialog>
    </aside>
  );
}
