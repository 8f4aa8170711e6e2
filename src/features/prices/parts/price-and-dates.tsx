import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { PublicMonths } from "../../calendar/parts/public-months.tsx";
import { pricesPath } from "../../listings/listing-edit-path.ts";
import type { PriceAndDatesData, PublicPrice } from "../price-page.server.ts";
import { PriceBoxes } from "./price-boxes.tsx";

/** What a listing costs and what that comes with: plain HTML, and the form is the browser's. */
function Price({ id, price, own }: { id: string; price: PublicPrice; own: boolean }) {
  const { words, included, facts, boxes, typed, hidden } = price;
  return (
    <section aria-labelledby="prices" className="price">
      <h2 id="prices">{say("Price")}</h2>
      <p className="lprice">{words}</p>
      {own ? (
        <p>
          <Link to={pricesPath(id)}>{say("Say what your price comes with")}</Link>
        </p>
      ) : null}
      {included.length > 0 ? (
        <>
          <h3>{say("Included")}</h3>
          <ul className="llist">
            {included.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : null}
      {facts.length > 0 ? (
        <dl className="facts">
          {facts.map(([label, value]) => (
            <div key={label} className={value.length > 28 ? "full" : undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {boxes && !own ? <PriceBoxes id={id} boxes={boxes} typed={typed} hidden={hidden} /> : null}
    </section>
  );
}

/** What a listing costs, and on which dates it is free. */
export function PriceAndDates({
  id,
  dates,
  own,
  query,
}: {
  id: string;
  dates: PriceAndDatesData | null;
  own: boolean;
  query?: Record<string, string>;
}) {
  if (!dates) return null;
  return (
    <>
      {dates.price ? <Price id={id} price={dates.price} own={own} /> : null}
      <PublicMonths id={id} dates={dates.months} own={own} query={query} />
    </>
  );
}
