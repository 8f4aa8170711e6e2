import { Link } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { formatDay, todayIST } from "../../../domain/dates.ts";
import { say, text } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { Rich } from "../../../ui/rich.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { PAPER_KINDS } from "../paper-model.ts";
import { PAPERS_PATH } from "../papers-path.ts";
import { ownPapers } from "../paper-service.server.ts";
import { PaperPanel } from "../parts/paper-panel.tsx";
import type { Route } from "./+types/verified";
import "../../../ui/styles/desk.css";

const TITLE = text("What is verified about you");

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  return ownPapers(deps, actor);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(
    {
      title: pageTitle(say(TITLE)),
      description: say("Your mobile number, your PAN and your GSTIN: what your pages say of them."),
      path: PAPERS_PATH,
      noindex: true,
    },
    originOf(matches),
  );

/** What is verified about the signed-in person: each thing with how it stands, and the way to have it verified. */
export default function Verified({ loaderData: { mobileProvenAt, papers } }: Route.ComponentProps) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 pb-20 lg:grid-cols-2 lg:gap-x-10 lg:pt-12 lg:pb-28">
      <div className="grid gap-4 lg:col-span-2">
        <h1>{say(TITLE)}</h1>
        <p className="lead max-w-[46rem]">
          {say(
            "The pages of what you offer say what we have verified, and nothing more. Everybody signs up with a code to their mobile; a PAN or a GSTIN is up to you.",
          )}
        </p>
        <p className="flex flex-wrap items-center gap-3">
          <b>{say("Mobile number")}</b>
          <StatusBadge
            status={mobileProvenAt ? "seen" : "none"}
            tone={mobileProvenAt ? "ok" : "quiet"}
            label={
              mobileProvenAt
                ? say("Proven by a code on {day}", { day: formatDay(todayIST(new Date(mobileProvenAt))) })
                : say("Not proven by a code")
            }
          />
        </p>
      </div>
      {PAPER_KINDS.map((kind) => {
        const paper = papers.find((one) => one.kind === kind);
        // Sent, taken back or decided: another form, with nothing in it.
        return <PaperPanel key={`${kind} ${paper?.sentAt ?? ""}`} kind={kind} paper={paper} />;
      })}
      <section className="grid content-start gap-3 lg:col-span-2" aria-labelledby="who-sees">
        <h2 id="who-sees" className="text-[1.75rem]">
          {say("Who sees it")}
        </h2>
        <p className="max-w-[46rem]">
          <Rich
            text={say(
              "Our admins alone see the number and the photo, and only to compare them. The photo is deleted with the decision; the number stays until you take it back or delete your account. Your pages show nothing of a PAN, and of a GSTIN the code of the state and the last three characters. The <a>Privacy Policy</a> says more.",
            )}
            as={{ a: (words) => <Link to="/privacypolicy">{words}</Link> }}
          />
        </p>
      </section>
    </div>
  );
}
