import { useState } from "react";
import { Link, data, useRevalidator } from "react-router";
import { formatDay } from "../../../domain/dates.ts";
import { formatRupees } from "../../../domain/money.ts";
import { occasionWords } from "../../../domain/occasion-words.ts";
import { placeTextSaid } from "../../../domain/places/place-said.ts";
import { EVENTS_PATH } from "../../../domain/request-paths.ts";
import { differing, type SideFact } from "../../../domain/side-by-side.ts";
import { say } from "../../../domain/words/say.ts";
import { behindCountedLink, pageContext } from "../../../platform/pages/page-context.server.ts";
import { DeadLink } from "../../../ui/dead-link.tsx";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { TextField } from "../../../ui/fields.tsx";
import { behindLink } from "../../../ui/page/behind-link.ts";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import { SideFacts } from "../../../ui/side-facts.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { FOR_NOBODY_ELSE } from "../../enquiries/guest-headers.ts";
import type { FamilyOption, FamilyRow } from "../family-model.ts";
import { FAMILY_TEXT, VOTE_LIMITS } from "../family-words.ts";
import { familySeen } from "../family-service.server.ts";
import { Compare } from "../parts/compare.tsx";
import { Votes } from "../parts/votes.tsx";
import { voterIn } from "../voter-cookie.ts";
import type { Route } from "./+types/family";
import "../../../ui/styles/desk.css";

export async function loader(args: Route.LoaderArgs) {
  const page = pageContext(args);
  const { deps, cookies } = page;
  const { token } = args.params;
  const voter = voterIn(cookies);
  const found = await behindCountedLink(page, (address) => familySeen(deps, token, { address, voter }));
  return data(found && { ...found, where: placeTextSaid(found.event.place), call: `/api/event-links/${token}/vote` }, {
    status: found ? 200 : 404,
    headers: FOR_NOBODY_ELSE,
  });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return behindLink(matches, {
    title: say("A celebration"),
    description: say("What is planned, and who could come."),
    instead: EVENTS_PATH,
  });
}

/** What is to be chosen stands before what is booked, and both before what nobody was asked for. */
const choicesFirst = <Row extends { booked: readonly unknown[]; open: readonly unknown[] }>(
  rows: readonly Row[],
): Row[] => rows.toSorted((one, other) => rankOf(one) - rankOf(other));
const rankOf = ({ booked, open }: { booked: readonly unknown[]; open: readonly unknown[] }): number =>
  booked.length > 0 ? 1 : open.length > 0 ? 0 : 2;

