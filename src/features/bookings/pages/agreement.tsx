import { Link } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { formatDay, formatInstant } from "../../../domain/dates.ts";
import { occasionWords } from "../../../domain/occasion-words.ts";
import { agreementCheckPath, agreementPath, agreementPdfPath, bookingPath } from "../../../domain/request-paths.ts";
import { placeTextSaid } from "../../../domain/places/place-said.ts";
import { spokenPath } from "../../../domain/words/language-choice.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded, orRefusal } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { PaperButtons } from "../../../ui/paper-buttons.tsx";
import { Rich } from "../../../ui/rich.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import type { AgreementView } from "../booking-present.server.ts";
import { agreementsSeen } from "../agreement-versions.server.ts";
import { noAgreement } from "../booking-service.server.ts";
import { acceptedBy, decidingWords, detailsOf, offeredBy } from "../agreement-words.ts";
import { AgreedCard } from "../parts/agreed-now.tsx";
import type { Route } from "./+types/agreement";
import { Fact } from "../../../ui/fact.tsx";
import "../../../ui/styles/desk.css";

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  return orRefusal(async () => {
    const versions = await agreementsSeen(deps, actor, args.params.number);
    const wanted = new URL(args.request.url).searchParams.get("version");
    const agreement = wanted === null ? versions[0] : versions.find(({ n }) => String(n) === wanted);
    if (!agreement) throw noAgreement();
    const place = placeTextSaid(agreement.agreed.event.place);
    return {
      agreement,
      versions,
      place,
      check: deps.config.publicUrl + spokenPath(agreementCheckPath(agreement.number)),
    };
  });
}

export function meta({ matches, params }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("Agreement")),
      description: say("What both sides have agreed on."),
      path: agreementPath(params.number),
      noindex: true,
    },
    originOf(matches),
  );
}

/** What both sides said yes to, for reading and for paper. */
export default function AgreementPage({ loaderData: { agreement, versions, place, check } }: Route.ComponentProps) {
  const { number, sha256, agreed } = agreement;
  const { event, offered, accepted } = agreed;
  const details = detailsOf(event);
  return (
    <div className="wrap band booking-page agreement">
      <Breadcrumbs items={[{ label: say("Booking"), to: bookingPath(number) }, { label: say("Agreement") }]} />
      <h1>
        <Rich
          text={say("Agreement {number}", { number: `<n>${number}</n>` })}
          as={{ n: (words) => <span className="whitespace-nowrap">{words}</span> }}
        />
      </h1>
      <PaperButtons pdf={agreementPdfPath(number)} pdfLabel={say("Download PDF")}>
        <LinkButton to={bookingPath(number)} slim variant="line">
          {say("Back to the booking")}
        </LinkButton>
      </PaperButtons>
      {agreement.inForce ? null : (
        <p className="notice-box">
          {say("This one was replaced.")} <Link to={agreementPath(number)}>{say("See what is in force")}</Link>
        </p>
      )}
      {versions.length > 1 ? (
        <p>
          {versionWords(agreement.n)}{" "}
          {versions
            .filter(({ n }) => n !== agreement.n)
            .map(({ n }) => (
              <Link key={n} to={`${agreementPath(number)}?version=${n}`} className="agreement-version">
                {n === 0 ? say("As it was agreed first") : say("Change {n}", { n })}
              </Link>
            ))}
        </p>
      ) : null}
      <dl className="agreement-facts">
        <Party label={say("Organiser")} of={agreement.names.organiser} />
        <Party label={say("Provider")} of={agreement.names.provider} />
        {event.type ? <Fact label={say("Event")} value={occasionWords(event.type)} /> : null}
        <Fact label={say("Day", "date")} value={event.day ? formatDay(event.day) : say("To be agreed")} />
        {details ? <Fact label={say("In detail")} value={details} /> : null}
        {place ? <Fact label={say("Place")} value={place} /> : null}
        <Fact label={offeredBy(offered.by)} value={formatInstant(new Date(offered.at))} />
        <Fact label={acceptedBy(accepted.by)} value={formatInstant(new Date(accepted.at))} />
      </dl>
      <AgreedCard agreed={agreed} title={say("What it costs")} />
      {decidingWords().map((words) => (
        <p key={words} className="small">
          {words}
        </p>
      ))}
      <section aria-labelledby="proof">
        <h2 id="proof">{say("Proof of this text")}</h2>
        <p>
          {say("The text of this agreement was fixed when it was accepted. Its fingerprint (SHA-256) is")}{" "}
          <code className="agreement-hash">{sha256}</code>
        </p>
        <p className="wrap-anywhere">
          <Rich
            text={say(
              "Anybody with this number and fingerprint can check them at <a>{check}</a>. Nothing else is shown there.",
              { check },
            )}
            as={{ a: (words) => <a href={check}>{words}</a> }}
          />
        </p>
      </section>
    </div>
  );
}

const versionWords = (n: number): string =>
  n === 0 ? say("This is what was agreed first.") : say("This is change {n}.", { n });

const Party = ({ label, of: { name, same } }: { label: string; of: AgreementView["names"]["organiser"] }) => (
  <Fact label={label} value={same ? name : say("{name} (the name has changed since)", { name })} />
);
