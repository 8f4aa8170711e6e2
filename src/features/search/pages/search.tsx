import { redirect } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { todayIST } from "../../../domain/dates.ts";
import { AppError } from "../../../domain/errors.ts";
import { say } from "../../../domain/words/say.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { ListBand } from "../../listings/parts/list-band.tsx";
import { dayHintOf } from "../../listings/day-hint.server.ts";
import { withDays } from "../../listings/card-days.server.ts";
import { WITH_COUNTS } from "../../listings/search-address.ts";
import { FEW } from "../../listings/ways-out.server.ts";
import { unheardDate } from "../../listings/unheard-date.ts";
import { takenAlong } from "../../listings/brief-along.ts";
import { briefIn } from "../../listings/list-call.server.ts";
import { showCards } from "../../listings/listing-shown.server.ts";
import { keepsEvent } from "../../listings/your-event/event-place.ts";
import { cardsOf } from "../../listings/listing-cards.server.ts";
import { circleWords, distancesOf, farAway, kmIn, nearIn, unknownWords } from "../../listings/near.server.ts";
import { NEAR_KM } from "../../listings/near-fields.ts";
import { categories, categoryOf } from "../../registry.ts";
import { later } from "../../../ui/later.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { SearchBox } from "../parts/search-box.tsx";
import { FacetSheet } from "../parts/facet-sheet.tsx";
import { NearForm } from "../parts/near-form.tsx";
import { DayChip, NearChip, SearchChips } from "../parts/search-chips.tsx";
import { NarrowingChips, Narrowings } from "../parts/narrowings.tsx";
import { SearchFacets } from "../parts/search-facets.tsx";
import { SearchFound, SearchTop } from "../parts/search-found.tsx";
import { NARROWED_BY, SEARCH_PATH, searchHref, type SearchQuestion } from "../search-model.ts";
import { saidAnswer } from "../said-answer.server.ts";
import { questionIn } from "../search-question.server.ts";
import { narrowingsOf, searchFacets } from "../search-facets.server.ts";
import { NEAREST_CURSOR } from "../search-reckoned.server.ts";
import { searchEverything } from "../search-service.server.ts";
import { waysOut } from "../search-ways-out.server.ts";
import type { Route } from "./+types/search";
import { datedAddress } from "../../listings/understanding/dated-question.ts";

const forAll = () => import("../parts/event-for-all.tsx");
const EventForAll = later(
  import.meta.env.SSR ? (await forAll()).EventForAll : null,
  async () => (await forAll()).EventForAll,
  keepsEvent,
);

/** Every category's own list, where nothing is asked yet. */
const trades = () =>
  categories.map(({ linkLabel, plural, searchPath }) => ({ label: say(linkLabel ?? plural), to: searchPath }));

