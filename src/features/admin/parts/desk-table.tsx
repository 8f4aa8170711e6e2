import type { ReactNode } from "react";
import { say } from "../../../domain/words/say.ts";

/**
 * The table of a tab: its head and its rows, or one sentence where there are none.
 * `acts` adds a last column for buttons, named for screen readers only. The rows are `tr` with a `Cell` for each column, in the same order.
 */
export function DeskTable<Row>({
  caption,
  columns,
  acts = false,
  none,
  rows,
  children,
}: {
  caption: string;
  columns: readonly string[];
  acts?: boolean;
  none: string;
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
}) {
  if (rows.length === 0) return <p className="panel calm my-6">{none}</p>;
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
