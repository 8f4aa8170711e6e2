import type { VenueAttributes } from "../venue-category.ts";
import { guestWords } from "../venue-words.ts";

/** The halls and lawns with how many they hold. */
export function HallTable({ halls }: { halls: VenueAttributes["halls"] }) {
  return (
    <section className="linfo" aria-labelledby="halls">
      <h2 id="halls">Halls and lawns</h2>
      <dl>
        {halls.map(({ name, seated, floating }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {guestWords(seated)} seated, {floating.toLocaleString("en-IN")} standing
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
