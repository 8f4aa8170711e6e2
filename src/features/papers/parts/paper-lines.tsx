import { Link } from "react-router";
import { formatDay } from "../../../domain/dates.ts";
import { formatRupees } from "../../../domain/money.ts";
import { paperPath } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { PAPER_KINDS } from "../paper-model.ts";
import type { PaperLine } from "../paper-service.server.ts";

/** Papers that were issued, each with its page. @param by whose name tells them apart */
export function PaperLines({ papers, by = "buyer" }: { papers: readonly PaperLine[]; by?: "buyer" | "seller" }) {
  return (
    <ul className="money-lines">
      {papers.map(({ id, kind, number, day, totalPaise, ...sides }) => (
        <li key={id}>
          <div>
            <p>
              <Link to={paperPath(id)}>
                <b>
                  {say(PAPER_KINDS[kind])} {number}
                </b>
              </Link>
            </p>
            <p className="small soft">
              {formatDay(day)} · {sides[by]}
            </p>
          </div>
          <div className="money-next">
            <p>
              <b>{formatRupees(totalPaise)}</b>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
