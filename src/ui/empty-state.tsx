import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { EmptyCanopy } from "./empty-canopy.tsx";

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** The way on: LinkButtons or Buttons. */
  actions?: ReactNode;
  /** The level of the heading where it stands; 2 by default. */
  level?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
}

/** Nothing here yet, and what to do about it, below an empty canopy. */
export function EmptyState({ title, children, actions, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames("empty", className)}>
      <EmptyCanopy />
      <Heading>{title}</Heading>
      {children ? <div className="soft">{children}</div> : null}
      {actions ? <div className="actions">{actions}</div> : null}
    </div>
  );
}
