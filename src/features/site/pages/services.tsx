import { say, text } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { TagLinks } from "../../../ui/tag-links.tsx";
import { SERVICES_PAGE } from "../content/services.ts";
import { categoryLinks } from "../category-links.server.ts";
import { publicPageMeta } from "../page-meta.ts";
import { PageBanner } from "../parts/page-banner.tsx";
import type { Route } from "./+types/services";

const LEAD = text("Everything an event needs, from the first call to the last chair. Choose what you are looking for.");

/** Whom else one can book: every category that the five do not name. */
export const loader = () => ({ more: categoryLinks().filter(({ more }) => more) });

export function meta({ matches }: Route.MetaArgs) {
  return publicPageMeta(matches, {
    name: say("Services"),
    description: say(
      "Volunteers, artists, equipment, planners and venues for your event: what each of our five services gives you, and how to book it.",
    ),
    path: "/Services",
  });
}

/** Specification, part 1, section 2.6. */
export default function ServicesPage({ loaderData: { more } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={say("Services")} lead={say(LEAD)} art="/art/cover-event-7.svg" />
      <div className="wrap services">
        {SERVICES_PAGE.map(({ key, name, description, image, path }) => (
          <article className="service" key={key}>
            <figure>
              <img src={image.src} alt={say(image.alt)} width={300} height={380} loading="lazy" />
            </figure>
            <div>
              <h2>{say(name)}</h2>
              <p>{say(description)}</p>
              <LinkButton to={path} variant="line" slim aria-label={say("Book Now: {name}", { name: say(name) })}>
                {say("Book Now")}
              </LinkButton>
            </div>
          </article>
        ))}
        {more.length > 0 ? (
          <section aria-labelledby="more-services">
            <h2 id="more-services">{say("More for your day")}</h2>
            <TagLinks className="mt-4" links={more.map(({ label, path: to }) => ({ label, to }))} />
          </section>
        ) : null}
      </div>
    </>
  );
}
