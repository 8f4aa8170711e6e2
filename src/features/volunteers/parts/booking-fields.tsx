import { todayIST } from "../../../domain/dates.ts";
import { EVENT_TYPES } from "../../../domain/event-types.ts";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/fields.tsx";
import type { Booking } from "./use-booking.ts";

/** The fields of the booking dialog (spec 001 section 3); all but the last are required. */
export function BookingFields({ booking, id }: { booking: Booking; id: string }) {
  const { register, formState } = booking.form;
  const error = (name: keyof typeof formState.errors) => formState.errors[name]?.message;
  return (
    <form id={id} method="post" noValidate className="grid gap-5" onSubmit={(event) => void booking.submit(event)}>
      <ErrorSummary errors={booking.problems} attempt={booking.attempt} title={booking.problems[0]?.field === "" ? "Your request was not sent." : booking.title} />
      <div className="two">
        <TextField label="Full name" autoComplete="name" maxLength={TEXT_LENGTHS.fullName} error={error("fullName")} {...register("fullName")} />
        <TextField label="Email" type="email" inputMode="email" autoComplete="email" error={error("email")} {...register("email")} />
        <TextField label="Phone" type="tel" inputMode="tel" autoComplete="tel" hint="10 digits, such as 98260 00000" error={error("phone")} {...register("phone")} />
        <SelectField label="Event type" options={EVENT_TYPES} error={error("service")} {...register("service")} />
        <TextField label="Date" type="date" min={todayIST()} error={error("calendar")} {...register("calendar")} />
        <TextField label="Budget" placeholder="₹ 5,000" autoComplete="off" maxLength={TEXT_LENGTHS.budget} error={error("budget")} {...register("budget")} />
        <TextField label="City" autoComplete="address-level2" maxLength={TEXT_LENGTHS.shortText} error={error("city")} {...register("city")} />
        <TextArea className="span" label="Requirement" optional rows={3} hint="What is the event, and what should be done?" maxLength={TEXT_LENGTHS.longText} error={error("requirement")} {...register("requirement")} />
      </div>
    </form>
  );
}
