import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { CalendarCheck, CircleCheck, Clock, Icon, Info } from "../../../ui/icons.tsx";
import { Photo } from "../../../ui/photo.tsx";
import { RangoliCover } from "../../../ui/rangoli-cover.tsx";
import { SharedMove } from "../../../ui/shared-move.tsx";
import { Stars } from "../../../ui/stars.tsx";
import { cardHref } from "../card-href.ts";
import { sumBeside } from "../card-sum.ts";
import { RANKING_PATH } from "../ranking.ts";
import type { CardView, SearchPageWords } from "../search-view.ts";
import { pictureOf } from "./photo-of.ts";

export interface ListingCardProps {
  card: CardView;
  words: Pick<SearchPageWords, "portraits" | "action">;
  /** Stands in the first row, so its photo is not put off. */
  early?: boolean;
  /** Stands in an order that can be explained. */
  ordered?: boolean;
}

const DAY_ICONS = { free: CalendarCheck, asked: Clock, notSaid: Info } as const;

function Picture({ card, early }: Pick<ListingCardProps, "card" | "early">) {
  const cover = <RangoliCover id={card.id} sign={card.sign} />;
  return (
    <figure>
      {card.photo ? (
        <Photo
          image={pictureOf(card.photo, "")}
          sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 45vw, 88vw"
          priority={early}
          fallback={cover}
        />
      ) : (
        cover
      )}
      {card.tag ? <span className="ltag">{card.tag}</span> : null}
    </figure>
  );
}

function Portrait({ card, early }: Pick<ListingCardProps, "card" | "early">) {
  return (
    <figure>
      <Avatar
        name={card.title}
        image={card.photo && pictureOf(card.photo, say("Portrait of {name}", { name: card.title }))}
        seed={card.seed}
        sizes="(min-width: 64rem) 17rem, 6.5rem"
        priority={early}
      />
    </figure>
  );
}

/** What belongs together stays on a line: '2 km'. */
const together = (words: string) => words.replace(/ (?=[^()]*\))| (?=km\b)/g, "\u00a0");

/** 'Indore, Madhya Pradesh · about 2 km away': each part breaks as a whole. */
function Place({ words }: { words: string }) {
  const parts = words.split(" · ");
  if (parts.length < 2) return <p className="place">{together(words)}</p>;
  return (
    <p className="place parts">
      {parts.map((part) => (
        <span key={part}>{together(part)} </span>
      ))}
    </p>
  );
}

/** One listing among the results: its picture, what it is, where, what it costs, what others say, and what speaks for it. All of it is the link. */
export function ListingCard({ card, words: { portraits, action }, early, ordered }: ListingCardProps) {
  const { path, title, place, tag, facts, price, day, proof, proven, rating, ratingCount, drawn } = card;
  const allIn = sumBeside(price, card.allIn);
  return (
    <article className={portraits ? "vol" : "lcard"}>
      <SharedMove kind="picture" of={path}>
        {portraits ? <Portrait card={card} early={early} /> : <Picture card={card} early={early} />}
      </SharedMove>
      <div className="card-words">
        <SharedMove kind="title" of={path}>
          <h3>
            {/* Not prefetched: loading a profile counts as a view. */}
            <Link to={cardHref(card)}>{title}</Link>
          </h3>
        </SharedMove>
        <Stars short value={rating} count={ratingCount} />
        {portraits && tag ? <p className="card-kind">{tag}</p> : null}
        {place ? <Place words={place} /> : null}
        {facts.map((fact) => (
          <p className="card-fact" key={fact}>
            {/* An address breaks before its host, if it must. */}
            {fact.split(/(?=@)/).map((part, at) => (at > 0 ? [<wbr key={part} />, part] : part))}
          </p>
        ))}
        <p className={!/\d/.test(price) ? "card-price soft" : "card-price"}>{price}</p>
        {allIn ? (
          <p className="card-fact">
            <b>{allIn.words}</b>
            {allIn.parts ? ` · ${allIn.parts}` : ""}
          </p>
        ) : null}
        {day ? (
          <p className={`card-day ${day.state}`}>
            <Icon as={DAY_ICONS[day.state]} />
            {day.words}
          </p>
        ) : null}
        {drawn ? <p className="card-proof">{say("Joined recently: shown near the top today")}</p> : null}
        {proof ? (
          <p className="card-proof parted">
            {proven ? <Icon as={CircleCheck} /> : null}
            <span className="parts">
              {proof.split(" · ").map((part) => (
                <span key={part}>{part} </span>
              ))}
            </span>
          </p>
        ) : null}
      </div>
      <div className="card-foot">
        {action ? (
          <LinkButton to={cardHref(card)} variant="line" slim aria-label={`${action}: ${title}`}>
            {action}
          </LinkButton>
        ) : null}
        <button
          className="card-save"
          form="save"
          name="listing"
          value={path}
          aria-label={say("Save {title}", { title })}
          // What is saved may be marked (save-cards.tsx) before React takes the card over.
          suppressHydrationWarning
        >
          {say("Save")}
        </button>
        {ordered ? (
          <Link className="card-why" to={`${RANKING_PATH}?of=${card.id}`} rel="nofollow">
            {say("Why here?")}
            <span className="sr"> {title}</span>
          </Link>
        ) : null}
      </div>
    </article>
  );
}
