import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";

export interface ListBandProps {
  title: string;
  /** The search, as one line. */
  search: ReactNode;
  /** How to join. */
  actions?: ReactNode;
  /** Pictures beside it. */
  art?: ReactNode;
}

/** The head of a list: one slim band, so that what is looked for begins on the first screen. */
export function ListBand({ title, search, actions, art }: ListBandProps) {
  return (
    <section className={classNames("list-band on-dark", art ? "with-art" : "")}>
      <div className="wrap list-band-in">
        <h1>{title}</h1>
        {search}
        {actions ? <div className="actions">{actions}</div> : null}
      </div>
      {art}
    </section>
  );
}
