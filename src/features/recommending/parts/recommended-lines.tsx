import { Link } from "react-router";
import { Stars } from "../../../ui/stars.tsx";
import { eventsWords } from "../recommend-model.ts";
import type { ShownRecommendation } from "../recommend-shapes.ts";

/** The same in a few lines each, where something else is the matter. */
export function RecommendedLines({ recommended: { words, listings } }: { recommended: ShownRecommendation }) {
  return (
    <>
      <p className="small soft">{words}</p>
      <ul className="recommended-lines">
        {listings.map(({ id, path, title, place, price, allIn, day, rating, ratingCount, proof, events }) => (
          <li key={id}>
            <Link to={path}>{title}</Link> <Stars short value={rating} count={ratingCount} />
            {[
              [place],
              // What it comes to for this event says more than what it is for one.
              [allIn ? allIn.words : price, allIn?.parts],
              [day?.words],
              [proof, events ? eventsWords(events) : ""],
            ].map((line) => {
              const said = line.filter(Boolean).join(" · ");
              return said ? (
                <span className="small soft" key={said}>
                  {said}
                </span>
              ) : null;
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
