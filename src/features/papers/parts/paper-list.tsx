import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import type { PaperListView } from "../paper-list-view.ts";
import { PaperFilter } from "./paper-filter.tsx";
import { PaperLines } from "./paper-lines.tsx";

const FEW = 4;

/** A page of papers with its filter. @param by whose name tells them apart */
export function PaperList({ list, path, by }: { list: PaperListView; path: string; by: "buyer" | "seller" }) {
  const { papers, next, years, year, kind } = list;
  const filtered = year !== "" || kind !== "";
  const filter = { ...(year ? { year } : {}), ...(kind ? { kind } : {}) };
  return (
    <>
      {/* Of a few papers there is nothing to pick out. */}
      {filtered || next || papers.length >= FEW ? (
        <PaperFilter key={`${year} ${kind}`} years={years} year={year} kind={kind} />
      ) : null}
      {papers.length > 0 ? (
        <PaperLines papers={papers} by={by} />
      ) : (
        <p className="soft">{say("There is none of these.")}</p>
      )}
      {next ? (
        <p>
          <Link to={`${path}?${new URLSearchParams({ ...filter, cursor: next })}`}>{say("Older ones")}</Link>
        </p>
      ) : null}
    </>
  );
}
