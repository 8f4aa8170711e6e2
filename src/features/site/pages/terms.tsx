import { todayIST } from "../../../domain/dates.ts";
import { say } from "../../../domain/words/say.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { TERMS_VERSION } from "../../accounts/account-model.ts";
import { terms, termsIntro } from "../content/terms.ts";
import { publicPageMeta } from "../page-meta.ts";
import { LegalPage } from "../parts/legal-page.tsx";
import type { Route } from "./+types/terms";

export function loader(args: Route.LoaderArgs) {
  return { today: todayIST(pageContext(args).deps.now()), version: TERMS_VERSION };
}

export function meta({ matches }: Route.MetaArgs) {
  return publicPageMeta(matches, {
    name: say("Terms and Conditions"),
    description: say(
      "The rules for using the site: who may use it, what organisers and listed people agree to, and which courts decide.",
    ),
    path: "/TermCondition",
  });
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage title={say("Terms and Conditions")} intro={termsIntro()} sections={terms()} {...loaderData} />;
}
