import { useState } from "react";
import { Link, redirect, useNavigate } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { formatDay, todayIST } from "../../../domain/dates.ts";
import { EVENTS_PATH, askPath, eventPath } from "../../../domain/request-paths.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { useToast } from "../../../ui/toast.tsx";
import { askedBySlug } from "../../enquiries/enquiry-listing.server.ts";
import { categories } from "../../registry.ts";
import { eventsSeen } from "../event-service.server.ts";
import { EventForm } from "../parts/event-form.tsx";
import { profileAt } from "../profile-at.ts";
import type { Route } from "./+types/add";

/** A profile that is added, or a list of which several are asked; leads back where the address names neither. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  const params = new URL(args.request.url).searchParams;
  const at = profileAt(params.get("profile") ?? "");
  const listing = at && (await askedBySlug(deps.db, at.category, at.slug));
  const list = categories.find(({ searchPath }) => searchPath === params.get("list"));
  const category = categories.find(({ key }) => key === at?.category) ?? list;
  if (!category || (at && !listing)) throw redirect(EVENTS_PATH);
  const events = await eventsSeen(deps, actor);
  const today = todayIST(deps.now());
  const coming = events.filter(({ parts }) => parts.some(({ day }) => day >= today));
  const [only, another] = coming;
  if (!listing && only && !another) throw redirect(askPath(only.id, category.key));
  return {
    profile: listing && { path: listing.path, title: listing.title },
    category: { key: category.key, label: category.plural, path: category.searchPath },
    events: coming,
    categories: categories.map(({ key, plural }) => ({ key, label: plural })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(
    {
      title: pageTitle("Add to my event"),
      description: "Puts a profile on the list of an event.",
      path: EVENTS_PATH,
      noindex: true,
    },
    originOf(matches),
  );

/** Which event a profile is thought of for, or for which several of a list are asked. */
export default function AddToEvent({ loaderData }: Route.ComponentProps) {
  const { profile, events, categories: list, category } = loaderData;
  const [busy, setBusy] = useState<string | null>(null);
  const navigate = useNavigate();
  const toast = useToast();
  async function choose(id: string) {
    if (!profile) return navigate(askPath(id, category.key));
    if (busy) return;
    setBusy(id);
    const result = await call<{ message: string }>(`/api/events/${id}/picks`, {
      method: "PUT",
      body: { paths: [profile.path] },
    });
    setBusy(null);
    if (!result.ok) return toast.error(result.error);
    toast.success(result.data.message);
    await navigate(eventPath(id));
  }
  return (
    <div className="wrap band booking-page events-page">
      <Breadcrumbs items={[{ label: "My events", to: EVENTS_PATH }, { label: profile ? "Add" : "Ask several" }]} />
      <header>
        <h1>{profile ? `Add ${profile.title} to an event` : `${category.label}: ask up to five at once`}</h1>
        <p className="lead">
          {profile
            ? "Nobody is asked by that: they stand on your list until you ask."
            : "For which event? Its days, place and guests are asked once, and go to all of them."}{" "}
          <Link to={profile?.path ?? category.path}>{profile ? "Back to the profile" : "Back to the list"}</Link>
        </p>
      </header>
      {events.length > 0 ? (
        <ul className="event-list">
          {events.map(({ id, name, parts, place }) => (
            <li key={id} className="event-choice">
              <div>
                <h2>{name}</h2>
                <p className="soft">
                  {[[...new Set(parts.map(({ day }) => formatDay(day)))].join(", "), place].filter(Boolean).join(" · ")}
                </p>
              </div>
              {profile ? (
                <Button slim busy={busy === id} busyLabel="Adding…" onClick={() => void choose(id)}>
                  Add<span className="sr"> to {name}</span>
                </Button>
              ) : (
                <LinkButton slim to={askPath(id, category.key)}>
                  Ask<span className="sr"> for {name}</span>
                </LinkButton>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <section aria-labelledby="new">
        <h2 id="new">{events.length > 0 ? "For another event" : "What do you plan?"}</h2>
        <EventForm begins={null} categories={list} needs={[category.key]} onMade={async (id) => choose(id)} />
      </section>
    </div>
  );
}
