import { closedWords } from "../../../domain/closed-words.ts";
import { say } from "../../../domain/words/say.ts";
import { formatDay } from "../../../domain/dates.ts";
import { formatMobile } from "../../../domain/phone.ts";
import type { VolunteerProfile } from "../volunteer-types.ts";
import { NOT_AVAILABLE, NOT_PROVIDED } from "./profile-words.ts";

type Fact = { label: string; value: string; href?: string; missing?: string; full?: boolean };

function factsOf(v: VolunteerProfile): Fact[] {
  return [
    { label: say("Date of birth"), value: formatDay(v.dob) },
    { label: say("Gender"), value: closedWords(v.gender), missing: NOT_AVAILABLE },
    { label: say("Phone"), value: formatMobile(v.phone), href: `tel:${v.phone}` },
    { label: say("Email"), value: v.email, href: `mailto:${v.email}` },
    { label: say("District"), value: v.addressDistrict, missing: NOT_AVAILABLE },
    { label: say("State"), value: v.addressState, missing: NOT_AVAILABLE },
    { label: say("PIN code"), value: v.zipCode },
    { label: say("City"), value: v.city },
    { label: say("Address"), value: v.address, full: true },
  ];
}

/** The facts of a person; what is missing or hidden says so. */
export function ProfileFacts({ volunteer }: { volunteer: VolunteerProfile }) {
  return (
    <section aria-labelledby="details">
      <h2 id="details">{say("Details")}</h2>
      <dl className="facts">
        {factsOf(volunteer).map(({ label, value, href, missing = NOT_PROVIDED, full }) => (
          <div key={label} className={full ? "full" : undefined}>
            <dt>{label}</dt>
            {value ? <dd>{href ? <a href={href}>{value}</a> : value}</dd> : <dd className="none">{say(missing)}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
