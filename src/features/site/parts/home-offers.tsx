import { say } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { TagLinks } from "../../../ui/tag-links.tsx";
import { SERVICES } from "../content/services.ts";
import type { CategoryLink } from "../shell-session.ts";

/** What We Offer: each service with the way to book it. */
export function HomeOffers({ more }: { more: readonly CategoryLink[] }) {
  return (
    <section className="band" aria-labelledby="offers-title">
      <div className="wrap">
        <div className="head">
          <h2 id="offers-title">{say("What We Offer")}</h2>
          <p className="lead soft max-w-[26em]">{say("Everything for your event, and one number to call.")}</p>
        </div>
        <div className="offers">
          {SERVICES.map(({ key, offer, line, image, path }) => (
            <article className="offer" key={key}>
              <figure>
                <img src={image.src} alt="" width={300} height={380} loading="lazy" />
              </figure>
              <div>
                <h3>{say(offer)}</h3>
                <p>{say(line)}</p>
                <LinkButton to={path} variant="line" slim aria-label={say("Book Now: {name}", { name: say(offer) })}>
                  {say("Book Now")}
                </LinkButton>
              </div>
            </article>
          ))}
        </div>
        {more.length > 0 ? (
          <TagLinks
            className="mt-8"
            aria-label={say("More for your day")}
            links={more.map(({ label, path: to }) => ({ label, to }))}
          />
        ) : null}
      </div>
    </section>
  );
}
