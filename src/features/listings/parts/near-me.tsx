import { useEffect, useState, useSyncExternalStore } from "react";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";

/** A place leaves the page to a tenth of a degree, some 11 km: near enough for a list, and nobody's address. */
const rounded = (degrees: number): string => String(Math.round(degrees * 10) / 10);
/** In the address of a page that asks for the place as soon as it has loaded. */
const ASK_NOW = "#near-me";
const WAIT_MS = 15_000;

/** Pages allow it in their own headers: who came here from one that does not has to load this one. */
function isAllowed(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } };
  return featurePolicy?.allowsFeature("geolocation") ?? true;
}

const never = () => () => undefined;
const canAsk = () => "geolocation" in navigator;
const onServer = () => false;

/** The browser asks whoever sits before it first. */
function locate(onFound: (near: string) => void, onRefused: () => void): void {
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => onFound(`${rounded(coords.latitude)},${rounded(coords.longitude)}`),
    onRefused,
    { timeout: WAIT_MS, maximumAge: 600_000 },
  );
}

/** Where somebody is, once they have tapped. Nothing without scripts: a PIN code does the same. */
export function NearMe({ onFound }: { onFound: (near: string) => void }) {
  const there = useSyncExternalStore(never, canAsk, onServer);
  const [state, setState] = useState<"idle" | "asking" | "refused">("idle");
  const refused = () => setState("refused");
  useEffect(() => {
    if (location.hash !== ASK_NOW || !canAsk() || !isAllowed()) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    locate(onFound, () => setState("refused"));
  }, [onFound]);
  if (!there) return null;
  function ask() {
    if (isAllowed()) {
      setState("asking");
      locate((near) => {
        setState("idle");
        onFound(near);
      }, refused);
    } else {
      location.hash = ASK_NOW;
      location.reload();
    }
  }
  return (
    <div>
      <Button variant="line" slim busy={state === "asking"} onClick={ask}>
        {say("Near me")}
      </Button>
      {state === "refused" ? (
        <p role="status" className="soft">
          {say("Your place is not to be had here. Please type your PIN code.")}
        </p>
      ) : null}
    </div>
  );
}
