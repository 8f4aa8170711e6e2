import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { Rich } from "../../../ui/rich.tsx";
import { photoOf } from "../../listings/parts/photo-of.ts";
import { say } from "../../../domain/words/say.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { Check, Icon } from "../../../ui/icons.tsx";
import { Stars } from "../../../ui/stars.tsx";
import { useToast } from "../../../ui/toast.tsx";
import type { EnquiryView, FreePerson } from "../enquiry-view.ts";
import { ContactOpener } from "./contact-opener.tsx";

export interface FreePeopleProps {
  free: NonNullable<EnquiryView["free"]>;
  /** The request's call. */
  address: string;
  /** Whether there is still somebody to choose. */
  open: boolean;
}

/** Who is free for an enquiry to a district, with profile and rating: chosen by a tap, then reached by another. */
export function FreePeople({ free: { people, needed, taken }, address, open }: FreePeopleProps) {
  if (people.length === 0) return null;
  return (
    <section className="invite-free" aria-label={say("Who is free")}>
      <h3>
        {taken === 0
          ? say("Who is free")
          : needed === null
            ? say("{taken} chosen", { taken })
            : say("{taken} of {needed} chosen", { taken, needed })}
        {needed === null ? null : <progress max={needed} value={Math.min(taken, needed)} aria-label={say("Chosen")} />}
      </h3>
      <ul>
        {people.map((one) => (
          <FreeOne key={one.listing} one={one} address={address} open={open} />
        ))}
      </ul>
    </section>
  );
}

function FreeOne({ one, address, open }: { one: FreePerson; address: string; open: boolean }) {
  const { listing, title, path, picture, place, rating, ratingCount, people, taken } = one;
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  async function take() {
    setBusy(true);
    const result = await call<{ message: string }>(`${address}/take`, { body: { listing } });
    setBusy(false);
    if (result.ok) toast.success(result.data.message);
    else toast.error(result.error);
    await revalidate();
  }
  return (
    <li>
      <Avatar name={title} image={photoOf(picture, title)} sizes="3.5rem" labelled={false} />
      <div className="min-w-0">
        <Link to={path} className="font-semibold">
          {title}
        </Link>
        <p className="small soft">
          {[people > 1 ? say("{n, plural, one {# person} other {# people}}", { n: people }) : "", place]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {ratingCount > 0 ? (
          <Stars value={rating} count={ratingCount} />
        ) : (
          <p className="small soft">{say("New", "not rated")}</p>
        )}
      </div>
      <div className="invite-actions">
        {taken ? (
          <>
            <span className="status ok">
              <Icon as={Check} />
              {say("Chosen")}
            </span>
            <ContactOpener address={address} about={listing} reach="now" other={title} main={false} />
          </>
        ) : open ? (
          <Button slim busy={busy} busyLabel={say("Choosing…")} onClick={() => void take()}>
            <Rich
              text={say("Choose<b> {title}</b>", { title })}
              as={{ b: (words) => <span className="sr">{words}</span> }}
            />
          </Button>
        ) : null}
      </div>
    </li>
  );
}
