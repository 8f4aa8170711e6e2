import { pageTitle } from "../../../domain/brand.ts";
import { formatDay } from "../../../domain/dates.ts";
import { placeSaid } from "../../../domain/places/place-said.ts";
import { formatRupees } from "../../../domain/money.ts";
import { bookingPapersPath, bookingPath, paperPath, paperPdfPath } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded, orRefusal } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { PaperButtons } from "../../../ui/paper-buttons.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { eachWords } from "../../bookings/quote-words.ts";
import { paperSeen } from "../paper-service.server.ts";
import {
  aboutWords,
  copyMark,
  kindWords,
  lawLabels,
  paperLineWords,
  referWords,
  referredWords,
  stateWords,
  topNote,
  underWords,
} from "../paper-words.ts";
import type { Route } from "./+types/paper";
import { Fact } from "../../../ui/fact.tsx";
import "../../../ui/styles/desk.css";

/** For the two sides of its booking; for everybody else there is no such page. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  return orRefusal(async () => {
    const paper = await paperSeen(deps, actor, args.params.id);
    return { ...paper, words: printedWords(paper) };
  });
}

/** What its page and its PDF say alike. */
const printedWords = ({ kind, day, content, side }: Awaited<ReturnType<typeof paperSeen>>) => ({
  kind: kindWords(kind),
  day: formatDay(day),
  about: aboutWords(content),
  top: topNote(content),
  mark: copyMark(kind, side),
  refer: referWords(kind),
  refers: referredWords(content),
  city: placeSaid(content.seller.state, content.seller.city),
  from: stateWords(content.seller.state),
  to: stateWords(content.buyer.state),
  supply: content.supply && `${placeSaid(content.supply.state)} (${content.supply.code})`,
  law: lawLabels(),
  lines: content.lines.map((line) => ({ label: paperLineWords(line.label), each: eachWords(line) })),
  under: underWords(content),
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
  const { seller, buyer, sac, lines, discountPaise, taxablePaise, taxes, totalPaise } = content;
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
      <PaperButtons pdf={paperPdfPath(id)} pdfLabel={say("PDF")} />
      <article className="paper-sheet">
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
            <h2 id="from">{say("From", "whom")}</h2>
            <p>
              <b>{seller.legalName}</b>
            </p>
            <p>{seller.address}</p>
            <p>
              {words.city} {seller.pin}, {words.from}
            </p>
            {seller.gstin ? <p>GSTIN {seller.gstin}</p> : null}
          </section>
          <section aria-labelledby="to">
            <h2 id="to">{say("To", "whom")}</h2>
            <p>
              <b>{buyer.name}</b>
            </p>
            <p>{buyer.address}</p>
            <p>
              {buyer.pin}, {words.to}
            </p>
            {buyer.gstin ? <p>GSTIN {buyer.gstin}</p> : null}
          </section>
        </div>
        <dl className="agreement-facts">
          <Fact label={say("Booking")} value={booking} />
          {about ? <Fact label={say("Event")} value={about} /> : null}
          {words.supply ? <Fact label={words.law.supply} value={words.supply} /> : null}
          {sac ? <Fact label="SAC" value={sac} /> : null}
          {words.refers ? <Fact label={words.refer} value={words.refers} /> : null}
        </dl>
        <table className="tax-paper-lines">
          <caption className="sr">{say("What it is for")}</caption>
          <thead>
            <tr>
              <th scope="col">{say("What", "paper")}</th>
              <th scope="col">{say("Amount")}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              <tr key={at}>
                <td>
                  {words.lines[at]?.label}
                  <br />
                  <span className="small soft">{words.lines[at]?.each}</span>
                </td>
                <td>{formatRupees(line.amountPaise)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {discountPaise > 0 ? <Sum label={say("Discount")} paise={-discountPaise} /> : null}
            {discountPaise < 0 ? <Sum label={say("Added, as agreed")} paise={-discountPaise} /> : null}
            {taxes.length > 0 ? <Sum label={words.law.taxable} paise={taxablePaise} /> : null}
            {taxes.map(({ name, percent, paise }) => (
              <Sum key={name} label={`${name} ${percent} %`} paise={paise} />
            ))}
            <Sum label={say("Total")} paise={totalPaise} />
          </tfoot>
        </table>
        {words.under.map((note) => (
          <p key={note} className="small">
            {note}
          </p>
        ))}
        <p className="tax-paper-signature">{say("For {seller}: signature", { seller: seller.legalName })}</p>
      </article>
    </div>
  );
}

const Sum = ({ label, paise }: { label: string; paise: number }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{formatRupees(paise)}</td>
  </tr>
);
