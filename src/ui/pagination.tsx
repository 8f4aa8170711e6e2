import { Link } from "react-router";
import { ChevronLeft, ChevronRight } from "./icons.tsx";

export interface PaginationProps {
  /** Where the neighbours are, with the filters of the address; absent at the ends. */
  prev?: string | null | undefined;
  next?: string | null | undefined;
  /** 'Previous' by default; 'First page' where only the beginning is known. */
  prevLabel?: string | undefined;
  /** The current page, from 1. */
  page?: number | undefined;
  label?: string | undefined;
}

/** Previous and next as links, so that they can be shared, opened in a tab and crawled. */
export function Pagination({ prev, next, prevLabel = "Previous", page, label = "Pages" }: PaginationProps) {
  if (!prev && !next) return null;
  return (
    <nav className="pages" aria-label={label}>
      {prev ? (
        <Link to={prev} rel={prevLabel === "Previous" ? "prev" : "start"}>
          <ChevronLeft className="icon" />
          {prevLabel}
        </Link>
      ) : null}
      {page === undefined ? null : <span aria-current="page">Page {page}</span>}
      {next ? (
        <Link to={next} rel="next">
          Next
          <ChevronRight className="icon" />
        </Link>
      ) : null}
    </nav>
  );
}
