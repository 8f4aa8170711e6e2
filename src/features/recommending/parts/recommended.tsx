import { say } from "../../../domain/words/say.ts";
import type { BesideListing } from "../recommend-model.ts";
import { RecommendedCards } from "./recommended-cards.tsx";

/** Below a profile: others of its kind, and what is booked together with it. */
export function Recommended({ beside }: { beside: BesideListing | null }) {
  if (!beside) return null;
  return (
    <>
      <RecommendedCards id="others-like-it" title={say("More to look at")} recommended={beside.others} />
      <RecommendedCards id="booked-together" title={say("Often booked together")} recommended={beside.together} />
    </>
  );
}
