import { say } from "../../../domain/words/say.ts";
import { CAROUSEL } from "../../../domain/limits.ts";
import type { PastEvent } from "../../content/defaults/past-events.ts";
import { Strip } from "./strip.tsx";

const itemOf = ({ title, line, image }: PastEvent) => ({
  key: title,
  content: (
    <figure className="label">
      <div className="art">
        <img src={image} alt="" width={640} height={560} loading="lazy" />
      </div>
      <figcaption>
        <b>{title}</b>
        <span>{line}</span>
      </figcaption>
    </figure>
  ),
});

/** The gallery of seven: three side by side, two under 992 px, one under 576 px. */
export function HomePastEvents({ events }: { events: readonly PastEvent[] }) {
  return (
    <section className="band" aria-labelledby="events-title">
      <div className="wrap">
        <div className="head">
          <h2 id="events-title">{say("Past events")}</h2>
        </div>
        <Strip
          label={say("Past events")}
          items={events.map(itemOf)}
          intervalMs={CAROUSEL.pastEventsMs}
          moveMs={CAROUSEL.pastEventsTransitionMs}
          className="strip-events"
        />
      </div>
    </section>
  );
}
