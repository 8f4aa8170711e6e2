import { todayIST } from "../../../domain/dates.ts";
import { say } from "../../../domain/words/say.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { TERMS_VERSION } from "../../accounts/account-model.ts";
import { privacy, privacyIntro } from "../content/privacy.ts";
import { publicPageMeta } from "../page-meta.ts";
import { LegalPage } from "../parts/legal-page.tsx";
import type { Route } from "./+types/privacy";

export function loader(args: Route.LoaderArgs) {
  return { today: todayIST(pageContext(args).deps.now()), version: TERMS_VERSION };
}

export function meta({ matches }: Route.MetaArgs) {
  return publicPageMeta(matches, {
    name: say("Privacy Policy"),
    description: say(
      "Which personal data we collect, for what, how long we keep it, and what you can ask of us under the Digital Personal Data Protection Act, 2023.",
    ),
    path: "/privacypolicy",
  });
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage title={say("Privacy Policy")} intro={privacyIntro()} sections={privacy()} {...loaderData} />;
}
