import { cutUnits } from "../../../domain/graphemes.ts";
import { Link } from "react-router";
import { Rich } from "../../../ui/rich.tsx";
import { pageTitle } from "../../../domain/brand.ts";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { cleanText } from "../../../domain/text.ts";
import { applicationPage } from "../../enquiries/application-page.server.ts";
import { ApplicationPage } from "../../enquiries/parts/application-page.tsx";
import { say, text } from "../../../domain/words/say.ts";
import { later } from "../../../ui/later.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import type { Route } from "./+types/register";

const TITLE = text("Vendor Registration");

const form = () => import("../parts/vendor-application.tsx");
const VendorApplication = later(
  import.meta.env.SSR ? (await form()).VendorApplication : null,
  async () => (await form()).VendorApplication,
);

export async function loader(args: Route.LoaderArgs) {
  const work = cleanText(cutUnits(new URL(args.request.url).searchParams.get("work") ?? "", TEXT_LENGTHS.shortText));
  return { ...(await applicationPage(args)), work };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say(TITLE)),
      description: say(
        "Register your business for events: venues, catering, decoration, rental and everything else an event needs.",
      ),
      path: "/Registration",
    },
    originOf(matches),
  );
}

/** Vendor registration; venues come here too, with their type of work filled in. */
export default function VendorRegisterPage({ loaderData: { work, ...page } }: Route.ComponentProps) {
  return (
    <ApplicationPage
      crumbs={[]}
      title={say(TITLE)}
      lead={say(
        "One form for everybody whom an event needs. We check every registration by phone before anybody can book you.",
      )}
      art="venues"
      after={
        <p>
          <Rich
            text={say("Something unclear? <a>Contact Us</a>")}
            as={{ a: (words) => <Link to="/ContactUs">{words}</Link> }}
          />
        </p>
      }
    >
      {page.registrations.length > 0 ? (
        <nav aria-label={say("Registrations with prices and photos")} className="mb-6">
          <p>{say("Is it one of these? Register there, with your prices and photos: you are listed sooner.")}</p>
          <p className="chips mt-2">
            {page.registrations.map(({ label, path }) => (
              <Link key={path} to={path} className="chip">
                {label}
              </Link>
            ))}
          </p>
        </nav>
      ) : null}
      <VendorApplication key={work} work={work} {...page} />
    </ApplicationPage>
  );
}
