import { data } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { say } from "../../../domain/words/say.ts";
import { NotFoundContent } from "../parts/not-found-content.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import type { Route } from "./+types/not-found";

/** Every address that is none of ours: the page, with the status that says so. */
export function loader() {
  return data(null, { status: 404 });
}

export function meta({ matches, location }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("Page not found")),
      description: say("There is no page at this address."),
      path: location.pathname,
      noindex: true,
    },
    originOf(matches),
  );
}

export default function NotFoundPage() {
  return <NotFoundContent />;
}
