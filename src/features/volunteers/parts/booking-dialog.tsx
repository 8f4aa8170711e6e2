import { use, type ReactNode } from "react";
import { useLocation } from "react-router";
import { todayIST } from "../../../domain/dates.ts";
import { language, say, text } from "../../../domain/words/say.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { call, type CallResult } from "../../../ui/call.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { KeptNote } from "../../../ui/offline/kept-note.tsx";
import { withBrought } from "../../enquiries/brought-brief.ts";
import { emptyEnquiry, type ListingEnquiry } from "../../enquiries/listing-enquiry.ts";
import { EnquiryForm } from "../../enquiries/parts/enquiry-form.tsx";
import { SentPanel } from "../../enquiries/parts/sent-panel.tsx";
import { useListingEnquiry } from "../../enquiries/parts/listing-enquiry-form.tsx";
import { briefOf } from "../../listings/brief-along.ts";
import { photoOf } from "../../listings/parts/photo-of.ts";
import { VOLUNTEER_ENQUIRY } from "../volunteer-pages.ts";
import type { VolunteerProfile } from "../volunteer-types.ts";
import { fullName, placeOf } from "./profile-words.ts";

export interface BookingDialogProps {
  volunteer: VolunteerProfile;
  open: boolean;
  onClose: () => void;
}

const FORM = "booking";
/** How dates of a volunteer are held. */
const BY_PERSON = { mode: "exclusive" } as const;

type Asked = Promise<CallResult<{ form: ListingEnquiry }>>;
const forms = new Map<string, Asked>();

/** The call for the form of a volunteer. @param search what the page's address says, of the event too */
function pathOf({ _id: id }: VolunteerProfile, search: string): string {
  const spoken: [string, string][] = language() === "en" ? [] : [["language", language()]];
  const asked = new URLSearchParams([...spoken, ...briefOf(new URLSearchParams(search))]).toString();
  return `/api/listings/${id}/enquiry-form${asked && `?${asked}`}`;
}

/** The form of a volunteer, asked for once; without a connection the same form, with nothing filled in but what the address says. */
export function formOf(volunteer: VolunteerProfile, search: string): Asked {
  const { userId } = volunteer;
  const path = pathOf(volunteer, search);
  const known = forms.get(path);
  if (known) return known;
  const asked: Asked = call<{ form: ListingEnquiry }>(path).then((answer) => {
    if (answer.ok || answer.status > 0) return answer;
    const category = {
      key: "volunteers",
      singular: text("Volunteer"),
      enquiry: VOLUNTEER_ENQUIRY,
      calendar: BY_PERSON,
    };
    const listing = { slug: userId.username || userId._id, title: fullName(volunteer) };
    const form = emptyEnquiry(category, listing, todayIST(new Date()));
    if (!form) return answer;
    const brought = withBrought(form, category, new URLSearchParams(search));
    return { ok: true, status: 200, data: { form: { ...form, ...brought } } };
  });
  forms.set(path, asked);
  return asked;
}

/** Asks a volunteer for a day. Keep it mounted while closed: the form remembers what was typed. */
export function BookingDialog(props: BookingDialogProps) {
  const asked = use(formOf(props.volunteer, useLocation().search));
  return asked.ok ? <Booking {...props} enquiry={asked.data.form} /> : <NoForm {...props} error={asked.error} />;
}

/** The form did not come: closing forgets it, so that the next press asks again. */
function NoForm({ error, ...props }: BookingDialogProps & { error: string }) {
  const { search } = useLocation();
  const close = () => {
    forms.delete(pathOf(props.volunteer, search));
    props.onClose();
  };
  return (
    <Frame {...props} onClose={close} footer={<Button onClick={close}>{say("Close")}</Button>}>
      <p role="alert">{error}</p>
    </Frame>
  );
}

type FrameProps = BookingDialogProps & { sent?: boolean; children: ReactNode; footer: ReactNode };

function Frame({ volunteer, sent, ...rest }: FrameProps) {
  const name = fullName(volunteer);
  return (
    <Dialog
      {...rest}
      title={sent ? say("Sent", "done") : say("Book {name}", { name: volunteer.firstName || name })}
      subtitle={sent ? name : placeOf(volunteer)}
      media={
        <Avatar
          name={name}
          image={photoOf(volunteer.photo, name)}
          seed={volunteer.userId.username || volunteer._id}
          sizes="3.25rem"
          labelled={false}
        />
      }
    />
  );
}

function Booking({ enquiry, onClose, ...props }: BookingDialogProps & { enquiry: ListingEnquiry }) {
  const booking = useListingEnquiry(enquiry);
  const over = booking.sent !== null || booking.kept;
  function close() {
    if (booking.busy) return;
    if (over) booking.again();
    onClose();
  }
  return (
    <Frame
      {...props}
      sent={booking.sent !== null}
      onClose={close}
      footer={
        !over ? (
          <>
            <Button variant="line" onClick={close}>
              {say("Cancel")}
            </Button>
            <Button type="submit" form={FORM} busy={booking.busy} busyLabel={say("Sending…")}>
              {enquiry.submit}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{say("Done")}</Button>
        )
      }
    >
      {!over ? (
        <EnquiryForm
          state={booking}
          fields={enquiry.fields}
          today={enquiry.today}
          after={enquiry.after}
          listing={enquiry.listing}
          id={FORM}
          className="grid gap-5"
        />
      ) : booking.sent ? (
        <SentPanel sent={booking.sent} fields={enquiry.fields} after={enquiry.after} />
      ) : (
        <KeptNote />
      )}
    </Frame>
  );
}
