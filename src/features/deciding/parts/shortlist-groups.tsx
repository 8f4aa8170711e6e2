import { Link, useHref } from "react-router";
import { addToEventPath } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { Button, LinkButton, buttonClass } from "../../../ui/button.tsx";
import { Photo } from "../../../ui/photo.tsx";
import { RangoliCover } from "../../../ui/rangoli-cover.tsx";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import { Stars } from "../../../ui/stars.tsx";
import { Votes } from "../../events/parts/votes.tsx";
import { pictureOf } from "../../listings/parts/photo-of.ts";
import { MOST_COMPARED } from "../comparison-limits.ts";
import type { ShortlistEntry, ShortlistGroup } from "../shortlist-model.ts";

/** The form in which somebody says under which name they vote. */
export const VOTE_FORM = "vote";

type Acts = {
  /** Where a form takes one out; null: whoever looks may not. */
  change: string | null;
  /** Where votes go; null: nobody votes here. */
  votes: string | null;
  /** What each says of the day that is asked for, by its id. */
  said: Readonly<Record<string, string>>;
};

/** What a shortlist holds, by kind: plain forms, which need no script. */
export function ShortlistGroups({ groups, ...acts }: { groups: readonly ShortlistGroup[] } & Acts) {
  return groups.map((group) => <Group key={group.category} group={group} {...acts} />);
}

function Group({ group: { category, label, path, listings }, ...acts }: { group: ShortlistGroup } & Acts) {
  const form = `compare-${category}`;
  const compare = useHref("/compare");
  const open = listings.filter(({ closed }) => !closed);
  const paths = open.flatMap((one) => one.path ?? []);
  return (
    <section aria-labelledby={category} className="shortlist-group">
      <h2 id={category}>
        {label} <span className="small soft">{listings.length}</span>
      </h2>
      <ul className="shortlist">
        {listings.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            form={open.length > 1 ? form : null}
            ticked={open.indexOf(entry) < MOST_COMPARED}
            {...acts}
          />
        ))}
      </ul>
      <div className="actions no-print">
        {open.length > 1 ? (
          <form id={form} method="get" action={compare}>
            <Button type="submit">
              <Rich text={say("Compare these<sr> {label}</sr>", { label: label.toLowerCase() })} as={HEARD} />
            </Button>
          </form>
        ) : null}
        {paths.length > 0 ? (
          <LinkButton to={addToEventPath(...paths)} variant="line" rel="nofollow">
            {paths.length > 1 ? say("Ask them for an event") : say("Ask for an event")}
          </LinkButton>
        ) : null}
        <Link to={path} className="inline-flex min-h-11 items-center">
          {say("Look at all {label}", { label: label.toLowerCase() })}
        </Link>
      </div>
    </section>
  );
}

function Entry({
  entry: { id, closed, title, path, place, price, proof, rating, ratingCount, photo, votes, mine },
  form,
  ticked,
  change,
  votes: voteAt,
  said,
}: { entry: ShortlistEntry; form: string | null; ticked: boolean } & Acts) {
  const [own] = mine;
  return (
    <li className="shortlist-entry" data-closed={closed || undefined}>
      {closed ? null : (
        <figure>
          {photo ? (
            <Photo image={pictureOf(photo, "")} sizes="8rem" fallback={<RangoliCover id={id} />} />
          ) : (
            <RangoliCover id={id} />
          )}
        </figure>
      )}
      <div>
        <h3 className="wrap-anywhere">{path ? <Link to={path}>{title}</Link> : title}</h3>
        {closed ? (
          <p className="small soft">{say("Its owner or our team has closed it.")}</p>
        ) : (
          <>
            <Stars short value={rating} count={ratingCount} />
            <p className="small soft">{place}</p>
            <p className="small soft">{price}</p>
            {said[id] ? <p className="small">{said[id]}</p> : null}
            {proof ? <p className="small soft">{proof}</p> : null}
          </>
        )}
        <Votes votes={votes} />
        <div className="shortlist-acts no-print">
          {form && !closed ? (
            <label className="check">
              <input type="checkbox" name="listing" value={id} form={form} defaultChecked={ticked} />
              <span>
                <Rich text={say("Compare<sr> {title}</sr>", { title })} as={HEARD} />
              </span>
            </label>
          ) : null}
          {voteAt && !closed ? (
            <button
              type="submit"
              className={buttonClass({ variant: "line", slim: true })}
              form={VOTE_FORM}
              name="listing"
              value={id}
            >
              <Rich text={say("Vote<sr> for {title}</sr>", { title })} as={HEARD} />
            </button>
          ) : null}
          {voteAt && own ? (
            <form method="post" action={voteAt}>
              <input type="hidden" name="listing" value={id} />
              <input type="hidden" name="name" value={own} />
              <button type="submit" className="linklike" name="on" value="false">
                <Rich text={say("Take back {name}’s vote<sr>: {title}</sr>", { name: own, title })} as={HEARD} />
              </button>
            </form>
          ) : null}
          {change ? (
            <form method="post" action={change}>
              <input type="hidden" name="listing" value={id} />
              <button type="submit" className="linklike" name="on" value="false">
                <Rich text={say("Remove<sr>: {title}</sr>", { title })} as={HEARD} />
              </button>
            </form>
          ) : null}
        </div>
      </div>
    </li>
  );
}
