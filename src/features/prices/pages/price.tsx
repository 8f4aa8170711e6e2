import { pageTitle } from "../../../domain/brand.ts";
import { formatRupees } from "../../../domain/money.ts";
import { say } from "../../../domain/words/say.ts";
import { orRefusal, pageContext } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { Rich } from "../../../ui/rich.tsx";
import { wouldCostPath } from "../../listings/listing-edit-path.ts";
import type { AllIn } from "../all-in.ts";
import { askedPrice, type AskedPrice } from "../price-page.server.ts";
import { PriceBoxes } from "../parts/price-boxes.tsx";
import type { Route } from "./+types/price";
import "../../../ui/styles/desk.css";

/** For everybody, of what is listed; nothing is kept of what is asked. */
export async function loader(args: Route.LoaderArgs) {
  return orRefusal(() => askedPrice(pageContext(args).deps, args.params.id, args.request));
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(
        loaderData ? say("What {title} would cost", { title: loaderData.title }) : say("What it would cost"),
      ),
      description: say("All in, by what its owner says, with the way there."),
      path: wouldCostPath(params.id),
      noindex: true,
    },
    originOf(matches),
  );
}

/** The sum, line by line. */
function Sum({ answer, each, gst }: Pick<AskedPrice, "each" | "gst"> & { answer: AllIn }) {
  const { lines, subtotalPaise, gstPaise, totalPaise } = answer;
  const onTop = totalPaise !== null && totalPaise > subtotalPaise;
  return (
    <table className="price-sum">
      <caption className="sr">{say("What it would cost")}</caption>
      <thead className="sr">
        <tr>
          <th scope="col">{say("For")}</th>
          <th scope="col">{say("Amount")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, amountPaise }, at) => (
          <tr key={label}>
            <td>
              {label}
              {each[at] ? <span className="small soft block">{each[at]}</span> : null}
            </td>
            <td>{formatRupees(amountPaise)}</td>
          </tr>
        ))}
        {onTop ? (
          <tr>
            <td>{gst}</td>
            <td>{formatRupees(gstPaise ?? 0)}</td>
          </tr>
        ) : null}
      </tbody>
      {totalPaise === null ? null : (
        <tfoot>
          <tr>
            <th scope="row">
              {gstPaise === null ? say("Sum, GST not stated") : say("All in")}
              {!onTop && gst ? (
                <span className="small soft block">{`${gst}: ${formatRupees(gstPaise ?? 0)}`}</span>
              ) : null}
            </th>
            <td>{formatRupees(totalPaise)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Answer({ answer, words, ...told }: Pick<AskedPrice, "each" | "gst" | "words"> & { answer: AllIn }) {
  const { lines, totalPaise, depositPaise, payments, notes } = answer;
  return (
    <section aria-labelledby="sum" className="price-answer">
      <h2 id="sum">
        {totalPaise === null
          ? words
          : say("About {price}", { price: formatRupees(Math.round(totalPaise / 100) * 100) })}
      </h2>
      {lines.length > 0 ? <Sum answer={answer} {...told} /> : null}
      {depositPaise > 0 ? (
        <p>
          <Rich
            text={say("A deposit of <b>{price}</b> is asked for apart, and comes back.", {
              price: formatRupees(depositPaise),
            })}
            as={{ b: (price) => <b>{price}</b> }}
          />
        </p>
      ) : null}
      {payments.length > 0 ? (
        <>
          <h3>{say("When it is paid")}</h3>
          <dl className="facts">
            {payments.map(({ label, percent, amountPaise }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{`${formatRupees(amountPaise)} (${percent} %)`}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      {notes.length > 0 ? (
        <>
          <h3>{say("Good to know")}</h3>
          <ul className="llist">
            {notes.map((note) => (
              <li key={note} className="wrap-anywhere">
                {note}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

/** What the sum leads to: the request, and what becomes of it. */
function AskNext({
  title,
  path,
  answer,
  words,
}: Pick<AskedPrice, "title" | "path" | "words"> & { answer: AllIn | null }) {
  const totalPaise = answer?.totalPaise ?? null;
  return (
    <aside className="panel price-next" aria-labelledby="next">
      <h2 id="next">{say("Next: ask for your date")}</h2>
      <p>
        <b>
          {totalPaise === null
            ? words
            : say("About {price}", { price: formatRupees(Math.round(totalPaise / 100) * 100) })}
        </b>
        <span className="small soft block wrap-anywhere">{title}</span>
      </p>
      <ol>
        <li>{say("Send your date. It is free.")}</li>
        <li>{say("The owner says yes, or sends you a quote.")}</li>
        <li>{say("Nothing is booked until you both agree.")}</li>
      </ol>
      <LinkButton to={path}>{say("Ask for your date")}</LinkButton>
    </aside>
  );
}

/** What a listing would cost, all in, by its price card. */
export default function PricePage({ loaderData }: Route.ComponentProps) {
  const { id, title, path, words, boxes, typed, hidden, errors, answer, each, km, gst } = loaderData;
  return (
    <div className="wrap price-page">
      <div>
        <Breadcrumbs items={[{ label: title, to: path }, { label: say("Price") }]} />
        <h1 className="break-words">{say("What {title} would cost", { title })}</h1>
        <p className="lead soft mt-3">
          {say("{price}. Worked out from the owner’s prices; what you agree on in the end is between the two of you.", {
            price: words,
          })}
        </p>
      </div>
      <div className="price-with-next">
        <div>
          <PriceBoxes key={JSON.stringify(typed)} id={id} boxes={boxes} typed={typed} hidden={hidden} errors={errors} />
          {answer ? (
            <Answer answer={answer} each={each} gst={gst} words={words} />
          ) : (
            <p className="notice-box" role="alert">
              {say("Please mend what is marked above, and ask again.")}
            </p>
          )}
        </div>
        <AskNext title={title} path={path} answer={answer} words={words} />
      </div>
      {km === null ? null : (
        <p className="small soft">
          {say(
            "Ways are estimated from the centres of PIN codes: All India Pincode Directory of India Post (GODL-India) and GeoNames (CC BY 4.0).",
          )}
        </p>
      )}
    </div>
  );
}
