import { language, say } from "../../../domain/words/say.ts";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import type { ImageInfo } from "../../../domain/images.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Breadcrumbs, type Crumb } from "../../../ui/breadcrumbs.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Eye, MapPin } from "../../../ui/icons.tsx";
import { later } from "../../../ui/later.tsx";
import { SharedMove } from "../../../ui/shared-move.tsx";
import type { StarMode } from "../../../domain/stars.ts";
import { Stars } from "../../../ui/stars.tsx";
import { ASK_FORM } from "./ask-form.ts";
import { photoOf } from "./photo-of.ts";

const tools = () => import("./profile-tools.tsx");
const ProfileTools = later(
  import.meta.env.SSR ? (await tools()).ProfileTools : null,
  async () => (await tools()).ProfileTools,
);

export interface ProfileHeroProps {
  crumbs: readonly Crumb[];
  name: string;
  /** Below the name. */
  lead?: string | undefined;
  /** What it is or does, with its icon: stands before the place. */
  kind?: ReactNode;
  place: string;
  /** Absent where nobody can rate it. */
  rating?: { value: number; count: number; mode?: StarMode } | undefined;
  /** '3,418 views'. */
  views?: string | undefined;
  /** '₹850 a plate'. */
  price?: string | undefined;
  /** What the way to the form beside says; absent where there is none. */
  action?: string | undefined;
  /** In its place, where something other than a form beside is opened. */
  act?: ReactNode;
  /** Of a person, whose photo stands under its arch: what the drawing is made from where there is none. */
  seed?: string;
  /** Of a place or a thing. */
  pictures?: ReactNode;
  /** Its full address, and what is said where it is shared. */
  url: string;
  title: string;
  /** Of a person. */
  photo: ImageInfo | null;
}

/** The head of every profile: its picture, name, place, rating, price and one action, on the patterned ground. */
export function ProfileHero(props: ProfileHeroProps) {
  const { crumbs, name, lead, kind, place, rating, views, price, action, act, seed, pictures, url, title, photo } =
    props;
  // Where titles are in Devanagari, a name may still be in Latin letters: they are asked for before the page needs them.
  if (import.meta.env.SSR && language() !== "en" && /[A-Za-z]/.test(name))
    preload("/fonts/rozha-one-latin-400.woff2", { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <section className={classNames("pro on-dark", pictures ? "pro-wide" : undefined)}>
      <div className="pro-cover">
        <img src="/art/pro-cover.svg" alt="" width={1280} height={420} />
      </div>
      <div className="wrap pro-in">
        {seed ? (
          <SharedMove kind="picture" of={url}>
            <div className="portrait">
              <Avatar
                name={name}
                image={photoOf(photo, say("Portrait of {name}", { name }))}
                seed={seed}
                sizes="(min-width: 56rem) 18rem, 11.5rem"
                priority
              />
            </div>
          </SharedMove>
        ) : null}
        <div className="pro-copy">
          <Breadcrumbs items={[{ label: say("Home"), to: "/" }, ...crumbs]} />
          <SharedMove kind="title" of={url}>
            <h1>{name}</h1>
          </SharedMove>
          {lead ? <p className="lead">{lead}</p> : null}
          <div className="pro-meta">
            {kind ? <span>{kind}</span> : null}
            {place ? (
              <span>
                <MapPin className="icon" />
                {place}
              </span>
            ) : null}
            {rating ? <Stars {...rating} /> : null}
            {views ? (
              <span>
                <Eye className="icon" />
                {views}
              </span>
            ) : null}
          </div>
          {price ? <p className="pro-price">{price}</p> : null}
          {act || action ? (
            <p className="pro-act">
              {act ?? (
                <a className={buttonClass({ variant: "gold" })} href={`#${ASK_FORM}`}>
                  {action}
                </a>
              )}
            </p>
          ) : null}
          <div className="pro-share">
            {/* Value by value: drawn anew while it waits, it would be emptied. */}
            <ProfileTools url={url} title={title} />
          </div>
        </div>
        {pictures ? (
          <SharedMove kind="picture" of={url}>
            {pictures}
          </SharedMove>
        ) : null}
      </div>
    </section>
  );
}
