import type { ReactNode } from "react";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { KeptNote } from "../../../ui/offline/kept-note.tsx";
import { SuccessNote } from "../../../ui/success-note.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import type { EnquiryField } from "../../listings/enquiry-description.ts";
import type { AfterSending } from "../after-sending.ts";
import { EnquiryInput, type PlaceChoices } from "./enquiry-input.tsx";
import { EventOffer } from "./event-offer.tsx";
import { NumberNote } from "./number-note.tsx";
import { SentPanel } from "./sent-panel.tsx";
import type { EnquiryFormState } from "./use-enquiry-form.ts";
import { useWantedDay } from "./use-wanted-day.ts";

export interface EnquiryFormProps {
  state: EnquiryFormState;
  fields: readonly EnquiryField[];
  /** Today in India as an ISO day: no earlier date can be chosen. */
  today: string;
  /** What the button says; absent: it stands elsewhere, in a dialog, for the form of this id. */
  submit?: string;
  id?: string;
  className?: string;
  /** One field below another, however wide the screen. */
  narrow?: boolean;
  /** What the summary says when nothing was sent. */
  notSent?: string;
  /** What the summary says while a field that is needed stands empty. */
  missing?: string | undefined;
  /** Stands below the number once it is sent: what can be done next. */
  thanks?: ReactNode;
  /** What is told and offered once it is sent; with it, the event that the browser keeps is offered. */
  after?: AfterSending | undefined;
  /** The id of what is asked: a date that is taken says so. */
  listing?: string | undefined;
  /** For fields that choose a place. */
  places?: PlaceChoices;
  /** Stands above the button: a photo, a note. */
  children?: ReactNode;
  /** Once it is sent the form goes: what begins another one. */
  another?: string;
}

const isEmpty = (value: unknown) => value === false || String(value ?? "").trim() === "";

/** In the order in which they come; one without a name where there are none. */
const groupsOf = (fields: readonly EnquiryField[]) => [...new Set(fields.map(({ group }) => group))];

/** The fields, what is wrong with them, the button, and the number once it is sent. */
export function EnquiryForm({
  state: plain,
  fields,
  today,
  submit,
  id,
  className = "enquiry-form",
  narrow,
  notSent = say("Your request was not sent."),
  missing,
  thanks,
  after,
  listing,
  places,
  children,
  another,
}: EnquiryFormProps) {
  const hydrated = useHydrated();
  const state = useWantedDay(plain, fields, today);
  const { attach } = state;
  const wrong = new Set(state.problems.map(({ field }) => field));
  const incomplete = fields.some(
    ({ name, optional }) => !optional && wrong.has(name) && isEmpty(state.form.getValues(name)),
  );
  function anew() {
    state.again();
    const [first] = fields;
    // Once the form stands there again.
    if (first) setTimeout(() => state.form.setFocus(first.name));
  }
  if (state.sent && submit && after)
    return (
      <SentPanel sent={state.sent} fields={fields} after={after} onAgain={anew}>
        {thanks}
      </SentPanel>
    );
  if (state.sent && submit && another)
    return (
      <div className="grid gap-6">
        <SuccessNote title={state.sent.message}>
          <NumberNote number={state.sent.enquiryNumber} />
          {thanks}
        </SuccessNote>
        <p>
          <Button variant="line" onClick={anew}>
            {another}
          </Button>
        </p>
      </div>
    );
  const form = (
    <form
      ref={attach}
      id={id}
      className={className}
      method="post"
      noValidate
      aria-busy={state.busy}
      onSubmit={(event) => void state.submit(event)}
    >
      {state.sent && submit ? (
        <SuccessNote title={state.sent.message}>
          <NumberNote number={state.sent.enquiryNumber} />
          {thanks}
        </SuccessNote>
      ) : null}
      {state.kept && submit ? <KeptNote /> : null}
      <ErrorSummary
        errors={state.problems}
        attempt={state.attempt}
        title={state.problems[0]?.field === "" ? notSent : incomplete ? missing : undefined}
      />
      {groupsOf(fields).map((group) => (
        <fieldset
          key={group ?? ""}
          className={group ? "enquiry-group" : narrow ? "grid gap-4" : "two"}
          disabled={state.busy}
        >
          {group ? <legend>{say(group)}</legend> : null}
          <div className={group ? "two" : "contents"}>
            {fields
              .filter((field) => field.group === group)
              .map((field) => (
                <EnquiryInput
                  key={field.name}
                  field={field}
                  state={state}
                  today={today}
                  places={places}
                  listing={listing}
                />
              ))}
          </div>
        </fieldset>
      ))}
      {children}
      {submit ? (
        <Button type="submit" disabled={!hydrated} busy={state.busy} busyLabel={say("Submitting...")}>
          {submit}
        </Button>
      ) : null}
    </form>
  );
  return after ? (
    <>
      <EventOffer state={state} fields={fields} />
      {form}
    </>
  ) : (
    form
  );
}
