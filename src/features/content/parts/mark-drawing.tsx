import type { ReactNode } from "react";
import type { Company } from "../defaults/companies.ts";

const drawings: Record<Company["mark"], ReactNode> = {
  sun: (
    <>
      <path d="M3 18h18M6 18a6 6 0 0 1 12 0" />
      <path d="M12 4v3M4.5 7.5l2 2M19.5 7.5l-2 2" />
    </>
  ),
  river: (
    <path d="M2 8c3-3 5-3 8 0s5 3 8 0 3-2 4-1.5M2 13c3-3 5-3 8 0s5 3 8 0 3-2 4-1.5M2 18c3-3 5-3 8 0s5 3 8 0 3-2 4-1.5" />
  ),
  kalash: (
    <>
      <path d="M8 9h8c4 4 3 11-4 12-7-1-8-8-4-12Z" />
      <path d="M9 9c-1-3-3-3-4-3 1-2 5-2 7 3 2-5 6-5 7-3-1 0-3 0-4 3" />
    </>
  ),
  horse: <path d="M5 21c0-6 2-8 4-10L7 9l1-4 3 2c6-1 8 4 8 8l-3 1-3-3c0 4-1 6-1 8Z" />,
  wheel: (
    <>
      <circle cx="12" cy="12" r="9" />
      <circle cx="12" cy="12" r="2.5" />
      <path d="M12 3v6.5M12 14.5V21M3 12h6.5M14.5 12H21" />
    </>
  ),
  flag: <path d="M6 22V3l13 5-8 2 5 4-10 2" />,
};

/** One of the marks that we draw for companies. */
export function MarkDrawing({ mark }: Pick<Company, "mark">) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[mark]}
    </svg>
  );
}

export const isMark = (name: string | undefined): name is Company["mark"] => !!name && Object.hasOwn(drawings, name);
