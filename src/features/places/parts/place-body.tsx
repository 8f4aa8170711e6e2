import type { PlaceView } from "../place-view.ts";
import { PlaceLinks } from "./place-links.tsx";

/** What a place has, and the places in it or around it. */
export function PlaceBody({ view: { trades, near } }: { view: PlaceView }) {
  return (
    <div className="wrap place-page">
      <PlaceLinks id="trades" title="What is listed here" links={trades} />
      <PlaceLinks id="near" {...near} />
    </div>
  );
}
