import { data, useLocation, useNavigate } from "react-router";
import { AppError } from "../../../domain/errors.ts";
import { pageTitle } from "../../../domain/brand.ts";
import { videoEmbed } from "../../../domain/video-links.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Photo } from "../../../ui/photo.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { VideoFrame } from "../../../ui/video-frame.tsx";
import { Gallery } from "../../listings/parts/gallery.tsx";
import { photoOf } from "../../listings/parts/photo-of.ts";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { listingStatusWords } from "../../listings/listing-status-words.ts";
import { ADMIN_TEXT } from "../admin-model.ts";
import { listingToReview } from "../admin-service.server.ts";
import { DASHBOARD } from "../parts/admin-address.ts";
import { DECISION_BUTTONS, DECISION_KEYS, decisionAct } from "../parts/decision-acts.ts";
import { DeskKeys } from "../parts/desk-keys.tsx";
import { LinkOwner } from "../parts/link-owner.tsx";
import { useAct } from "../parts/use-act.tsx";
import { When } from "../parts/when.tsx";
import type { Route } from "./+types/review";
import "../../../ui/styles/desk.css";

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  try {
    return await listingToReview(deps, actor, args.params.id);
  } catch (error) {
    if (error instanceof AppError && error.status === 404) throw data({ message: error.message }, { status: 404 });
    throw error;
  }
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(loaderData ? say("Review: {title}", { title: loaderData.title }) : say("Review", "listing")),
      description: say("A profile before the decision."),
      path: `/artistko/${params.id}`,
      noindex: true,
    },
    originOf(matches),
  );
}

/** Where a decision leads back to: the queue as it was filtered. */
const backOf = (state: unknown): string => {
  const back = (state as { back?: unknown } | null)?.back;
  return typeof back === "string" && back.startsWith(DASHBOARD) ? back : DASHBOARD;
};

/** Its place there. */
const placeOf = (state: unknown): number => {
  const at = (state as { at?: unknown } | null)?.at;
  return typeof at === "number" ? at : 0;
};

/** From so many letters on a fact takes the whole line of a phone. */
const LONG_FACT = 80;

/** Everything that the owner of a listing wrote, and the decision (spec 001 section 2, artist review; any category). */
export default function ReviewListing({ loaderData: listing }: Route.ComponentProps) {
  const {
    id,
    title,
    categoryName,
    status,
    statusReason,
    owner,
    createdAt,
    facts,
    links,
    gallery,
    photo,
    moves,
    path,
    editPath,
  } = listing;
  const { ask, dialog } = useAct();
  const navigate = useNavigate();
  const { state } = useLocation();
  const back = backOf(state);
  const videos = links.flatMap((link) => videoEmbed(link) ?? []);
  const others = links.filter((link) => videoEmbed(link) === null);
  return (
    <div className="wrap desk">
      <Breadcrumbs items={[{ label: say("Admin Dashboard"), to: back }, { label: title }]} />
      <div className="desk-head">
        <h1 className="break-words">{title}</h1>
        <StatusBadge status={status} label={listingStatusWords(status)} />
        <DeskKeys />
      </div>
      <p className="soft">
        {categoryName}
        {owner ? ` · ${owner}` : ""} · <When at={createdAt} />
      </p>
      {statusReason ? <p className="panel calm my-4">{say("Reason: {reason}", { reason: statusReason })}</p> : null}
      <div className="mt-6 grid gap-x-12 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div className="desk-photo max-w-64">
          {photo ? (
            <Photo
              image={photoOf(photo, say("Photo of {title}", { title }))}
              sizes="16rem"
              priority
              fallback={<span>{say(ADMIN_TEXT.noImage)}</span>}
            />
          ) : (
            <span>{say(ADMIN_TEXT.noImage)}</span>
          )}
        </div>
        <dl className="desk-facts">
          {facts.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className={value.length > LONG_FACT ? "long" : undefined}>{label}</dt>
              <dd className={value.length > LONG_FACT ? "long" : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="stack mt-10">
        <Gallery gallery={gallery} name={title} />
        {videos.length > 0 ? (
          <section aria-labelledby="videos">
            <h2 id="videos" className="mb-4">
              {say("Videos")}
            </h2>
            <div className="video-grid">
              {videos.map((src, at) => (
                <VideoFrame key={src} src={src} title={say("Video {n} of {title}", { n: at + 1, title })} />
              ))}
            </div>
          </section>
        ) : null}
        {others.length > 0 ? (
          <section aria-labelledby="links">
            <h2 id="links">{say("Links")}</h2>
            <ul>
              {others.map((link) => (
                <li key={link}>
                  <a
                    href={link}
                    rel="noreferrer nofollow"
                    target="_blank"
                    className="inline-flex min-h-11 items-center break-all"
                  >
                    {link}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      <div className="desk-decide">
        {/* By place, so that the button keeps the focus when 'Suspend' becomes 'Restore'. */}
        {moves.map((move, at) => (
          <Button
            key={at}
            variant={move === "approve" || move === "restore" ? "fill" : "line"}
            aria-keyshortcuts={DECISION_KEYS[move]}
            // The queue is where the next one waits; after a suspension there is still something to see here.
            onClick={() =>
              ask(
                decisionAct(
                  move,
                  listing,
                  move === "approve" || move === "reject"
                    ? { done: () => navigate(back, { state: { decided: placeOf(state) } }) }
                    : {},
                ),
              )
            }
          >
            {say(DECISION_BUTTONS[move])}
          </Button>
        ))}
        {owner === null ? <LinkOwner id={id} title={title} /> : null}
        {editPath ? (
          <LinkButton to={editPath} variant="line">
            {say("Edit")}
          </LinkButton>
        ) : null}
        {path ? (
          <LinkButton to={path} variant="line">
            {say("Public page")}
          </LinkButton>
        ) : null}
        {moves.length === 0 && !path && !editPath && owner !== null ? (
          <p className="soft">{say("There is nothing to decide here now.")}</p>
        ) : null}
      </div>
      {dialog}
    </div>
  );
}
