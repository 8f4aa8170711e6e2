import type { ReactNode } from "react";
import { say } from "../../../domain/words/say.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import type { Crumb } from "../../../ui/breadcrumbs.tsx";

/** A registration page: what it is for, a drawing, the form, and what happens next. */
export function ApplicationPage({
  crumbs,
  title,
  lead,
  art,
  children,
  after,
}: {
  crumbs: readonly Crumb[];
  title: string;
  lead: ReactNode;
  art: string;
  children: ReactNode;
  after?: ReactNode;
}) {
  return (
    <div className="wrap enquiry">
      <div className="enquiry-head">
        <Breadcrumbs items={[{ label: say("Home"), to: "/" }, ...crumbs, { label: title }]} />
        <h1>{title}</h1>
        <p className="lead soft">{lead}</p>
      </div>
      <figure className="enquiry-art">
        <img src={`/art/service-${art}.svg`} alt="" width={300} height={380} />
      </figure>
      <div>
        {children}
        {after ? <div className="soft mt-8">{after}</div> : null}
      </div>
    </div>
  );
}
