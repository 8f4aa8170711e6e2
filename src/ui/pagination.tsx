import { Link } from "react-router";
import { say } from "../domain/words/say.ts";
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
export function Pagination({ prev, next, prevLabel, page, label = say("Pages") }: PaginationProps) {
  if (!prev && !next) return null;
  return (
    <nav className="pages" aria-label={label}>
      {prev ? (
        <Link to={prev} rel={prevLabel ? "start" : "prev"}>
          <ChevronLeft className="icon" />
          {prevLabel ?? say("Previous")}
        </Link>
      ) : null}
      {page === undefined ? null : <span aria-current="page">{say("Page {page}", { page })}</span>}
      {next ? (
        <Link to={next} rel="next">
          {say("Next")}
          <ChevronRight className="icon" />
        </Link>
      ) : null}
    </nav>
  );
}
