import { useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { PLANNER_KINDS } from "../../../domain/event-types.ts";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import type { EnquiryView } from "../../enquiries/enquiry-view.ts";
import { RENTAL_CATEGORIES } from "../../rentals/rental-category.ts";
import { VENUE_KINDS } from "../../venues/venue-category.ts";
import type { Choice } from "../admin-tab-data.ts";
import { APPLIED_KINDS, MADE_CATEGORIES, type MadeCategory } from "../make-listing-words.ts";

const KINDS: Record<MadeCategory, readonly string[]> = { venues: VENUE_KINDS, planners: PLANNER_KINDS, rentals: RENTAL_CATEGORIES };
const isMade = (name: string): name is MadeCategory => MADE_CATEGORIES.some((one) => one === name);
const FORM = "make-listing";

export interface MakeListingProps {
  application: EnquiryView;
  categories: readonly Choice[];
  /** The districts of each state. */
  places: Readonly<Record<string, readonly string[]>>;
}

/** Whether an admin may still make a listing of it. */
export const canBecomeListing = ({ kind, status, listing }: EnquiryView): boolean => Object.hasOwn(APPLIED_KINDS, kind) && listing === null && (status === "pending" || status === "accepted");

/** The button beside an application, and the form behind it. */
export function MakeListing(props: MakeListingProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" slim onClick={() => setOpen(true)}>
        Make a listing<span className="sr"> of {props.application.number}</span>
      </Button>
      {open ? <MakeListingDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function MakeListingDialog({ application, categories, places, onClose }: MakeListingProps & { onClose: () => void }) {
  const { number, kind, contact, facts, city } = application;
  const [category, setCategory] = useState<MadeCategory>(APPLIED_KINDS[kind] ?? "venues");
  const [state, setState] = useState("");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const fact = (label: string) => facts.find((one) => one.label === label)?.value ?? "";

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    const result = await call<{ message: string }>(`/api/admin/enquiries/${number}/listing`, { body: { ...fields, category, approve: fields.approve === "yes" } });
    setBusy(false);
    if (result.ok) {
      toast.success(result.data.message);
      onClose();
      await revalidate();
      return;
    }
    setErrors(result.fields);
    setAttempt(attempt + 1);
    if (Object.keys(result.fields).length > 0) return;
    toast.error(result.error || "Something went wrong. Please try again.");
    if (result.status === 0) return;
    // Somebody else may have made it meanwhile.
    onClose();
    await revalidate();
  }

  const footer = (
    <>
      <Button variant="line" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={FORM} busy={busy} busyLabel="Making…">
        Make the listing
      </Button>
    </>
  );
  return (
    <Dialog open onClose={() => busy || onClose()} title="Make a listing" subtitle={`${application.label} ${number}. Its photo is taken over, and the applicant is told by mail.`} footer={footer}>
      <form id={FORM} noValidate className="stack" onSubmit={(event) => void submit(event)}>
        <ErrorSummary errors={Object.entries(errors).map(([field, message]) => ({ field, message }))} attempt={attempt} onGo={(field) => document.getElementById(`make-${field}`)?.focus()} />
        <div className="desk-content-fields">
          <SelectField label="Category" id="make-category" name="category" options={categories.filter(({ value }) => isMade(value))} value={category} error={errors.category} onChange={({ target }) => (isMade(target.value) ? setCategory(target.value) : undefined)} />
          <TextField label="Title" id="make-title" name="title" defaultValue={fact("Business name") || contact?.name} maxLength={TEXT_LENGTHS.shortText} error={errors.title} />
          {/* Another category has other kinds: the choice begins anew. */}
          <SelectField key={category} label="Kind" id="make-kind" name="kind" placeholder="Please choose" options={KINDS[category]} defaultValue={KINDS[category].find((one) => one === fact("Category")) ?? ""} error={errors.kind} />
          <SelectField label="State" id="make-state" name="state" placeholder="Select state" options={Object.keys(places)} value={state} error={errors.state} onChange={(event) => setState(event.target.value)} />
          <SelectField key={`in ${state}`} label="District" id="make-district" name="district" placeholder="Select district" options={places[state] ?? []} defaultValue={places[state]?.find((one) => one === city) ?? ""} error={errors.district} />
          <TextField label="City" id="make-city" name="city" optional defaultValue={city ?? ""} maxLength={TEXT_LENGTHS.shortText} error={errors.city} />
          {category === "venues" ? (
            <>
              <TextField label="Most guests" id="make-capacity" name="capacity" inputMode="numeric" error={errors.capacity} />
              <TextField label="Price in rupees" id="make-price" name="price" inputMode="numeric" error={errors.price} />
              <SelectField label="Price is for" id="make-priceUnit" name="priceUnit" options={[{ value: "day", label: "A day" }, { value: "plate", label: "A plate" }]} defaultValue="day" error={errors.priceUnit} />
            </>
          ) : null}
          <TextField label="Phone" id="make-phone" name="phone" type="tel" optional defaultValue={contact?.phone} error={errors.phone} />
          <TextField label="E-mail" id="make-email" name="email" type="email" optional defaultValue={contact?.email ?? ""} error={errors.email} />
          <TextField label="Username of its owner" id="make-username" name="username" optional autoCapitalize="none" autoComplete="off" hint="Requests go to this account. It can be linked later." error={errors.username} />
          <SelectField label="Afterwards" id="make-approve" name="approve" options={[{ value: "no", label: "It waits in the queue" }, { value: "yes", label: "It is on the site at once" }]} defaultValue="no" />
          <TextArea label="Description" id="make-description" name="description" optional rows={4} className="wide" maxLength={TEXT_LENGTHS.longText} error={errors.description} />
        </div>
      </form>
    </Dialog>
  );
}
