import { say } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { CountUp } from "../../../ui/count-up.tsx";
import { ABOUT_TEXT } from "../content/about.ts";
import { ReadMore } from "./read-more.tsx";
import { useHomeTotals } from "./use-home-totals.ts";

/** Who we are in three sentences, and how many we are in two figures. */
export function HomeAbout() {
  const { reach, registered } = useHomeTotals();
  return (
    <section className="band about scallop" aria-labelledby="about-title">
      <div className="wrap about-in">
        <div>
          <h2 id="about-title">{say("Every Indian celebration begins with a canopy.")}</h2>
          <div className="mt-5">
            <ReadMore text={say(ABOUT_TEXT)} className="lead" />
          </div>
          <LinkButton to="/AboutUs" className="mt-6" aria-label={say("Know More about us")}>
            {say("Know More")}
          </LinkButton>
          <dl className="stats mt-9">
            <div>
              <dt>{say("Total Reach")}</dt>
              <dd>
                <CountUp value={reach} />
              </dd>
            </div>
            <div>
              <dt>{say("Registered With Us")}</dt>
              <dd>
                <CountUp value={registered} />
              </dd>
            </div>
          </dl>
        </div>
        <div className="about-art">
          <img src="/art/cover-about.svg" alt="" loading="lazy" width={400} height={500} />
        </div>
      </div>
    </section>
  );
}
