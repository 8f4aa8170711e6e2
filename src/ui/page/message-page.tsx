import type { ReactNode } from "react";
import { BRAND } from "../../domain/brand.ts";
import { say } from "../../domain/words/say.ts";
import { EmptyCanopy } from "../empty-canopy.tsx";
import { Rich } from "../rich.tsx";

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
      <Rich
        text={say("Need a hand? Call <tel>{phone}</tel> or write to <mail>{mail}</mail>.", {
          phone: BRAND.phone.shown,
          mail: BRAND.email.contact,
        })}
        as={{
          tel: (words) => (
            <a href={`tel:${BRAND.phone.e164}`} className="underline">
              {words}
            </a>
          ),
          mail: (words) => (
            <a href={`mailto:${words}`} className="underline">
              {words}
            </a>
          ),
        }}
      />
    </p>
  );
}
