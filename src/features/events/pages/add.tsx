import { useState } from "react";
import { Link, redirect, useNavigate } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { todayIST } from "../../../domain/dates.ts";
import { EVENTS_PATH, SHORTLIST_PATH, askPath, eventPath } from "../../../domain/request-paths.ts";
import { placeTextSaid } from "../../../domain/places/place-said.ts";
import { say } from "../../../domain/words/say.ts";
import type { Deps } from "../../../platform/deps.server.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { askedBySlug } from "../../enquiries/enquiry-listing.server.ts";
import { briefOf } from "../../listings/brief-along.ts";
import { categories } from "../../registry.ts";
import { daysWords } from "../days-words.ts";
import { eventsSeen } from "../event-service.server.ts";
import { ASK_LIMITS } from "../ask-model.ts";
import { EventForm } from "../parts/event-form.tsx";
import { profileAt } from "../profile-at.ts";
import type { Route } from "./+types/add";
import "../../../ui/styles/desk.css";

/** Those of the addresses that everybody sees, in their order. */
async function profilesAt(deps: Pick<Deps, "db">, paths: readonly string[]) {
  const found = await Promise.all(
    [...new Set(paths)].map(async (path) => {
      const at = profileAt(path);
      const listing = at && (await askedBySlug(deps.db, at.category, at.slug));
      return listing ? [{ path: listing.path, title: listing.title, category: at.category }] : [];
    }),
  );
  return found.flat();
}

/** Profiles that are added, or a list of which several are asked; leads back where the address names neither. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  const params = new URL(args.request.url).searchParams;
  const profiles = await profilesAt(deps, params.getAll("profile").slice(0, ASK_LIMITS.paths));
  const list = categories.find(({ searchPath }) => searchPath === params.get("list"));
  const category = categories.find(({ key }) => key === profiles[0]?.category) ?? list;
  if (!category || (params.has("profile") && profiles.length === 0)) throw redirect(EVENTS_PATH);
  const events = await eventsSeen(deps, actor);
  const today = todayIST(deps.now());
  const coming = events.filter(({ parts }) => parts.some(({ day }) => day >= today));
  const [only, another] = coming;
  const brief = new URLSearchParams(briefOf(params)).toString();
  if (profiles.length === 0 && only && !another) throw redirect(askPath(only.id, category.key, null, brief));
  return {
    brief,
    profiles,
    needs: profiles.length > 0 ? [...new Set(profiles.map((one) => one.category))] : [category.key],
    category: { key: category.key, label: say(category.plural), path: category.searchPath },
    events: coming.map((event) => ({ ...event, place: placeTextSaid(event.place) })),
    categories: categories.map(({ key, plural }) => ({ key, label: say(plural) })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(
    {
      title: pageTitle(say("Add to my event")),
      description: say("Puts a profile on the list of an event."),
      path: EVENTS_PATH,
      noindex: true,
    },
    originOf(matches),
  );

/** Which event a profile is thought of for, or for which several of a list are asked. */
export default function AddToEvent({ loaderData }: Route.ComponentProps) {
  const { profiles, needs, events, categories: list, category, brief } = loaderData;
  const [profile] = profiles;
  const [busy, setBusy] = useState<string | null>(null);
  const navigate = useNavigate();
  const toast = useToast();
  async function choose(id: string) {
    if (!profile) return navigate(askPath(id, category.key, null, brief));
    if (busy) return;
    setBusy(id);
    const result = await call<{ message: string }>(`/api/events/${id}/picks`, {
      method: "PUT",
      body: { paths: profiles.map(({ path }) => path) },
    });
    setBusy(null);
    if (!result.ok) return toast.error(result.error);
    toast.success(result.data.message);
    // Several of one kind are there to be asked at once.
    await navigate(profiles.length > 1 && needs.length === 1 ? askPath(id, category.key) : eventPath(id));
  }
  return (
    <div className="wrap band booking-page events-page">
      <Breadcrumbs
        items={[{ label: say("My events"), to: EVENTS_PATH }, { label: profile ? say("Add") : say("Ask several") }]}
      />
      <header>
        <h1>
          {profile
            ? profiles.length > 1
              ? say("Add these {n} to an event", { n: profiles.length })
              : say("Add {title} to an event", { title: profile.title })
            : say("{label}: ask up to five at once", { label: category.label })}
        </h1>
        <p className="lead">
          {profile
            ? say("Nobody is asked by that: they stand on your list until you ask.")
            : say("For which event? Its days, place and guests are asked once, and go to all of them.")}{" "}
          <Link to={profiles.length > 1 ? SHORTLIST_PATH : (profile?.path ?? category.path)}>
            {!profile
              ? say("Back to the list")
              : profiles.length > 1
                ? say("Back to your shortlist")
                : say("Back to the profile")}
          </Link>
        </p>
        {profiles.length > 1 ? <p className="soft">{profiles.map(({ title }) => title).join(", ")}</p> : null}
      </header>
      {events.length > 0 ? (
        <ul className="event-list">
          {events.map(({ id, name, parts, place }) => (
            <li key={id} className="event-choice">
              <div>
                <h2>{name}</h2>
                <p className="soft">{[daysWords(parts.map(({ day }) => day)), place].filter(Boolean).join(" · ")}</p>
              </div>
              {profile ? (
                <Button slim busy={busy === id} busyLabel={say("Adding…")} onClick={() => void choose(id)}>
                  <Rich text={say("Add<sr> to {name}</sr>", { name })} as={HEARD} />
                </Button>
              ) : (
                <LinkButton slim to={askPath(id, category.key, null, brief)}>
                  <Rich text={say("Ask<sr> for {name}</sr>", { name })} as={HEARD} />
                </LinkButton>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {events.length > 0 ? (
        <details className="panel fold">
          <summary>
            <h2>{say("For another event")}</h2>
          </summary>
          <EventForm begins={null} categories={list} needs={needs} onMade={async (id) => choose(id)} />
        </details>
      ) : (
        <section aria-labelledby="new">
          <h2 id="new">{say("What do you plan?")}</h2>
          <EventForm begins={null} categories={list} needs={needs} onMade={async (id) => choose(id)} />
        </section>
      )}
    </div>
  );
}
