import { BRAND } from "../../../domain/brand.ts";
import { buttonClass, LinkButton } from "../../../ui/button.tsx";
import { Icon, Phone } from "../../../ui/icons.tsx";

interface Offer {
  name: string;
  text: string;
  art: string;
  /** Where to book; absent until that page stands: then by phone. */
  path?: string | undefined;
}

/** The five services in the order of the specification, part 1, section 2.3. */
const offers: readonly Offer[] = [
  { name: "Event Planner", text: "One person who holds the whole day together.", art: "planner" },
  { name: "Book Artists", text: "Dhol, sitar, stand-up, emcees and full bands.", art: "artists" },
  { name: "Book Event Venue", text: "Gardens, halls, havelis and hotel lawns.", art: "venues" },
  { name: "Book Volunteer", text: "People for the gate, the stage and the help desk, near your event.", art: "volunteers", path: "/Volunteers" },
  { name: "Rent Event Equipment", text: "Sound, light, stage, chairs and generators.", art: "equipment" },
];

/** What We Offer: each service with the way to book it. */
export function HomeOffers() {
  return (
    <section className="band" aria-labelledby="offers-title">
      <div className="wrap">
        <div className="head">
          <h2 id="offers-title">What We Offer</h2>
          <p className="lead soft max-w-[26em]">Five services under one canopy, and one number to call.</p>
        </div>
        <div className="offers">
          {offers.map(({ name, text, art, path }) => (
            <article className="offer" key={name}>
              <figure>
                <img src={`/art/service-${art}.svg`} alt="" width={300} height={380} loading="lazy" />
              </figure>
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
                {path ? (
                  <LinkButton to={path} variant="line" slim aria-label={`Book Now: ${name}`}>
                    Book Now
                  </LinkButton>
                ) : (
                  <a href={`tel:${BRAND.phone.e164}`} className={buttonClass({ variant: "line", slim: true })} aria-label={`Call us to book: ${name}, ${BRAND.phone.shown}`}>
                    <Icon as={Phone} />
                    Call us to book
                  </a>
                )}
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
