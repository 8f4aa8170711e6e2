import { Link } from "react-router";
import { say } from "../domain/words/say.ts";

export interface Crumb {
  label: string;
  /** Absent on the last one: the current page. */
  to?: string | undefined;
}

/** The way from the home page to here. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label={say("Breadcrumb")}>
      <ol className="crumbs">
        {items.map(({ label, to }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
