import { LAUNCH } from "../../../domain/limits.ts";
import { say, text } from "../../../domain/words/say.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { pageTitle } from "../../../domain/brand.ts";
import { Countdown } from "../parts/countdown.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import type { Route } from "./+types/coming";

/** The text is exact. */
const COMING_SOON = {
  title: text("We are launching on 15th July 2025"),
  /** Once the countdown stands at zeros. */
  since: text("The canopy is up. Come in."),
} as const;
const UNTIL = Date.parse(LAUNCH);

export function loader(args: Route.LoaderArgs) {
  return { now: pageContext(args).deps.now().getTime() };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(
    { title: pageTitle(say("Coming soon")), description: say(COMING_SOON.title), path: "/ComingPage", noindex: true },
    originOf(matches),
  );
}

/** Specification, part 1, section 2.10. */
export default function ComingPage({ loaderData }: Route.ComponentProps) {
  return (
    <section className="coming on-dark" aria-labelledby="coming-title">
      <div className="wrap">
        <h1 id="coming-title">{say(COMING_SOON.title)}</h1>
        {loaderData.now >= UNTIL ? <p className="lead">{say(COMING_SOON.since)}</p> : null}
        <Countdown until={UNTIL} now={loaderData.now} />
        <div className="actions">
          <LinkButton to="/" variant="gold">
            {say("Go to the home page")}
          </LinkButton>
          <LinkButton to="/ContactUs" variant="line">
            {say("Contact Us")}
          </LinkButton>
        </div>
      </div>
      <img src="/art/hero.svg" alt="" width={940} height={790} />
    </section>
  );
}
