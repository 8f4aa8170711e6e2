import { useId, useState, type FormEvent } from "react";
import { todayIST } from "../../../domain/dates.ts";
import { OCCASIONS } from "../../../domain/event-types.ts";
import { occasionOptions } from "../../../domain/occasion-words.ts";
import { districtsOf, states } from "../../../domain/places/places-data.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { placeOptions, usePlaceNames } from "../../../ui/use-place-names.ts";
import { useDayHint } from "../parts/use-day-hint.ts";
import { eventIn, eventWords, guestsIn, keepEvent, NO_EVENT, type YourEvent } from "./your-event.ts";

const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
};

/** What was filled in, over what was kept: the same event keeps what was asked for it. */
function eventFrom(form: FormData, before: YourEvent | null): YourEvent {
  const occasion = text(form, "occasion");
  const date = text(form, "date");
  const [state, district] = [text(form, "state"), text(form, "district")];
  return {
    ...NO_EVENT,
    occasion: OCCASIONS.find((one) => one === occasion) ?? "",
    date,
    state,
    district,
    // A town that was typed somewhere stays while no other place is chosen.
    city: state === before?.state && district === before.district ? before.city : "",
    guests: guestsIn(text(form, "guests")),
    asked: before?.date === date ? before.asked : [],
  };
}

export interface EventDialogProps {
  /** As it is kept; null where there is none. */
  kept: string | null;
  open: boolean;
  onClose: () => void;
  /** On a list, which searches for it then; `before` is what was kept until now. */
  onKept?: ((event: YourEvent, before: YourEvent | null) => void) | undefined;
}

/** Asks once for what every form and every search asks of an event. All of it may stay empty. */
export function EventDialog({ kept, open, onClose, onKept }: EventDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say("Your event")}
      subtitle={say("Asked once, for every search and every request. It stays in this browser; nothing is sent.")}
      size="narrow"
      footer={
        <>
          <Button variant="line" onClick={onClose}>
            {say("Cancel")}
          </Button>
          <Button type="submit" form={id}>
            {onKept ? say("Keep and search") : say("Keep it")}
          </Button>
        </>
      }
    >
      <EventFields {...{ id, kept, onClose, onKept }} />
    </Dialog>
  );
}

function EventFields({ id, kept, onClose, onKept }: { id: string } & Omit<EventDialogProps, "open">) {
  const [before] = useState(() => eventIn(kept));
  const [state, setState] = useState(before?.state ?? "");
  const [day, setDay] = useState(before?.date ?? "");
  const [district, setDistrict] = useState(before?.district ?? "");
  const hint = useDayHint(day, state, district);
  const named = usePlaceNames();
  function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const yours = eventFrom(new FormData(event.currentTarget), before);
    keepEvent(yours);
    onClose();
    if (eventWords(yours) !== "") onKept?.(yours, before);
  }
  return (
    <form id={id} className="grid gap-4" onSubmit={keep}>
      <SelectField
        id="event-occasion"
        label={say("Occasion")}
        name="occasion"
        placeholder={say("Select occasion")}
        options={occasionOptions()}
        defaultValue={before?.occasion}
      />
      <TextField
        id="event-date"
        label={say("Date")}
        name="date"
        type="date"
        min={todayIST()}
        hint={hint || undefined}
        defaultValue={before?.date}
        onChange={(event) => setDay(event.target.value)}
      />
      <SelectField
        id="event-state"
        label={say("State")}
        name="state"
        placeholder={say("Select state")}
        options={placeOptions(states(), (one) => named(one))}
        value={state}
        onChange={(event) => {
          setState(event.target.value);
          setDistrict("");
        }}
      />
      <SelectField
        key={state}
        id="event-district"
        label={say("District")}
        name="district"
        placeholder={state ? say("Select district") : say("Choose a state first")}
        options={placeOptions(state ? districtsOf(state) : [], (one) => named(state, one))}
        defaultValue={state === before?.state ? before.district : ""}
        onChange={(event) => setDistrict(event.target.value)}
      />
      <TextField
        id="event-guests"
        label={say("Guests")}
        name="guests"
        inputMode="numeric"
        autoComplete="off"
        placeholder="300"
        maxLength={9}
        defaultValue={before?.guests ?? ""}
      />
    </form>
  );
}
