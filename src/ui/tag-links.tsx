import type { ComponentProps } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

export interface TagLinksProps extends ComponentProps<"ul"> {
  links: readonly { label: string; to: string }[];
}

/** Links side by side that wrap, each a chip: places, categories, searches. */
export function TagLinks({ links, className, ...rest }: TagLinksProps) {
  return (
    <ul {...rest} className={classNames("tags", className)}>
      {links.map(({ label, to }) => (
        <li key={`${to} ${label}`}>
          <Link className="tag" to={to}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
