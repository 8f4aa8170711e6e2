import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { Rich } from "../../../ui/rich.tsx";
import { photoOf } from "../../listings/parts/photo-of.ts";
import { say } from "../../../domain/words/say.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/fields.tsx";
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
  /** Its day is over: who was chosen is reviewed. */
  over: boolean;
}

/** Who is free for an enquiry to a district, with profile and rating: chosen by a tap, then reached by another. */
export function FreePeople({ free: { people, needed, taken }, address, open, over }: FreePeopleProps) {
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
          <FreeOne
            key={one.listing}
            one={one}
            address={address}
            open={open}
            over={over}
            left={needed === null ? null : needed - taken}
          />
        ))}
      </ul>
    </section>
  );
}

type FreeOneProps = {
  one: FreePerson;
  address: string;
  open: boolean;
  over: boolean;
  /** How many more are needed; null where that is not told. */ left: number | null;
};

function FreeOne({ one, address, open, over, left }: FreeOneProps) {
  const { listing, title, path, picture, place, rating, ratingCount, people, taken, booked, anyway } = one;
  const [busy, setBusy] = useState(false);
  /** Asked where they bring more than are needed: the question, and how many of them. */
  const [asked, setAsked] = useState("");
  const [many, setMany] = useState(String(Math.max(1, Math.min(left ?? people, people))));
  const { revalidate } = useRevalidator();
  const toast = useToast();
  async function take() {
    setBusy(true);
    const body = { listing, ...(asked ? { people: many } : {}) };
    const result = await call<{ message: string }>(`${address}/take`, { body });
    setBusy(false);
    const question = result.ok ? undefined : result.fields["people"];
    if (question) {
      setAsked(question);
      return;
    }
    setAsked("");
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
        {anyway && !taken ? (
          <p className="small soft">{say("Has something else on that day, and says that they come all the same")}</p>
        ) : null}
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
            {over ? (
              <LinkButton to={`${path}#reviews`} slim>
                <Rich
                  text={say("Write a review<b> of {title}</b>", { title })}
                  as={{ b: (words) => <span className="sr">{words}</span> }}
                />
              </LinkButton>
            ) : null}
            <ContactOpener address={address} about={listing} reach="now" other={title} main={false} />
          </>
        ) : open && booked && !anyway ? (
          <span className="small soft">{say("Booked for that day by now")}</span>
        ) : open ? (
          <Button slim busy={busy} busyLabel={say("Choosing…")} onClick={() => void take()}>
            <Rich
              text={say("Choose<b> {title}</b>", { title })}
              as={{ b: (words) => <span className="sr">{words}</span> }}
            />
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={asked !== ""}
        onClose={() => busy || setAsked("")}
        onConfirm={() => void take()}
        title={say("How many of them?")}
        confirmLabel={say("Choose them")}
        cancelLabel={say("Not now")}
        busy={busy}
        busyLabel={say("Choosing…")}
      >
        <p>{asked}</p>
        <TextField
          label={say("People")}
          name="people"
          inputMode="numeric"
          value={many}
          onChange={(event) => setMany(event.target.value)}
          className="max-w-40"
        />
      </ConfirmDialog>
    </li>
  );
}
