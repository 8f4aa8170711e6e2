import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import type { WhyShown } from "../why-shown.server.ts";

/** Why one listing stands where it stands: what each weight gives it, and their sum. */
export function WhyListing({ why }: { why: WhyShown }) {
  return (
    <section aria-labelledby="why">
      <h2 id="why">{say("Why {title} stands where it stands", { title: why.title })}</h2>
      <p>
        <Link to={why.path}>{why.title}</Link>
        {why.place ? ` · ${why.place}` : ""}
      </p>
      {why.standing ? <p>{why.standing}</p> : null}
      <table className="why-table">
        <thead>
          <tr>
            <th scope="col">{say("What counts")}</th>
            <th scope="col">{say("Here")}</th>
            <th scope="col">{say("Points")}</th>
          </tr>
        </thead>
        <tbody>
          {why.rows.map(({ name, has, points }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{has}</td>
              <td>{points}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={2}>
              {say("Together")}
            </th>
            <td>
              <b>{why.score}</b>
            </td>
          </tr>
        </tbody>
      </table>
      {why.lot ? <p>{why.lot}</p> : null}
    </section>
  );
}
