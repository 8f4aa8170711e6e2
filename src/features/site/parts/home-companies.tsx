import { Link } from "react-router";
import { CAROUSEL } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { ArrowRight, Icon } from "../../../ui/icons.tsx";
import { CompanyMark, type ShownCompany } from "./company-mark.tsx";
import { Strip } from "./strip.tsx";

const itemOf = (company: ShownCompany) => ({ key: company.name, content: <CompanyMark {...company} /> });

/** Six company logos. */
export function HomeCompanies({ companies }: { companies: readonly ShownCompany[] }) {
  return (
    <section className="band companies" aria-labelledby="companies-title">
      <div className="wrap">
        <h2 id="companies-title">{say("Top Event Management Companies In India")}</h2>
        <Strip
          label={say("Companies")}
          items={companies.map(itemOf)}
          intervalMs={CAROUSEL.logosMs}
          moveMs={700}
          className="strip-logos"
          more={
            <Link to="/ContactUs" className="more">
              {say("Contact Us")} <Icon as={ArrowRight} />
            </Link>
          }
        />
      </div>
    </section>
  );
}
