import { pageTitle } from "../../../domain/brand.ts";
import { formatInstant } from "../../../domain/dates.ts";
import { formatMobile } from "../../../domain/phone.ts";
import { MONEY_PATH, PAYEE_PATH } from "../../../domain/request-paths.ts";
import { say, text } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { personOf } from "../../notifications/notification-service.server.ts";
import type { OwnPayee } from "../payee-model.ts";
import { ownPayees } from "../payee-service.server.ts";
import { PayeeForm } from "../parts/payee-form.tsx";
import type { Route } from "./+types/paid-to";
import { Fact } from "../../../ui/fact.tsx";
import "../../../ui/styles/desk.css";

const TITLE = text("How you are paid");

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  const [payees, person] = await Promise.all([ownPayees(deps, actor), personOf(deps.db, actor.id)]);
  return { ...payees, name: actor.name, mobile: person ? formatMobile(person.mobile) : say("your mobile") };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(
    {
      title: pageTitle(say(TITLE)),
      description: say("Your UPI id and bank account."),
      path: PAYEE_PATH,
      noindex: true,
    },
    originOf(matches),
  );

/** One's UPI id and bank account, and the form that changes them. */
export default function PaidTo({ loaderData: { now, next, name, mobile } }: Route.ComponentProps) {
  return (
    <div className="wrap band booking-page payments-page">
      <Breadcrumbs items={[{ label: say("Your money"), to: MONEY_PATH }, { label: say(TITLE) }]} />
      <header>
        <h1>{say(TITLE)}</h1>
        <p className="lead">
          {say(
            "Whoever has agreed with you on a price sees this beside what is due, and nobody else. The site takes no money and no share.",
          )}
        </p>
      </header>
      {now ? (
        <section className="quote-card" aria-labelledby="now">
          <h2 id="now">{say("What they see now")}</h2>
          <Shown payee={now} />
        </section>
      ) : null}
      {next ? (
        <section className="quote-card" aria-labelledby="next">
          <h2 id="next">{say("From {when} on", { when: formatInstant(new Date(next.activeAt)) })}</h2>
          <Shown payee={next} />
          <p className="small soft">
            {say("If it was not you who changed it, write the right one again and choose a new password.")}
          </p>
        </section>
      ) : null}
      <section aria-labelledby="change">
        <h2 id="change">{now ? say("Change it") : say("Add your account")}</h2>
        <PayeeForm
          key={(next ?? now)?.activeAt ?? ""}
          begins={next ?? now}
          name={name}
          mobile={mobile}
          changes={now !== null}
        />
      </section>
    </div>
  );
}

const Shown = ({ payee: { name, upi, merchant, account, ifsc } }: { payee: OwnPayee }) => (
  <dl className="agreement-facts">
    <Fact label={say("Name")} value={name} />
    {upi ? <Fact label={say("UPI id")} value={merchant ? say("{upi} (merchant)", { upi }) : upi} /> : null}
    {account && ifsc ? <Fact label={say("Account")} value={`${account}, ${ifsc}`} /> : null}
  </dl>
);
