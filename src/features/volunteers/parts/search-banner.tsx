import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { BannerSlider } from "./banner-slider.tsx";

/** The head of the search: what it is, how to join, and the pictures. */
export function SearchBanner({ title }: { title: string }) {
  return (
    <section className="banner on-dark">
      <div className="banner-slides">
        <div className="wrap banner-in banner-copy">
          <Breadcrumbs items={[{ label: "Home", to: "/" }, { label: "Volunteer Booking" }]} />
          <h1>{title}</h1>
          <p className="lead">People for the gate, the stage, the registration desk and the thousand small things. Choose your districts to see who is near.</p>
          <div className="actions">
            <LinkButton to="/login?redirect=volunteer" variant="gold">
              Registration
            </LinkButton>
            <LinkButton to="/VolunteerManagerLanding" variant="line">
              Explore Profiles
            </LinkButton>
          </div>
        </div>
        <BannerSlider />
      </div>
    </section>
  );
}
