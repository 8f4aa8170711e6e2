import type { ReactNode } from "react";
import { say } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

/**
 * The table of a tab: its head and its rows, or one sentence where there are none, with the way on from there.
 * `acts` adds a last column for buttons, named for screen readers only. The rows are `tr` with a `Cell` for each column, in the same order.
 */
export function DeskTable<Row>({
  caption,
  columns,
  acts = false,
  none,
  hint,
  way,
  rows,
  children,
}: {
  caption: string;
  columns: readonly string[];
  acts?: boolean;
  none: string;
  /** What stands here once there is some. */
  hint?: string | undefined;
  way?: { label: string; to: string } | undefined;
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
}) {
  if (rows.length === 0)
    return way ? (
      <EmptyState
        title={none}
        actions={
          <LinkButton to={way.to} variant="line" slim>
            {way.label}
          </LinkButton>
        }
      >
        {hint ? <p>{hint}</p> : null}
      </EmptyState>
    ) : (
      <p className="panel calm my-6">{none}</p>
    );
  return (
    <table className="data-table">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          {acts ? (
            <th scope="col">
              <span className="sr">{say("Actions")}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>{rows.map(children)}</tbody>
    </table>
  );
}
