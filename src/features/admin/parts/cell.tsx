import type { ReactNode } from "react";

/** A cell of a `data-table`, with the word that stands before it where rows are cards. */
export function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td data-label={label}>
      <div>{children}</div>
    </td>
  );
}
