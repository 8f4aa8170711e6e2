import { useId } from "react";
import { Link } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { addToEventPath } from "../../../domain/request-paths.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { Button, LinkButton, buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon, WhatsAppIcon } from "../../../ui/icons.tsx";
import { Photo } from "../../../ui/photo.tsx";
import { RangoliCover } from "../../../ui/rangoli-cover.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { photoOf } from "../../listings/parts/photo-of.ts";
import { SAVED_PATH, type SavedProfile } from "../../listings/saved/saved-profiles.ts";
import { useSaved } from "../../listings/saved/use-saved.ts";
import type { Route } from "./+types/saved";

export function meta({ matches }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle("Saved"),
      description: "The profiles that you saved in this browser.",
      path: SAVED_PATH,
      noindex: true,
    },
    originOf(matches),
  );
}

/** Names and addresses, for whoever decides with you. */
const messageOf = (saved: readonly SavedProfile[]): string =>
  saved.map(({ name, path }) => `${name}: ${new URL(path, window.location.origin).href}`).join("\n");

function Card({ profile, onRemove }: { profile: SavedProfile; onRemove: () => void }) {
  const { path, name, place, photo } = profile;
  const cover = <RangoliCover id={path} />;
  const title = useId();
  return (
    <li className="lcard">
      <figure>
        {photo ? (
          <Photo
            image={photoOf({ ...photo, alt: "" }, "")}
            sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 45vw, 92vw"
            fallback={cover}
          />
        ) : (
          cover
        )}
      </figure>
      <div>
        <h3 className="wrap-anywhere" id={title}>
          <Link to={path}>{name}</Link>
        </h3>
        <p className="place mb-3">{place}</p>
        <LinkButton to={addToEventPath(path)} slim wide aria-describedby={title}>
          Add to my event
        </LinkButton>
        <Button variant="line" slim wide aria-label={`Remove: ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}

/** What was saved in this browser: the server knows nothing of it. */
export default function SavedPage() {
  const { saved, toggle } = useSaved();
  return (
    <div className="wrap py-10">
      <Breadcrumbs items={[{ label: "Home", to: "/" }, { label: "Saved" }]} />
      <h1>Saved</h1>
      <p className="lead soft mt-3 mb-8">Kept in this browser alone, until you sign out.</p>
      {saved === null ? null : saved.length === 0 ? (
        <EmptyState title="Nothing saved yet" actions={<LinkButton to="/search">Search everything</LinkButton>}>
          <p>Press Save on a profile, and it stands here when you compare.</p>
        </EmptyState>
      ) : (
        <>
          <h2 className="sr">Profiles</h2>
          <ul className="lcards">
            {saved.map((profile) => (
              <Card key={profile.path} profile={profile} onRemove={() => toggle(profile)} />
            ))}
          </ul>
          <p className="pt-8">
            <a
              className={buttonClass({ variant: "line" })}
              href={`https://wa.me/?text=${encodeURIComponent(messageOf(saved))}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon as={WhatsAppIcon} />
              Send the list by WhatsApp
            </a>
          </p>
        </>
      )}
    </div>
  );
}
