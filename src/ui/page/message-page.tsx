import type { ReactNode } from "react";
import { BRAND } from "../../domain/brand.ts";
import { EmptyCanopy } from "../empty-canopy.tsx";

export interface MessagePageProps {
  title: string;
  children: ReactNode;
  /** The ways on. */
  actions?: ReactNode;
  art?: ReactNode;
}

/** A page that has one thing to say and shows the way on. */
export function MessagePage({ title, children, actions, art = <EmptyCanopy /> }: MessagePageProps) {
  return (
    <div className="wrap empty pt-16! pb-10!">
      {art}
      <h1>{title}</h1>
      <div className="soft grid max-w-[34em] gap-3">{children}</div>
      {actions ? <div className="actions">{actions}</div> : null}
    </div>
  );
}

/** How to reach a person when the site does not help. */
export function HelpLines() {
  return (
    <p className="wrap soft mt-8 text-center">
      Need a hand? Call{" "}
      <a href={`tel:${BRAND.phone.e164}`} className="underline">
        {BRAND.phone.shown}
      </a>{" "}
      or write to{" "}
      <a href={`mailto:${BRAND.email.contact}`} className="underline">
        {BRAND.email.contact}
      </a>
      .
    </p>
  );
}