/** An event as the family reads it, by the link that its organiser has passed on. */
export default function Family({ loaderData }: Route.ComponentProps) {
  const [name, setName] = useState("");
  if (!loaderData) return <DeadLink />;
  const { event, where, rows, mayVote, prices, call: address } = loaderData;
  const { occasion, guests, parts } = event;
  const toChoose = mayVote && rows.some(({ booked, open }) => booked.length === 0 && open.length > 0);
  return (
    <div className="wrap band booking-page event-page">
      <header>
        <h1>{event.name}</h1>
        <p className="lead">
          {[
            occasion === event.name ? "" : occasionWords(occasion),
            where,
            guests ? say("{n, plural, one {# guest} other {# guests}}", { n: guests }) : "",
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <ul className="event-days">
          {parts.map((part) => (
            <li key={`${part.day} ${part.name}`}>
              <b>{formatDay(part.day)}</b> {occasionWords(part.name)}
            </li>
          ))}
        </ul>
      </header>
      {toChoose ? (
        <section aria-labelledby="who" className="family-name">
          <h2 id="who">{say("Whom would you take?")}</h2>
          <TextField
            label={say("Your first name")}
            name="name"
            autoComplete="given-name"
            maxLength={VOTE_LIMITS.name}
            value={name}
            onChange={(event_) => setName(event_.target.value)}
            hint={say("Everybody with this link sees your name beside your votes. You can change them.")}
          />
        </section>
      ) : null}
      {rows.length === 0 ? <p className="soft">{say("Nothing is planned in detail yet. Look in again.")}</p> : null}
      <div className="event-board">
        {choicesFirst(rows).map((row) => (
          <Row key={`${row.category} ${row.day}`} row={row} {...{ mayVote, prices, address, name }} />
        ))}
      </div>
    </div>
  );
}

type Voting = { mayVote: boolean; prices: boolean; address: string; name: string };

function Row({ row: { label, day, booked, open }, ...voting }: { row: FamilyRow } & Voting) {
  const choosing = booked.length === 0;
  const differs = differing(open.flatMap((option) => (option.lines.length > 0 ? [factsOf(option)] : [])));
  return (
    <section className="event-need" aria-label={day ? `${label}, ${formatDay(day)}` : label}>
      <h2>
        {label}
        {day ? <span className="event-day"> {formatDay(day)}</span> : null}{" "}
        <span className="small soft">
          {booked.length > 0
            ? say("Booked")
            : open.length > 1
              ? say("{n} to choose from", { n: open.length })
              : open.length === 1
                ? say("One was asked")
                : say("Nobody asked yet")}
        </span>
      </h2>
      {booked.map((option) => (
        <Option key={option.key} option={option} differs={new Set()} {...voting} mayVote={false} />
      ))}
      {choosing && open.length > 0 ? (
        <Compare count={open.length}>
          {open.map((option) => (
            <Option key={option.key} option={option} differs={differs} {...voting} />
          ))}
        </Compare>
      ) : null}
    </section>
  );
}

/** What an offer comes with: the same lines for all. */
const factsOf = ({ lines, included, excluded }: FamilyOption): SideFact[] => [
  [say("For", "of a quote"), lines.join(", ") || say("Nothing said")],
  [say("Included"), included || say("Nothing said")],
  [say("Not included"), excluded || say("Nothing said")],
];

function Option({
  option,
  differs,
  mayVote,
  prices,
  address,
  name,
}: { option: FamilyOption; differs: ReadonlySet<string> } & Voting) {
  const { key, title, path, when, totalPaise, lines, votes, mine } = option;
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const typed = name.trim();
  const own = mine.find((one) => one.toLowerCase() === typed.toLowerCase()) ?? (typed === "" ? mine[0] : undefined);
  async function send(voter: string, on: boolean) {
    if (busy) return;
    if (voter === "") return toast.error(say(FAMILY_TEXT.name));
    setBusy(true);
    const result = await call<{ message: string }>(address, { method: "PUT", body: { option: key, name: voter, on } });
    setBusy(false);
    if (result.ok) toast.success(result.data.message);
    else toast.error(result.error);
    await revalidate();
  }
  return (
    <article className="event-request" data-mine={mine.length > 0 || undefined}>
      <h3 className="event-head">
        <Link to={path}>{title}</Link>
      </h3>
      {when ? <p className="small soft">{when}</p> : null}
      {prices ? (
        <p className="event-price">
          {totalPaise === null ? (
            <span className="soft">{say("No quote yet")}</span>
          ) : (
            <b>{say("{amount} all in", { amount: formatRupees(totalPaise) })}</b>
          )}
        </p>
      ) : null}
      {lines.length > 0 ? <SideFacts facts={factsOf(option)} differs={differs} /> : null}
      <Votes votes={votes} mine={mine} />
      {mayVote ? (
        <p className="event-acts-of">
          {own ? (
            <Button
              variant="line"
              slim
              busy={busy}
              busyLabel={say("Taking back…")}
              onClick={() => void send(own, false)}
            >
              <Rich text={say("Take back {name}’s vote<sr>: {title}</sr>", { name: own, title })} as={HEARD} />
            </Button>
          ) : (
            <Button variant="line" slim busy={busy} busyLabel={say("Voting…")} onClick={() => void send(typed, true)}>
              <Rich text={say("Vote<sr> for {title}</sr>", { title })} as={HEARD} />
            </Button>
          )}
        </p>
      ) : null}
    </article>
  );
}
