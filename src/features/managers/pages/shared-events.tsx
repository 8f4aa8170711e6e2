import { data } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { behindCountedLink, pageContext } from "../../../platform/pages/page-context.server.ts";
import { DeadLink } from "../../../ui/dead-link.tsx";
import { behindLink } from "../../../ui/page/behind-link.ts";
import { FOR_NOBODY_ELSE } from "../../enquiries/guest-headers.ts";
import { LANDING_PATH } from "../manager-words.ts";
import { EventsList } from "../parts/events-list.tsx";
import { followedEvents } from "../shared-events.server.ts";
import type { Route } from "./+types/shared-events";
import "../../../ui/styles/desk.css";

export async function loader(args: Route.LoaderArgs) {
  const page = pageContext(args);
  const found = await behindCountedLink(page, (address) => followedEvents(page.deps, args.params.token, address));
  return data(found, { status: found ? 200 : 404, headers: FOR_NOBODY_ELSE });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return behindLink(matches, {
    title: say("Confirmed events"),
    description: say("When and where people are needed."),
    instead: LANDING_PATH,
  });
}

/** What a manager has passed on of their confirmed events, for helpers to see when they are free. */
export default function SharedEvents({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <DeadLink />;
  const { name, events } = loaderData;
  return (
    <div className="wrap band">
      <h1 className="mb-6 break-words">{say("Confirmed events of {name}", { name })}</h1>
      {events.length > 0 ? (
        <EventsList events={events.toSorted((one, other) => Number(one.done) - Number(other.done))} />
      ) : (
        <p className="lead">{say("None of these events stands any more.")}</p>
      )}
    </div>
  );
}
