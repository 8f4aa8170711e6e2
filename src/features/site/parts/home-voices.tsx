import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { CAROUSEL } from "../../../domain/limits.ts";
import type { Testimonial } from "../../content/defaults/testimonials.ts";
import { Strip } from "./strip.tsx";

/** `path`: the page of what was booked; `example`: nobody has said it. */
export type ShownVoice = Omit<Testimonial, "portrait"> & {
  portrait: string | null;
  path: string | null;
  example: boolean;
};

const itemOf = ({ name, event, text, portrait, path, example }: ShownVoice) => ({
  key: name,
  content: (
    <figure className="voice lead-voice">
      <blockquote>“{text}”</blockquote>
      {portrait ? <img src={portrait} alt="" width={150} height={180} loading="lazy" /> : null}
      <figcaption>
        <b>{name}</b>
        <span>
          {example ? `${say("Example:")} ` : ""}
          {path ? <Link to={path}>{event}</Link> : event}
        </span>
      </figcaption>
    </figure>
  ),
});

/** Client feedback: three voices, or as many as admins have put there. */
export function HomeVoices({ voices }: { voices: readonly ShownVoice[] }) {
  return (
    <section className="band voices scallop" aria-labelledby="voices-title">
      <div className="wrap">
        <div className="head">
          <h2 id="voices-title">{say("What hosts say")}</h2>
        </div>
        <Strip
          label={say("What hosts say")}
          items={voices.map(itemOf)}
          intervalMs={CAROUSEL.feedbackMs}
          moveMs={900}
          className="strip-voices"
        />
      </div>
    </section>
  );
}
