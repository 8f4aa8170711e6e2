import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { forgetOthers, hearLeaving } from "../../../ui/leaving.ts";
import { CircleAlert, Clock, Icon } from "../../../ui/icons.tsx";
import { DiscardButton, Kept } from "./kept-form.tsx";
import { useKeptForms, type KeptForms } from "./use-kept-forms.ts";

/** What the button says, the most urgent first; '' while there is nothing. */
function labelOf({ mine, others, signedOut }: KeptForms, viewer: string): string {
  const refused = mine.filter(({ state }) => state === "refused").length;
  const signIn = (n: number) => say("Sign in to send: {n, plural, one {# form} other {# forms}}", { n });
  if (refused > 0) return say("{refused, plural, one {# form was} other {# forms were}} not accepted", { refused });
  if (signedOut) return signIn(mine.length);
  if (mine.length > 0) return say("Waiting to be sent: {n, plural, one {# form} other {# forms}}", { n: mine.length });
  if (others.length === 0) return "";
  return viewer === ""
    ? signIn(others.length)
    : say("{n, plural, one {# form} other {# forms}} of another account", { n: others.length });
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
    <aside aria-label={say("Waiting to be sent")}>
      <button type="button" className={refused ? "refused" : undefined} onClick={() => setOpen(true)}>
        <Icon as={refused ? CircleAlert : Clock} />
        {label || say("Nothing waits any more")}
      </button>
      <Dialog
        open={open}
        onClose={leave}
        title={say("Waiting to be sent")}
        subtitle={say("Kept on this device, and sent once when the network is back.")}
      >
        {label ? null : <p>{say("Nothing waits any more.")}</p>}
        <ul className="kept-forms">
          {mine.map((form) => (
            <Kept key={form.key} form={form} viewer={viewer} signedOut={signedOut} onSend={sendNow} onLeave={leave} />
          ))}
          {others.map((key) => (
            <li className="kept-form" key={key}>
              <h3>{say("A form of another account")}</h3>
              <p>
                {viewer === ""
                  ? say(
                      "It was written by somebody who was signed in here. It is sent once they sign in again; nobody else can read or send it.",
                    )
                  : say(
                      "It was written by somebody else who was signed in here. It waits until they sign in again; it is not sent in your name.",
                    )}
              </p>
              <div className="acts">
                {viewer === "" && !/^\/login\b/i.test(pathname) ? (
                  <LinkButton to={`/login?redirect=${encodeURIComponent(pathname + search)}`} onClick={leave}>
                    {say("Sign in")}
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
