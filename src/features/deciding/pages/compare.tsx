import { useRef, type MouseEvent } from "react";
import { Link, redirect, useHref } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { whatsappAddress } from "../../../domain/hand-off.ts";
import { comparePath } from "../../../domain/request-paths.ts";
import { say, text } from "../../../domain/words/say.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Button, LinkButton, buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { Icon, WhatsAppIcon } from "../../../ui/icons.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { Photo } from "../../../ui/photo.tsx";
import { RangoliCover } from "../../../ui/rangoli-cover.tsx";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import { Differs, SideFacts } from "../../../ui/side-facts.tsx";
import { pictureOf } from "../../listings/parts/photo-of.ts";
import { FOR_NOBODY_ELSE_BUT_HERE } from "../../enquiries/guest-headers.ts";
import { allInFirst } from "../all-in-first.ts";
import type { Compared } from "../comparison-model.ts";
import { comparisonPage, type ComparisonPage } from "../comparison-page.server.ts";
import { sideBySideOf } from "../shortlist-page.server.ts";
import type { Route } from "./+types/compare";
import "../../../ui/styles/desk.css";

/** For everybody who has the address; nothing of it is kept. An address without any takes what this browser has saved. */
export async function loader(args: Route.LoaderArgs) {
  const page = pageContext(args);
  const { searchParams } = new URL(args.request.url);
  if (!searchParams.has("listing")) {
    const saved = await sideBySideOf(page);
    if (saved.length > 0) throw redirect(comparePath(saved, [...searchParams]), { headers: FOR_NOBODY_ELSE_BUT_HERE });
  }
  return comparisonPage(page.deps, args.request);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const what = loaderData?.label ? say("Compare {label}", { label: loaderData.label.toLowerCase() }) : say("Compare");
  return seo(
    {
      title: pageTitle(what),
      description: [
        loaderData?.listings.map(({ title }) => title).join(", "),
        say("What each of them costs all in, includes and asks for, side by side."),
      ]
        .filter(Boolean)
        .join(": "),
      path: "/compare",
      noindex: true,
    },
    originOf(matches),
  );
}

