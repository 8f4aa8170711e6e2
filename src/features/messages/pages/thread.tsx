import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { formatInstant } from "../../../domain/dates.ts";
import { bookingPath, messagesPath } from "../../../domain/request-paths.ts";
import { guarded, orRefusal } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { useToast } from "../../../ui/toast.tsx";
import { storyWords } from "../../bookings/booking-words.ts";
import { LOOK_SECONDS, MESSAGE_TEXT, type ThreadLine } from "../message-model.ts";
import { threadSeen } from "../message-service.server.ts";
import { WriteMessage } from "../parts/write.tsx";
import type { Route } from "./+types/thread";

/** For the two sides; for everybody else there is no such page. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  const before = new URL(args.request.url).searchParams.get("before");
  return orRefusal(async () => {
    return { ...(await threadSeen(deps, actor, args.params.number, before)), paged: before !== null };
  });
}

export function meta({ matches, params }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle("Messages"),
      description: "What the two of you wrote to each other.",
      path: messagesPath(params.number),
      noindex: true,
    },
    originOf(matches),
  );
}

/** The conversation about a request. */
export default function Thread({ loaderData: thread }: Route.ComponentProps) {
  const { number, other, about, lines, earlier, open, blocked, paged } = thread;
  const last = lines.findLast((line) => line.kind === "message")?.id;
  useRead(number, paged ? undefined : last);
  const covered = lines.some((line) => line.kind === "message" && line.covered > 0);
  return (
    <div className="wrap band booking-page thread-page">
      <Breadcrumbs items={[{ label: "Booking", to: bookingPath(number) }, { label: "Messages" }]} />
      <header>
        <h1>{other}</h1>
        {about ? <p className="lead">{about}</p> : null}
      </header>
      {earlier ? (
        <p>
          <LinkButton to={`${messagesPath(number)}?before=${earlier}`} slim variant="line">
            Earlier messages
          </LinkButton>
        </p>
      ) : null}
      {lines.length === 0 ? (
        <p className="soft">Nothing is written yet. Ask what you would like to know.</p>
      ) : (
        <ol className="thread" aria-label={`Messages with ${other}`}>
          {lines.map((line, at) => (
            <Line key={line.kind === "message" ? line.id : `move ${at}`} line={line} other={other} />
          ))}
        </ol>
      )}
      {!open || covered ? <p className="small soft">{MESSAGE_TEXT.covered}</p> : null}
      {blocked ? (
        <p className="notice-box">{blocked === "you" ? MESSAGE_TEXT.ownBlock : MESSAGE_TEXT.blocked}</p>
      ) : paged ? (
        <p>
          <LinkButton to={messagesPath(number)} slim>
            Back to the newest
          </LinkButton>
        </p>
      ) : (
        <WriteMessage number={number} other={other} />
      )}
      <Closing number={number} other={other} closed={blocked === "you"} />
    </div>
  );
}

function Line({ line, other }: { line: ThreadLine; other: string }) {
  const time = <time dateTime={line.at}>{formatInstant(new Date(line.at))}</time>;
  if (line.kind === "move")
    return (
      <li className="happened small soft">
        {storyWords(line.move, line.by, other)} · {time}
      </li>
    );
  return (
    <li className={line.by === "you" ? "own" : undefined}>
      <p className="wrap-anywhere whitespace-pre-line">
        <span className="sr">{line.by === "you" ? "You: " : `${other}: `}</span>
        {line.text || "(deleted)"}
      </p>
      <p className="small soft">{time}</p>
    </li>
  );
}

/** Says how far was read, and looks for new ones while the page is seen. */
function useRead(number: string, last: string | undefined) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (last) void call(`/api/bookings/${number}/messages/read`, { method: "PUT", body: { last } });
  }, [number, last]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && navigator.onLine) void revalidate();
    }, LOOK_SECONDS * 1_000);
    return () => clearInterval(timer);
  }, [revalidate]);
}

function Closing({ number, other, closed }: { number: string; other: string; closed: boolean }) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  async function change() {
    if (busy) return;
    setBusy(true);
    const result = await call<{ message: string }>(`/api/bookings/${number}/messages/block`, {
      method: "PUT",
      body: { blocked: !closed },
    });
    setBusy(false);
    if (result.ok) toast.success(result.data.message);
    else toast.error(result.error);
    await revalidate();
  }
  return (
    <p>
      <button type="button" className="linklike" aria-disabled={busy} onClick={() => void change()}>
        {closed ? "Open this conversation again" : `Close this conversation: ${other} can write no more`}
      </button>
    </p>
  );
}
