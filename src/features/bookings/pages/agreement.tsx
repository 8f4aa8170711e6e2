import { Link } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { formatDay, formatInstant } from "../../../domain/dates.ts";
import { agreementCheckPath, agreementPath, agreementPdfPath, bookingPath } from "../../../domain/request-paths.ts";
import { guarded, orRefusal } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import type { AgreementView } from "../booking-present.server.ts";
import { agreementsSeen } from "../agreement-versions.server.ts";
import { noAgreement } from "../booking-service.server.ts";
import { AgreedCard, detailsOf } from "../parts/agreed-now.tsx";
import type { Route } from "./+types/agreement";

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  return orRefusal(async () => {
    const versions = await agreementsSeen(deps, actor, args.params.number);
    const wanted = new URL(args.request.url).searchParams.get("version");
    const agreement = wanted === null ? versions[0] : versions.find(({ n }) => String(n) === wanted);
    if (!agreement) throw noAgreement();
    return { agreement, versions, check: deps.config.publicUrl + agreementCheckPath(agreement.number) };
  });
}

export function meta({ matches, params }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle("Agreement"),
      description: "What both sides have agreed on.",
      path: agreementPath(params.number),
      noindex: true,
    },
    originOf(matches),
  );
}

/** What both sides said yes to, for reading and for paper. */
export default function AgreementPage({ loaderData: { agreement, versions, check } }: Route.ComponentProps) {
  const { number, sha256, agreed } = agreement;
  const { event, offered, accepted } = agreed;
  const details = detailsOf(event);
  return (
    <div className="wrap band booking-page agreement">
      <Breadcrumbs items={[{ label: "Booking", to: bookingPath(number) }, { label: "Agreement" }]} />
      <h1>Agreement {number}</h1>
      {agreement.inForce ? null : (
        <p className="notice-box">
          This one was replaced. <Link to={agreementPath(number)}>See what is in force</Link>
        </p>
      )}
      {versions.length > 1 ? (
        <p>
          {versionWords(agreement.n)}{" "}
          {versions
            .filter(({ n }) => n !== agreement.n)
            .map(({ n }) => (
              <Link key={n} to={`${agreementPath(number)}?version=${n}`} className="agreement-version">
                {n === 0 ? "As it was agreed first" : `Change ${n}`}
              </Link>
            ))}
        </p>
      ) : null}
      <dl className="agreement-facts">
        <Party label="Organiser" of={agreement.names.organiser} />
        <Party label="Provider" of={agreement.names.provider} />
        {event.type ? <Fact label="Event" value={event.type} /> : null}
        <Fact label="Day" value={event.day ? formatDay(event.day) : "To be agreed"} />
        {details ? <Fact label="In detail" value={details} /> : null}
        {event.place ? <Fact label="Place" value={event.place} /> : null}
        <Fact label={`Offered by the ${offered.by}`} value={formatInstant(new Date(offered.at))} />
        <Fact label={`Accepted by the ${accepted.by}`} value={formatInstant(new Date(accepted.at))} />
      </dl>
      <AgreedCard agreed={agreed} title="What it costs" />
      <section aria-labelledby="proof">
        <h2 id="proof">That it is this one</h2>
        <p>
          The text of this agreement was fixed when it was accepted. Its fingerprint (SHA-256) is{" "}
          <code className="agreement-hash">{sha256}</code>
        </p>
        <p className="wrap-anywhere">
          Whoever has number and fingerprint can check at {check} that they belong together. Nothing else is shown
          there.
        </p>
        <p className="no-print">
          <a className={buttonClass({ variant: "line", slim: true })} href={agreementPdfPath(number)} download>
            PDF
          </a>{" "}
          <Button slim variant="line" onClick={() => window.print()}>
            Print
          </Button>
        </p>
      </section>
    </div>
  );
}

const versionWords = (n: number): string => (n === 0 ? "This is what was agreed first." : `This is change ${n}.`);

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div className="contents">
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

const Party = ({ label, of: { name, same } }: { label: string; of: AgreementView["names"]["organiser"] }) => (
  <Fact label={label} value={same ? name : `${name} (the name has changed since)`} />
);
