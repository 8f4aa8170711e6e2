import { say } from "../../../domain/words/say.ts";
import type { FacetCounts } from "../search-view.ts";

/** What '~' before a number promises, where one stands there. */
export const AboutNote = ({ counts }: { counts: FacetCounts }) =>
  counts.some(({ about }) => about) ? (
    <p className="small soft">{say("~ means about: reckoned from a sample, and seldom off by more than a half.")}</p>
  ) : null;
