import { say } from "../../../domain/words/say.ts";
import type { WhyRow } from "../why-rows.server.ts";

/** What each weight gives a listing, and their sum. @param most whether the most that there are is said beside it */
export function WhyTable({ rows, score, most = false }: { rows: readonly WhyRow[]; score: string; most?: boolean }) {
  return (
    <table className="why-table">
      <thead>
        <tr>
          <th scope="col">{say("What counts")}</th>
          <th scope="col">{say("Here")}</th>
          <th scope="col">{say("Points")}</th>
          {most ? <th scope="col">{say("At most")}</th> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.has}</td>
            <td>{row.points}</td>
            {most ? <td>{row.most}</td> : null}
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={2}>
            {say("Together")}
          </th>
          <td colSpan={most ? 2 : undefined}>
            <b>{score}</b>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
