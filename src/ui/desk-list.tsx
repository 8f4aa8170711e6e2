import type { ReactNode } from "react";
import { say } from "../domain/words/say.ts";
import { LinkButton } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

export interface DeskListProps {
  /** The page it stands on. */
  path: string;
  /** What waits is shown, and not what is over. */
  open: boolean;
  /** What that is called which is over: 'Decided'. */
  over: string;
  /** Where there is nothing. */
  none: string;
  /** One entry each. */
  children: readonly ReactNode[];
  /** From where the next page goes on. */
  next: string | null;
}

/** What waits at a desk or what is over, by two links; a page of it, and the way to the next. */
export function DeskList({ path, open, over, none, children, next }: DeskListProps) {
  return (
    <>
      <p className="flex flex-wrap gap-3">
        <LinkButton to={path} slim variant={open ? "fill" : "line"}>
          {say("Open")}
        </LinkButton>
        <LinkButton to={`${path}?status=over`} slim variant={open ? "line" : "fill"}>
          {over}
        </LinkButton>
      </p>
      {children.length === 0 ? (
        <EmptyState
          title={none}
          actions={
            <LinkButton to="/AdminDashboard" variant="line" slim>
              {say("Admin Dashboard")}
            </LinkButton>
          }
        />
      ) : (
        <ol className="dispute-list">{children}</ol>
      )}
      {next ? (
        <p>
          <LinkButton to={`${path}?status=${open ? "open" : "over"}&cursor=${next}`} variant="line" slim>
            {say("Further ones")}
          </LinkButton>
        </p>
      ) : null}
    </>
  );
}
