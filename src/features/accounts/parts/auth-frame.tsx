import type { ReactNode } from "react";
import { BRAND } from "../../../domain/brand.ts";
import { say } from "../../../domain/words/say.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Rich } from "../../../ui/rich.tsx";

export interface AuthFrameProps {
  title: string;
  lead?: ReactNode;
  /** A drawing of ours under the arch, such as `/art/cover-about.svg`. Decoration. */
  art: string;
  /** For forms in two columns. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * The frame of the account pages: title and drawing side by side on a phone, the form below;
 * on a wide screen the form at reading width and the drawing as a tall arch beside it.
 */
export function AuthFrame({ title, lead, art, wide, children }: AuthFrameProps) {
  return (
    <div
      className={classNames(
        "wrap grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4 gap-y-7 pt-12 pb-20 lg:items-start lg:gap-x-20 lg:pt-16 lg:pb-28",
        wide ? "lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]" : "lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]",
      )}
    >
      <div className="grid gap-2">
        <h1>{title}</h1>
        {lead ? <p className="lead soft">{lead}</p> : null}
      </div>
      <figure className="w-20 overflow-hidden rounded-arch bg-maroon lg:sticky lg:top-8 lg:row-span-2 lg:w-full lg:max-w-96 lg:justify-self-end">
        <img
          src={art}
          alt=""
          width={300}
          height={380}
          loading="lazy"
          className="aspect-[30/38] h-full w-full object-cover object-bottom"
        />
      </figure>
      <div className="col-span-2 grid min-w-0 gap-6 lg:col-span-1">
        <NoscriptNote />
        {children}
      </div>
    </div>
  );
}

/** For browsers without scripts: what to do instead. */
export function NoscriptNote() {
  return (
    <noscript>
      <p className="alert">
        <span>
          <Rich
            text={say(
              "This page needs JavaScript. Please switch it on in your browser and load the page again, or call us on <a>{number}</a>.",
              { number: BRAND.phone.shown },
            )}
            as={{ a: (words) => <a href={`tel:${BRAND.phone.e164}`}>{words}</a> }}
          />
        </span>
      </p>
    </noscript>
  );
}
