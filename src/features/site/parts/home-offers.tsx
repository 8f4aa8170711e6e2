import { SERVICES } from "../content/services.ts";
import { ServiceAction } from "./service-action.tsx";

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
          {SERVICES.map(({ key, offer, line, image, path }) => (
            <article className="offer" key={key}>
              <figure>
                <img src={image.src} alt="" width={300} height={380} loading="lazy" />
              </figure>
              <div>
                <h3>{offer}</h3>
                <p>{line}</p>
                <ServiceAction name={offer} path={path} />
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
