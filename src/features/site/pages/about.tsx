import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Rich } from "../../../ui/rich.tsx";
import { ABOUT_DESCRIPTION, ABOUT_INTRO, POSSIBILITIES, REASONS } from "../content/about.ts";
import { publicPageMeta } from "../page-meta.ts";
import { PageBanner } from "../parts/page-banner.tsx";
import { ReasonCard } from "../parts/reason-card.tsx";
import type { Route } from "./+types/about";

export function meta({ matches }: Route.MetaArgs) {
  return publicPageMeta(matches, { name: say("About Us"), description: say(ABOUT_DESCRIPTION), path: "/AboutUs" });
}

/** Specification, part 1, section 2.5. */
export default function AboutPage() {
  const { title, text, vision, mission } = POSSIBILITIES;
  return (
    <>
      <PageBanner title={say("About Us")} lead={say(ABOUT_INTRO)} art="/art/cover-event-1.svg" />
      <section className="band" aria-labelledby="reasons-title">
        <div className="wrap">
          <div className="head">
            <h2 id="reasons-title">{say("Why Choose Us")}</h2>
          </div>
          <div className="reasons">
            {REASONS.map((reason) => (
              <ReasonCard key={reason.title} {...reason} />
            ))}
          </div>
        </div>
      </section>
      <section className="band possibilities scallop" aria-labelledby="possibilities-title">
        <div className="wrap">
          <h2 id="possibilities-title">{say(title)}</h2>
          <p className="lead">{say(text)}</p>
          <div className="aims">
            {[vision, mission].map((aim) => (
              <section key={aim.title} aria-label={say(aim.title)}>
                <h3>{say(aim.title)}</h3>
                <p>{say(aim.text)}</p>
              </section>
            ))}
          </div>
          <div className="actions mt-9">
            <LinkButton to="/Services">{say("See our services")}</LinkButton>
            <LinkButton to="/ContactUs" variant="line">
              {say("Contact Us")}
            </LinkButton>
          </div>
        </div>
      </section>
      <div className="wrap py-8">
        <p className="small soft">
          <Rich
            text={say(
              "Places: districts by the Local Government Directory, centres by the All India Pincode Directory of India Post (both <licence>GODL-India</licence>) and by GeoNames (CC BY 4.0). Outline of the <map>map of India</map>: INDIAN-SHAPEFILES by datta07 (MIT), as the Survey of India draws it, simplified.",
            )}
            as={{
              licence: (words) => (
                <a
                  href="https://data.gov.in/government-open-data-license-india"
                  rel="license noopener"
                  className="inline! underline"
                >
                  {words}
                </a>
              ),
              map: (words) => <Link to="/places">{words}</Link>,
            }}
          />
        </p>
      </div>
    </>
  );
}
