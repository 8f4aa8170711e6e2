import type { ReactNode } from "react";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import type { Crumb } from "../../../ui/breadcrumbs.tsx";

export interface ListingHeadProps {
  crumbs: readonly Crumb[];
  title: string;
  lead?: ReactNode;
  /** Buttons and stars below. */
  children?: ReactNode;
  /** A drawing of /art at the right. */
  art?: string | undefined;
}

/** The head of a search or a listing, on the night ground. */
export function ListingHead({ crumbs, title, lead, children, art }: ListingHeadProps) {
  return (
    <section className="banner on-dark lhead">
      <div className="wrap banner-in">
        <Breadcrumbs items={[{ label: "Home", to: "/" }, ...crumbs]} />
        <h1>{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
        {children ? <div className="actions">{children}</div> : null}
      </div>
      {art ? (
        <div className="lhead-art" aria-hidden="true">
          <img src={`/art/service-${art}.svg`} alt="" width={300} height={380} />
        </div>
      ) : null}
    </section>
  );
}
