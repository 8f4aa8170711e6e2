import { Link } from "react-router";
import { Stars } from "../../../ui/stars.tsx";
import { sumBeside } from "../../listings/card-sum.ts";
import type { CardPrice } from "../../listings/search-view.ts";
import { eventsWords } from "../recommend-model.ts";
import type { ShownRecommendation } from "../recommend-shapes.ts";

/** What it comes to for this event says more than what it is for one. */
function sumLine(price: string, allIn: CardPrice | null): (string | undefined)[] {
  const sum = sumBeside(price, allIn);
  return [sum ? sum.words : price, sum?.parts];
}

/** The same in a few lines each, where something else is the matter. */
export function RecommendedLines({ recommended: { words, listings } }: { recommended: ShownRecommendation }) {
  return (
    <>
      <p className="small soft">{words}</p>
      <ul className="recommended-lines">
        {listings.map(({ id, path, title, what, place, price, allIn, day, rating, ratingCount, proof, events }) => (
          <li key={id}>
            <Link to={path}>{title}</Link> <Stars short value={rating} count={ratingCount} />
            {[[what, place], sumLine(price, allIn), [day?.words], [proof, events ? eventsWords(events) : ""]].map(
              (line) => {
                const said = line.filter(Boolean).join(" · ");
                return said ? (
                  <span className="small soft" key={said}>
                    {said}
                  </span>
                ) : null;
              },
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
