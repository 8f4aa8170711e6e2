import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { WhyTable } from "../../listings/parts/why-table.tsx";
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
      <WhyTable rows={why.rows} score={why.score} />
      {why.lot ? <p>{why.lot}</p> : null}
    </section>
  );
}
