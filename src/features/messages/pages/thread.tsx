import { pageTitle } from "../../../domain/brand.ts";
import { suspendedWords } from "../../bookings/suspension-words.ts";
import { bookingPath, messagesPath } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded, orRefusal } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { ContactOpener } from "../../enquiries/parts/contact-opener.tsx";
import { MESSAGE_TEXT } from "../message-model.ts";
import { Closing } from "../parts/closing.tsx";
import { Line } from "../parts/thread-line.tsx";
import { useLiveThread } from "../parts/use-live-thread.ts";
import { threadSeen } from "../thread-page.server.ts";
import { WriteMessage } from "../parts/write.tsx";
import type { Route } from "./+types/thread";
import "../../../ui/styles/desk.css";

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
      title: pageTitle(say("Messages")),
      description: say("What the two of you wrote to each other."),
      path: messagesPath(params.number),
      noindex: true,
    },
    originOf(matches),
  );
}

/** The conversation about a request. */
export default function Thread({ loaderData: thread }: Route.ComponentProps) {
  const { number, other, about, lines, earlier, open, reach, files, blocked, paged, suspended, side } = thread;
  const last = lines.findLast((line) => line.kind === "message")?.id;
  useLiveThread(thread, last);
  const covered = lines.some((line) => line.kind === "message" && line.covered > 0);
  return (
    <div className="wrap band booking-page thread-page">
      <Breadcrumbs items={[{ label: say("Booking"), to: bookingPath(number) }, { label: say("Messages") }]} />
      <header>
        <h1>{other}</h1>
        {about ? <p className="lead">{about}</p> : null}
      </header>
      {reach === "now" ? (
        <div>
          <ContactOpener address={`/api/enquiries/${number}`} reach={reach} other={other} main={false} />
        </div>
      ) : null}
      {earlier ? (
        <p>
          <LinkButton to={`${messagesPath(number)}?before=${earlier}`} slim variant="line">
            {say("Earlier messages")}
          </LinkButton>
        </p>
      ) : null}
      {lines.length === 0 ? (
        <p className="soft">{say("Nothing is written yet. Ask what you would like to know.")}</p>
      ) : (
        <ol className="thread" aria-label={say("Messages with {other}", { other })}>
          {lines.map((line, at) => (
            <Line
              key={line.kind === "message" ? line.id : `${line.kind} ${line.at} ${at}`}
              line={line}
              number={number}
              other={other}
            />
          ))}
        </ol>
      )}
      {!open || covered ? <p className="small soft">{say(MESSAGE_TEXT.covered)}</p> : null}
      {suspended ? (
        <p className="notice-box" role="alert">
          {suspendedWords(side, suspended, other)}
        </p>
      ) : null}
      {blocked ? (
        <p className="notice-box">{say(blocked === "you" ? MESSAGE_TEXT.ownBlock : MESSAGE_TEXT.blocked)}</p>
      ) : paged ? (
        <p>
          <LinkButton to={messagesPath(number)} slim>
            {say("Back to the newest")}
          </LinkButton>
        </p>
      ) : (
        <WriteMessage number={number} other={other} files={files} />
      )}
      <Closing number={number} other={other} closed={blocked === "you"} />
    </div>
  );
}