const isNarrowed = (question: SearchQuestion) => NARROWED_BY.some((name) => question[name]);

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor, visitor } = pageContext(args);
  const params = new URL(args.request.url).searchParams;
  const today = todayIST(deps.now());
  const dated = datedAddress(params, today, deps.feastDay);
  if (dated) throw redirect(`${SEARCH_PATH}?${dated}`);
  const question = questionIn(
    params,
    categories.map(({ key }) => key),
    today,
  );
  const cursor = params.get("cursor") || undefined;
  const near = await nearIn(question.near ?? "");
  const km = kmIn(question.radius ?? "");
  const circle = near?.known ? { point: near.point, km } : undefined;
  const sent = Object.fromEntries(params);
  const nearestPage = NEAREST_CURSOR.test(cursor ?? "");
  const asIs = await searchEverything(deps, { ...question, circle, sent }, nearestPage ? undefined : cursor).catch(
    (problem: unknown) => {
      // A page that is no more, such as from an old link: begin anew rather than fail.
      if (cursor && problem instanceof AppError && problem.status === 400) throw redirect(searchHref(question));
      throw problem;
    },
  );
  const { understood } = asIs;
  // The only thing that is left out is where: then it is told how far away the others are.
  const left = understood?.leftOut.length === 1 ? understood.leftOut[0] : undefined;
  const place = circle ? undefined : understood?.parts.find(({ what, label }) => what === "place" && label === left);
  const around = place && (await nearIn(place.label));
  // The same words asked without the place may find more than was found by leaving it out.
  const nearest = around?.known && !question.sort ? around.point : undefined;
  const elsewhere =
    place && (await searchEverything(deps, { ...question, q: place.without, circle, sent, nearest }, cursor));
  const widened =
    elsewhere && !elsewhere.understood?.leftOut.length && elsewhere.total.count >= asIs.total.count ? elsewhere : null;
  if (nearestPage && !(widened && nearest)) throw redirect(searchHref(question));
  const answer = widened ? { ...widened, understood } : asIs;
  const from = circle?.point ?? (around?.known ? around.point : undefined);
  const away = from
    ? await distancesOf(
        deps,
        answer.cards.map(({ _id }) => _id),
        from,
      )
    : new Map<string, number>();
  const cards = await cardsOf(
    deps,
    answer.cards.map(({ _id }) => _id),
    question,
  );
  const tagged = answer.cards.flatMap(({ _id, category }) => {
    const card = cards.get(_id);
    const { singular, search } = categoryOf(category);
    return card ? [{ ...card, tag: card.tag || say(singular), portraits: search?.portraits === true }] : [];
  });
  const guests = params.get("guests") || answer.guests?.toString();
  const asked = briefIn({ ...Object.fromEntries(params), guests }, question.when, circle);
  const prices =
    asked &&
    (await deps.cardPrices(
      deps,
      tagged.map(({ id }) => id),
      asked,
    ));
  const priced = takenAlong(tagged, { ...asked, when: question.when }, question.near).map((card) => ({
    ...card,
    ...(prices ? { allIn: prices.get(card.id) } : {}),
  }));
  showCards(
    deps,
    tagged.map(({ id }) => id),
    { actor, visitor, request: args.request },
  );
  return {
    question,
    narrowings: answer.categories.length > 0 || isNarrowed(question) ? narrowingsOf(question) : [],
    ways:
      answer.total.count <= FEW && !cursor && searchHref(question) !== SEARCH_PATH
        ? await waysOut(deps, question, answer, circle)
        : [],
    counts: params.has(WITH_COUNTS) ? await searchFacets(deps, question, circle) : null,
    answer: saidAnswer(answer),
    near: near && {
      words: near.known ? circleWords(near, km) : unknownWords(question.near ?? "", near.others.length > 0),
      others: [...near.others, ...((near.known && near.districts) || [])].map((other) => ({
        label: other.label,
        to: searchHref({ ...question, near: other.near }),
      })),
    },
    nearestFirst: Boolean(widened && around?.known),
    nearest:
      place && around?.known && [...away.values()].some((far) => far <= NEAR_KM.most)
        ? {
            label: say("Nearest to {place}", { place: around.label }),
            to: searchHref({ ...question, q: place.without, near: place.label, radius: String(NEAR_KM.most) }),
          }
        : null,
    trades: searchHref(question) === SEARCH_PATH ? trades() : [],
    cards: farAway(await withDays(deps, priced, question.when), away),
    later: cursor !== undefined,
    today,
    unheard: unheardDate(params, today),
    dayHint: await dayHintOf(deps, question.when, { state: question.state, districts: [] }),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle(say("Search")) }];
  const { question, answer, later } = loaderData;
  const { q, state } = question;
  const place = answer.states.find((one) => one.state === state)?.name ?? state;
  const what = place ? say("{what} in {place}", { what: q, place }) : q;
  return seo(
    {
      title: pageTitle(q ? what : say("Search")),
      description: q
        ? place
          ? say("Everybody and everything for ''{q}'' in {place}.", { q, place })
          : say("Everybody and everything for ''{q}''.", { q })
        : say("Search everybody and everything for your event in one place."),
      path: searchHref({ ...question, sort: undefined }),
      noindex:
        later ||
        question.when !== undefined ||
        question.near !== undefined ||
        isNarrowed(question) ||
        answer.total.count === 0,
    },
    originOf(matches),
  );
}

/** Words in every category at once: how many of each, and the best of them. */
export default function SearchPage({
  loaderData: {
    question,
    answer,
    narrowings,
    counts,
    ways,
    near,
    nearest,
    nearestFirst,
    cards,
    later,
    today,
    unheard,
    dayHint,
    trades,
  },
}: Route.ComponentProps) {
  return (
    <>
      <ListBand title={say("Search")} search={<SearchBox question={question} today={today} />} />
      <div className="wrap find">
        <div className="find-top">
          <div className="filter-row">
            {answer.categories.length > 0 || question.near || narrowings.length > 0 ? (
              <FacetSheet {...{ question, answer, narrowings, counts }} />
            ) : null}
            <DayChip question={question} />
            <EventForAll question={question} />
            <NearChip question={question} />
            <NarrowingChips narrowings={narrowings} />
            {answer.understood ? <SearchChips question={question} understood={answer.understood} /> : null}
          </div>
          {dayHint ? <p className="left-out day-hint">{dayHint}</p> : null}
          {unheard ? <p className="left-out">{unheard}</p> : null}
          <SearchTop question={question} answer={answer} near={near} nearest={nearest} nearestFirst={nearestFirst} />
        </div>
        <aside className="filters" id="filters" aria-label={say("Narrow the search")}>
          <NearForm id="near" question={question} />
          <SearchFacets question={question} answer={answer} />
          <Narrowings question={question} narrowings={narrowings} given={counts} />
        </aside>
        <SearchFound question={question} answer={answer} cards={cards} later={later} ways={ways} trades={trades} />
      </div>
    </>
  );
}
