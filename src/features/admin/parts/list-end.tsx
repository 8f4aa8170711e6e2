import { say } from "../../../domain/words/say.ts";
import { Pagination } from "../../../ui/pagination.tsx";
import type { AdminTab } from "../admin-model.ts";
import { tabHref } from "./admin-address.ts";

export interface ListEndProps {
  tab: AdminTab;
  filters: Readonly<Record<string, string | undefined>>;
  /** This is not the first page. */
  later: boolean;
  next: string | null;
}

/** The way to the next page of a list, and back to its beginning. */
export function ListEnd({ tab, filters, later, next }: ListEndProps) {
  return (
    <Pagination
      prev={later ? tabHref(tab, filters) : null}
      prevLabel={say("First page")}
      next={next && tabHref(tab, { ...filters, cursor: next })}
    />
  );
}
