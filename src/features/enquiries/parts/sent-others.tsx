import { useEffect, useState } from "react";
import { language, say } from "../../../domain/words/say.ts";
import { call } from "../../../ui/call.ts";
import { RecommendedLines } from "../../recommending/parts/recommended-lines.tsx";
import type { ShownRecommendation } from "../../recommending/recommend-shapes.ts";

type Answer = { others: ShownRecommendation; together: ShownRecommendation };

/** After a request: others of its kind for the same brief, and what is booked together with it. Nothing where nothing is known. */
export function SentOthers({
  listing,
  date,
  until,
  guests,
  at,
}: {
  listing: string;
  date: string;
  /** The last of several days; '' for one. */
  until: string;
  guests: string;
  /** Where the event is, as far as it is known. */
  at: { state: string; district: string } | null;
}) {
  const { state = "", district = "" } = at ?? {};
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const spoken = language() === "en" ? "" : language();
    const asked = new URLSearchParams(
      Object.entries({ date, until, guests, state, district, in: spoken }).filter(([, value]) => value !== ""),
    );
    void call<Answer>(`/api/listings/${listing}/recommended?${asked}`, { method: "GET", signal: stop.signal }).then(
      (result) => (result.ok && !stop.signal.aborted ? setAnswer(result.data) : undefined),
    );
    return () => stop.abort();
  }, [listing, date, until, guests, state, district]);
  if (!answer) return null;
  const parts = [
    { id: "sent-others", title: say("Others you could ask"), recommended: answer.others },
    { id: "sent-together", title: say("Often booked together"), recommended: answer.together },
  ];
  return parts
    .filter(({ recommended }) => recommended.listings.length > 0)
    .map(({ id, title, recommended }) => (
      <section key={id} aria-labelledby={id}>
        <h3 id={id}>{title}</h3>
        <RecommendedLines recommended={recommended} />
      </section>
    ));
}
