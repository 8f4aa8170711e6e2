import { LinkButton } from "../../../ui/button.tsx";
import { becomeVolunteerPath } from "../nav-links.ts";
import type { ShellSession } from "../shell-session.ts";

/** The poster: what this site is for, and the first step. */
export function HomeHero({ session }: { session: ShellSession }) {
  const volunteer = becomeVolunteerPath(session);
  return (
    <section className="hero on-dark">
      <div className="wrap hero-in">
        <div className="hero-copy">
          <h1>
            <span>Raise the mandap.</span>
            <span className="gold">Bring the mela.</span>
          </h1>
          <p className="lead">Book artists, venues, volunteers, planners and equipment for any celebration, from a mohalla Ganesh Utsav to a two thousand seat summit.</p>
          <div className="actions">
            <LinkButton to="/Volunteers" variant="gold">
              Explore Now
            </LinkButton>
            {volunteer ? (
              <LinkButton to={volunteer} variant="line">
                Become a Volunteer
              </LinkButton>
            ) : (
              <LinkButton to="/my-requests" variant="line">
                My requests
              </LinkButton>
            )}
          </div>
        </div>
        <div className="hero-art">
          <img src="/art/hero.svg" width={940} height={790} fetchPriority="high" alt="A striped shamiana canopy with marigold strings over a stage with a pair of tablas" />
        </div>
      </div>
    </section>
  );
}
