import { pageTitle } from "../../../domain/brand.ts";
import { formatDay } from "../../../domain/dates.ts";
import { formatRupees } from "../../../domain/money.ts";
import { bookingPapersPath, bookingPath, paperPath, paperPdfPath } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded, orRefusal } from "../../../platform/pages/page-context.server.ts";
import { inLanguage } from "../../../platform/words.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { eachWords } from "../../bookings/quote-words.ts";
import { PAPER_KINDS } from "../paper-model.ts";
import { paperSeen } from "../paper-service.server.ts";
import { aboutWords, copyMark, referWords, stateWords, topNote, underWords } from "../paper-words.ts";
import type { Route } from "./+types/paper";

/** For the two sides of its booking; for everybody else there is no such page. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  return orRefusal(async () => {
    const paper = await paperSeen(deps, actor, args.params.id);
    return { ...paper, words: inLanguage("en", () => printedWords(paper)) };
  });
}

/** A paper is in English, as its PDF is, whatever language its page is in. */
const printedWords = ({ kind, day, content, side }: Awaited<ReturnType<typeof paperSeen>>) => ({
  kind: PAPER_KINDS[kind],
  day: formatDay(day),
  about: aboutWords(content),
  top: topNote(content),
  mark: copyMark(kind, side),
  refer: referWords(kind),
  refers: content.refers.map((one) => `${one.number} of ${formatDay(one.day)}`).join("; "),
  each: content.lines.map((line) => eachWords(line)),
});

export function meta({ matches, params }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("Invoice or receipt")),
      description: say("As it was issued."),
      path: paperPath(params.id),
      noindex: true,
    },
    originOf(matches),
  );
}

/** One paper as it is printed. */
export default function PaperPage({ loaderData }: Route.ComponentProps) {
  const { id, number, booking, content, words } = loaderData;
  const { seller, buyer, supply, sac, lines, discountPaise, taxablePaise, taxes, totalPaise } = content;
  const { about, top, mark } = words;
  return (
    <div className="wrap band booking-page payments-page tax-paper">
      <Breadcrumbs
        items={[
          { label: say("Booking"), to: bookingPath(booking) },
          { label: say("Invoices and receipts"), to: bookingPapersPath(booking) },
          { label: number },
        ]}
      />
      {top ? <p>{top}</p> : null}
      <header>
        <h1>{words.kind}</h1>
        <p className="lead">
          {number} · {words.day}
        </p>
        {mark ? <p className="small soft">{mark}</p> : null}
      </header>
      <div className="tax-paper-sides">
        <section aria-labelledby="from">
          <h2 id="from">From</h2>
          <p>
            <b>{seller.legalName}</b>
          </p>
          <p>{seller.address}</p>
          <p>
            {seller.city} {seller.pin}, {stateWords(seller.state)}
          </p>
          {seller.gstin ? <p>GSTIN {seller.gstin}</p> : null}
        </section>
        <section aria-labelledby="to">
          <h2 id="to">To</h2>
          <p>
            <b>{buyer.name}</b>
          </p>
          <p>{buyer.address}</p>
          <p>
            {buyer.pin}, {stateWords(buyer.state)}
          </p>
          {buyer.gstin ? <p>GSTIN {buyer.gstin}</p> : null}
        </section>
      </div>
      <dl className="agreement-facts">
        <Fact label="Booking" value={booking} />
        {about ? <Fact label="Event" value={about} /> : null}
        {supply ? <Fact label="Place of supply" value={`${supply.state} (${supply.code})`} /> : null}
        {sac ? <Fact label="SAC" value={sac} /> : null}
        {words.refers ? <Fact label={words.refer} value={words.refers} /> : null}
      </dl>
      <table className="tax-paper-lines">
        <caption className="sr">What it is for</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={at}>
              <td>
                {line.label}
                <br />
                <span className="small soft">{words.each[at]}</span>
              </td>
              <td>{formatRupees(line.amountPaise)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {discountPaise > 0 ? <Sum label="Discount" paise={-discountPaise} /> : null}
          {discountPaise < 0 ? <Sum label="Added, as agreed" paise={-discountPaise} /> : null}
          {taxes.length > 0 ? <Sum label="Taxable value" paise={taxablePaise} /> : null}
          {taxes.map(({ name, percent, paise }) => (
            <Sum key={name} label={`${name} ${percent} %`} paise={paise} />
          ))}
          <Sum label="Total" paise={totalPaise} />
        </tfoot>
      </table>
      {underWords(content).map((note) => (
        <p key={note} className="small">
          {note}
        </p>
      ))}
      <p className="no-print">
        <a className={buttonClass({ variant: "line", slim: true })} href={paperPdfPath(id)} download>
          PDF
        </a>{" "}
        <Button slim variant="line" onClick={() => window.print()}>
          {say("Print")}
        </Button>
      </p>
      <p className="tax-paper-signature">For {seller.legalName}: signature</p>
    </div>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div className="contents">
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
const Sum = ({ label, paise }: { label: string; paise: number }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{formatRupees(paise)}</td>
  </tr>
);
