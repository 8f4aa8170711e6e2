import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { KeptNote } from "../../../ui/offline/kept-note.tsx";
import { SuccessNote } from "../../../ui/success-note.tsx";
import { ENQUIRY_MESSAGES } from "../../enquiries/enquiry-model.ts";
import type { VolunteerProfile } from "../volunteer-types.ts";
import { BookingFields } from "./booking-fields.tsx";
import { photoOf } from "../../listings/parts/photo-of.ts";
import { fullName, placeOf } from "./profile-words.ts";
import type { Me } from "./use-booking.ts";
import { useBooking } from "./use-booking.ts";

export interface BookingDialogProps {
  volunteer: VolunteerProfile;
  me: Me | null;
  open: boolean;
  onClose: () => void;
}

const FORM = "booking";

/** Asks a volunteer for a day. Keep it mounted while closed: the form remembers what was typed. */
export function BookingDialog({ volunteer, me, open, onClose }: BookingDialogProps) {
  const booking = useBooking(volunteer, me);
  const over = booking.sentAs !== null || booking.kept;
  const name = fullName(volunteer);
  const first = volunteer.firstName || name;
  function close() {
    if (booking.busy) return;
    if (over) booking.startAgain();
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={`Book ${first}`}
      subtitle={placeOf(volunteer)}
      media={<Avatar name={name} image={photoOf(volunteer.photo, name)} seed={volunteer.userId.username || volunteer._id} sizes="3.25rem" labelled={false} />}
      footer={
        !over ? (
          <>
            <Button variant="line" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={FORM} busy={booking.busy} busyLabel="Sending…">
              Send request
            </Button>
          </>
        ) : (
          <Button onClick={close}>Done</Button>
        )
      }
    >
      {!over ? (
        <BookingFields booking={booking} id={FORM} />
      ) : booking.kept ? (
        <KeptNote />
      ) : (
        <SuccessNote title={ENQUIRY_MESSAGES.bookingSuccess}>
          <p>
            Your enquiry number is <b>{booking.sentAs}</b>. {first} has been told, and a confirmation is on its way to you by e-mail.
          </p>
        </SuccessNote>
      )}
    </Dialog>
  );
}
