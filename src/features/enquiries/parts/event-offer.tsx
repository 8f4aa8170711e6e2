import { useEffect, useState } from "react";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { CalendarCheck, Icon } from "../../../ui/icons.tsx";
import { usePlaceNames } from "../../../ui/use-place-names.ts";
import type { EnquiryField } from "../../listings/enquiry-description.ts";
import { useEventText } from "../../listings/your-event/event-store.ts";
import { EventTools, useEventDialog } from "../../listings/your-event/event-tools.tsx";
import { asksOfEvent, eventIn, eventValues, eventWords } from "../../listings/your-event/your-event.ts";
import type { EnquiryFormState } from "./use-enquiry-form.ts";

/** Above a form: the event that this browser keeps, to be filled in with one tap. Nothing where it keeps none. */
export function EventOffer({ state, fields }: { state: EnquiryFormState; fields: readonly EnquiryField[] }) {
  const event = eventIn(useEventText());
  const { open, dialog } = useEventDialog();
  const [filled, setFilled] = useState("");
  const named = usePlaceNames();
  const words = event ? eventWords(event, named) : "";
  const { setValue, getValues, formState } = state.form;
  const occasion = event?.occasion ?? "";
  // The occasion stands there at once, where none is chosen: it is the first thing that every form asks.
  useEffect(() => {
    const choice = fields.find(({ kind, fills }) => kind === "select" && fills === "eventType");
    if (choice && occasion && getValues(choice.name) === "") setValue(choice.name, occasion);
  }, [fields, occasion, getValues, setValue]);

  function fill() {
    if (!event) return;
    const values = Object.entries(eventValues(fields, event, getValues()));
    for (const [name, value] of values)
      setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setFilled(words);
  }
  if (!asksOfEvent(fields)) return null;
  return (
    <>
      {event ? (
        <div className="event-offer" role="group" aria-label={say("Your event")}>
          <Icon as={CalendarCheck} />
          <p>
            <b>{say("Your event")}</b> <span className="event-words">{words}</span>
          </p>
          <span className="event-acts">
            {filled === words ? (
              <span role="status" className="small soft">
                {say("Filled in")}
              </span>
            ) : (
              <Button slim onClick={fill}>
                {say("Fill in")}
              </Button>
            )}
            <EventTools onChange={open} />
          </span>
        </div>
      ) : null}
      {dialog}
    </>
  );
}
