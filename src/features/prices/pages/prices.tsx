import { pageTitle } from "../../../domain/brand.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded, orRefusal } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { MY_LISTINGS, calendarPath, pricesPath, wouldCostPath } from "../../listings/listing-edit-path.ts";
import { ownPrices } from "../price-page.server.ts";
import { PriceForm } from "../parts/price-form.tsx";
import type { Route } from "./+types/prices";
import "../../../ui/styles/desk.css";

/** For the listing's owner and admins; for everybody else there is no such page. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  return orRefusal(() => ownPrices(deps, actor, args.params.id));
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(loaderData ? say("Prices of {title}", { title: loaderData.title }) : say("Prices")),
      description: say("What you cost, and what that comes with."),
      path: pricesPath(params.id),
      noindex: true,
    },
    originOf(matches),
  );
}

/** A listing's price card as its owner keeps it. */
export default function PricesPage({ loaderData: own }: Route.ComponentProps) {
  const { id, title, path, said } = own;
  return (
    <div className="wrap price-page">
      <div>
        <Breadcrumbs
          items={[{ label: say("My listings"), to: MY_LISTINGS }, { label: title }, { label: say("Prices") }]}
        />
        <h1 className="break-words">{say("Prices of {title}", { title })}</h1>
        <p className="lead soft mt-3">
          {said
            ? say("Your page shows this, and reckons with it when somebody asks what you would cost.")
            : say(
                "Say what your price comes with: your page shows it, and people who ask know the whole sum. What you leave empty is not shown.",
              )}
        </p>
        <p className="actions mt-4">
          <LinkButton to={calendarPath(id)} variant="line" slim>
            {say("Calendar")}
          </LinkButton>
          {path ? (
            <LinkButton to={path} variant="line" slim>
              {say("See your page")}
            </LinkButton>
          ) : null}
          {path ? (
            <LinkButton to={wouldCostPath(id)} variant="line" slim>
              {say("What would it cost?")}
            </LinkButton>
          ) : null}
        </p>
      </div>
      <PriceForm key={JSON.stringify([own.card, own.basePaise, own.unit])} own={own} />
    </div>
  );
}