/** The brief: a form that the browser sends by itself, and whose answer is a page. */
function Brief({ boxes, typed, errors, hidden, today }: ComparisonPage) {
  return (
    <form
      method="get"
      action={useHref("/compare")}
      className="price-ask no-print"
      noValidate
      aria-label={say("For which event")}
    >
      {hidden.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {boxes.map(({ name, label, type }) => (
        <TextField
          key={name}
          id={`brief-${name}`}
          name={name}
          label={label}
          type={type}
          error={errors[name]}
          defaultValue={typed[name]}
          {...(type === "date" ? { min: today } : { inputMode: "numeric" as const, maxLength: 12 })}
          autoComplete={name === "pin" ? "postal-code" : "off"}
        />
      ))}
      <Button type="submit" variant="line">
        {say("Compare for this")}
      </Button>
    </form>
  );
}

const anchor = (at: number): string => `side-${at + 1}`;

/** One of them, line by line. */
function Column({
  listing,
  picture: { photo, sign },
  at,
  of,
  differs,
}: {
  listing: Compared;
  picture: ComparisonPage["pictures"][string];
  at: number;
  of: number;
  differs: ReadonlySet<string>;
}) {
  const { id, path, title, place } = listing;
  const { label, sum, what, rows } = allInFirst(listing);
  const cover = <RangoliCover id={id} sign={sign} />;
  return (
    <article id={anchor(at)} aria-labelledby={`${anchor(at)}-name`}>
      {/* The name below it is the link. */}
      <figure aria-hidden="true">
        {photo ? <Photo image={pictureOf(photo, "")} sizes="(min-width: 56rem) 20rem, 85vw" fallback={cover} /> : cover}
      </figure>
      <header>
        <h2 id={`${anchor(at)}-name`}>
          <Link to={path}>{title}</Link>
        </h2>
        <p className="small soft">
          {place}
          {of > 1 ? <span className="side-at">{` · ${say("{at} of {of}", { at: at + 1, of })}`}</span> : null}
        </p>
      </header>
      {/* What decides, and what to do then, before all that explains it. */}
      <div className="side-sum">
        <p>
          <span className="small soft">
            {label} {differs.has(label) ? <Differs /> : null}
          </span>
          <b>{sum}</b>
          {what ? <span className="small">{what}</span> : null}
        </p>
        <LinkButton to={path} slim variant="line" className="no-print">
          <Rich text={say("See and ask<sr>: {title}</sr>", { title })} as={HEARD} />
        </LinkButton>
      </div>
      <SideFacts facts={rows} differs={differs} />
    </article>
  );
}

/** Those that are compared, beside each other. Where not all have room the names stay above them, and go along sideways. */
function SideBySide({ listings, pictures, differs }: Pick<ComparisonPage, "listings" | "pictures" | "differs">) {
  const names = useRef<HTMLUListElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  const several = listings.length > 1;
  const marked = new Set(differs);
  function follow() {
    if (names.current && columns.current) names.current.scrollLeft = columns.current.scrollLeft;
  }
  function show(event: MouseEvent, at: number) {
    const column = columns.current?.children[at];
    if (!(column instanceof HTMLElement) || !columns.current) return;
    event.preventDefault();
    columns.current.scrollTo({ left: column.offsetLeft });
  }
  return (
    <div className="side-all">
      {several ? (
        <nav className="side-names no-print" aria-label={say("Those that are compared")}>
          <ul ref={names}>
            {listings.map(({ id, title }, at) => (
              <li key={id}>
                <a href={`#${anchor(at)}`} onClick={(event) => show(event, at)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <div
        ref={columns}
        className="side-by-side"
        data-several={several || undefined}
        role="region"
        aria-label={say("Side by side")}
        onScroll={follow}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {listings.map((listing, at) => (
          <Column
            key={listing.id}
            listing={listing}
            picture={pictures[listing.id] ?? { photo: null }}
            at={at}
            of={listings.length}
            differs={marked}
          />
        ))}
      </div>
    </div>
  );
}

/** So many lines that differ are named; of more those that decide. */
const MOST_NAMED = 5;
const FIRST = [text("Total"), text("Food"), text("Included"), text("Distance"), text("Reviews")];

function inWords(labels: readonly string[]): string {
  const [first = "", ...others] = labels.map((label) => label.toLowerCase());
  const last = others.at(-1);
  return last === undefined
    ? first
    : say("{list} and {last}", { list: [first, ...others.slice(0, -1)].join(", "), last });
}

/** Up to four of a category side by side: a page by its address alone. */
export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { label, path, listings, pictures, differs, closed, others, brief, message, passed, dayHint } = loaderData;
  const several = listings.length > 1;
  const first = new Set(FIRST.map((one) => say(one)));
  const chief = differs.filter((label) => first.has(label));
  return (
    <div className="wrap compare-page">
      <Breadcrumbs
        items={[{ label: say("Home"), to: "/" }, ...(label ? [{ label, to: path }] : []), { label: say("Compare") }]}
      />
      <h1>{label ? say("Compare {label}", { label: label.toLowerCase() }) : say("Compare")}</h1>
      {listings.length === 0 ? (
        <EmptyState
          title={closed > 0 ? say("None of them is shown any more") : say("Nothing to compare yet")}
          actions={
            <>
              <LinkButton to="/saved">{say("Your shortlist")}</LinkButton>
              <LinkButton to="/search" variant="line">
                {say("Search everything")}
              </LinkButton>
            </>
          }
        >
          <p>{say("Save two or more of a kind, and compare them from your shortlist.")}</p>
        </EmptyState>
      ) : (
        <>
          {brief ? <p className="lead soft">{say("{words}.", { words: brief })}</p> : null}
          {closed > 0 ? (
            <p className="notice-box">
              {say("{n, plural, one {One of them is} other {# of them are}} not shown any more.", { n: closed })}
            </p>
          ) : null}
          {others > 0 ? (
            <p className="notice-box">
              {say(
                "{n, plural, one {One stands} other {# stand}} not here: up to four of one kind are compared at once.",
                {
                  n: others,
                },
              )}
            </p>
          ) : null}
          {/* What they differ in comes first; the brief is asked for above it in a line. */}
          <details className="panel fold no-print" open={Object.keys(loaderData.errors).length > 0}>
            <summary>
              <h2>
                {brief ? say("Change date, guests or place") : say("Tell us the date and guests to see your price")}
              </h2>
            </summary>
            <Brief key={JSON.stringify(loaderData.typed)} {...loaderData} />
          </details>
          {dayHint ? <p className="day-hint">{dayHint}</p> : null}
          {several ? (
            <p>
              {differs.length === 0 ? (
                say("They say the same of everything.")
              ) : differs.length > MOST_NAMED ? (
                <Rich
                  text={say("They differ in {n} points, above all in <b>{those}</b>.", {
                    those: inWords(chief.length > 0 ? chief : differs.slice(0, FIRST.length)),
                    n: differs.length,
                  })}
                  as={{ b: (words) => <b>{words}</b> }}
                />
              ) : (
                <Rich
                  text={say("They differ in <b>{those}</b>.", { those: inWords(differs) })}
                  as={{ b: (words) => <b>{words}</b> }}
                />
              )}
            </p>
          ) : null}
          {listings.length > 2 ? (
            <p className="small soft side-hint no-print">{say("Swipe sideways, or choose a name.")}</p>
          ) : null}
          <SideBySide listings={listings} pictures={pictures} differs={differs} />
          <details className="side-text no-print">
            <summary>{say("As a message")}</summary>
            <pre>{message}</pre>
            <p>
              <a
                className={buttonClass({ variant: "line" })}
                href={whatsappAddress(passed)}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Icon as={WhatsAppIcon} />
                {say("Send by WhatsApp")}
              </a>
            </p>
          </details>
          <p className="small soft">
            {say("Worked out from the owners’ prices; what you agree on in the end is between the two of you.")}{" "}
            {say(
              "Ways are estimated from the centres of PIN codes: All India Pincode Directory of India Post (GODL-India) and GeoNames (CC BY 4.0).",
            )}
          </p>
        </>
      )}
    </div>
  );
}
