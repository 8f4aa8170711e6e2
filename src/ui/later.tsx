import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from "react";
import { wake, whenAwake } from "./awake.ts";
import { listen, replay } from "./replay.ts";

const RETRY_MS = 4000;

/** Whether the document is React's already: what is drawn from then on does not stand in the server's HTML. */
let takenOver = false;

/** For the root: its effects run once the page has been taken over. */
export function useTakeOver(): void {
  useEffect(() => {
    if (!takenOver) listen();
    takenOver = true;
  }, []);
}

/** Stands in a part and is taken over with it. */
function Arrived() {
  useEffect(replay, []);
  return null;
}

/** Without a connection the part stays as the server drew it, links and all, and is asked for again. */
async function insist<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise<void>((resolve) => {
        window.addEventListener("online", () => resolve(), { once: true });
        setTimeout(resolve, RETRY_MS);
      });
    }
  }
}

/** A component that is asked for when it is first drawn; give it a `Suspense` of its own. */
export const onDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => insist(load).then((loaded) => ({ default: loaded })));

/** Fetches what the next touch may ask for, once somebody is there. */
export function useWarm(load: () => Promise<unknown>): void {
  useEffect(() => {
    let here = true;
    void whenAwake().then(() => (here ? load().catch(() => undefined) : undefined));
    return () => {
      here = false;
    };
  }, [load]);
}

/**
 * A part of the page whose script a first visit can do without: it stands in the server's HTML like any other, its
 * links and `<details>` work, and React takes it over once its script is there, which is asked for at the visitor's
 * first sign of life (awake.ts); what is pressed meanwhile is heard then (replay.ts). Nothing moves. On a navigation
 * inside the site the script is loaded before the new page is shown. Use it for what stands below the first screen or
 * works without React.
 *
 * A part that waits must not be drawn anew except by the router, or React would rather empty it than wait: hence the
 * memo, and no state or store in here. Parts of this kind do not stand inside each other.
 * @param direct the component itself on the server, where nothing is put off: `import.meta.env.SSR ? await load() : null`
 * @param already true where this browser keeps what the part shows: it comes with the page then, not with a sign of life
 */
export function later<Props extends object>(
  direct: ComponentType<Props> | null | undefined,
  load: () => Promise<ComponentType<Props>>,
  already?: () => boolean,
): ComponentType<Props> {
  const Part = (direct ?? onDemand(() => (already?.() ? load() : whenAwake().then(load)))) as ComponentType<Props>;
  function Later(props: Props) {
    const [fromServer] = useState(() => !takenOver);
    if (!fromServer) {
      // No boundary: the router's transition keeps the old page until this one is whole.
      wake();
      return <Part {...props} />;
    }
    return (
      <Suspense>
        <Part {...props} />
        <Arrived />
      </Suspense>
    );
  }
  return memo(Later) as unknown as ComponentType<Props>;
}
