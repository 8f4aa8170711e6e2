import { lazy, Suspense, useEffect, useState } from "react";
import { say } from "../../../domain/words/say.ts";
import { whenAwake } from "../../../ui/awake.ts";
import { useOnline } from "../../../ui/offline/use-online.ts";
import type { OtherLanguage } from "../shell-session.ts";

// Where it cannot be had, as offline without a service worker, the page stands without it.
const WaitingForms = lazy(() => import("./waiting-forms.tsx").catch(() => ({ default: () => null })));
const LanguageOffer = lazy(() => import("./language-offer.tsx").catch(() => ({ default: () => null })));

export interface OfflineNoticeProps {
  /** The username, '' for nobody. */
  viewer: string;
  languages: readonly OtherLanguage[];
}

/** Says that the connection is gone, and goes with its return; beside it what waits to be sent, and the page in the reader's own language. */
export function OfflineNotice({ viewer, languages }: OfflineNoticeProps) {
  const online = useOnline();
  const [awake, setAwake] = useState(false);
  // Hardly anybody has a form waiting: nothing of it belongs to the first load.
  useEffect(() => void whenAwake().then(() => setAwake(true)), []);
  return (
    <div className="net">
      <div role="status">
        {online ? null : (
          <p className="net-note">{say("You are offline. Pages you have visited can still be read.")}</p>
        )}
      </div>
      {awake ? (
        <Suspense>
          <WaitingForms viewer={viewer} />
          <LanguageOffer viewer={viewer} languages={languages} />
        </Suspense>
      ) : null}
    </div>
  );
}
