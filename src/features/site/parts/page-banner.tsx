import type { ReactNode } from "react";
import { say } from "../../../domain/words/say.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";

export interface PageBannerProps {
  title: string;
  /** The page's name on the way from home, where it is shorter than the title. */
  crumb?: string | undefined;
  lead?: ReactNode;
  /** A drawing at the right: '/art/banner-vol.svg'. */
  art?: string | undefined;
}

/** The head of a public page. */
export function PageBanner({ title, crumb = title, lead, art }: PageBannerProps) {
  return (
    <section className="banner page-banner on-dark" aria-labelledby="page-title">
      <div className="wrap banner-in">
        <Breadcrumbs items={[{ label: say("Home"), to: "/" }, { label: crumb }]} />
        <h1 id="page-title">{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
      </div>
      {art ? (
        <div className="banner-art">
          <img src={art} alt="" width={640} height={400} fetchPriority="high" />
        </div>
      ) : null}
    </section>
  );
}
