/** Whom the home page lets speak. */
import { say } from "../../domain/words/say.ts";
import type { Deps } from "../../platform/deps.server.ts";
import { contentList } from "../content/content-service.server.ts";
import { TESTIMONIALS } from "../content/defaults/testimonials.ts";
import { reviewVoices } from "../reviews/review-voices.server.ts";
import type { ShownVoice } from "./parts/home-voices.tsx";

const SHOWN = 3;

/**
 * Voices that admins have put there; else reviews of people who have booked; else, on a site that is new, those it came
 * with, which say that they are examples.
 */
export async function homeVoices(deps: Deps): Promise<ShownVoice[]> {
  const kept = await contentList(deps, "testimonials");
  const own = kept.filter(({ name, text }) => !TESTIMONIALS.some((one) => one.name === name && one.text === text));
  if (own.length > 0) return own.map((voice) => ({ ...voice, path: null, example: false }));
  const real = await reviewVoices(deps, SHOWN);
  if (real.length === 0)
    return kept.map((voice) => ({
      ...voice,
      event: say(voice.event),
      text: say(voice.text),
      path: null,
      example: true,
    }));
  return real.map(({ name, text, stars, about, path }) => ({
    name,
    text,
    event: say("Booked {about}, {stars} of 5 stars", { about, stars }),
    portrait: null,
    path,
    example: false,
  }));
}
