import { Link } from "react-router";
import type { PlaceLink } from "../place-view.ts";

/** Ways on, each with how much is listed there; nothing where there are none. */
export function PlaceLinks({ title, links, id }: { title: string; links: readonly PlaceLink[]; id: string }) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="place-links">
        {links.map(({ label, to, note }) => (
          <li key={to}>
            <Link to={to}>
              {label} <span className="place-note">{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
