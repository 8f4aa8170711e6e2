import { useEffect, useState, type FormEvent } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useRevalidator } from "react-router";
import { districtsOf, states } from "../../../domain/places/places-data.ts";
import { FAILED } from "../../../domain/failed.ts";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { HEARD, Rich } from "../../../ui/rich.tsx";
import { useToast } from "../../../ui/toast.tsx";
import type { EnquiryView } from "../../enquiries/enquiry-view.ts";
import { named, type FormValues } from "../../listings/fields/field.ts";
import { formValues } from "../../listings/fields/field-values.ts";
import { FieldInput } from "../../listings/parts/form/field-inputs.tsx";
import { PlanProvider } from "../../listings/parts/form/form-fields.tsx";
import { APPLIED_KINDS, type MadeCategory } from "../make-listing-words.ts";

const FORM = "make-listing";

export interface MakeListingProps {
  application: EnquiryView;
  made: readonly MadeCategory[];
}

/** Whether an admin may still make a listing of it. */
export const canBecomeListing = ({ kind, status, listing }: EnquiryView): boolean =>
  Object.hasOwn(APPLIED_KINDS, kind) && listing === null && (status === "pending" || status === "accepted");

/** The button beside an application, and the form behind it. */
export function MakeListing(props: MakeListingProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" slim aria-keyshortcuts="m" onClick={() => setOpen(true)}>
        <Rich text={say("Make a listing<sr> of {number}</sr>", { number: props.application.number })} as={HEARD} />
      </Button>
      {open ? <MakeListingDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const factOf = ({ facts }: EnquiryView, label: string) => facts.find((one) => one.label === label)?.value ?? "";

/** What it will probably be, by what the applicant says of the work. */
function likely(application: EnquiryView, made: readonly MadeCategory[]): string {
  const work = factOf(application, say("Type of work")).toLowerCase();
  const named = made.find(({ name }) => work !== "" && name.toLowerCase().startsWith(work.replace(/s$/, "")));
  return named?.key ?? APPLIED_KINDS[application.kind] ?? "";
}

/** What the application says already, by the names of the category's fields. */
function known(application: EnquiryView, { plan, assumed }: MadeCategory): FormValues {
  const { contact, city } = application;
  const there = states().filter((state) => districtsOf(state).includes(city ?? ""));
  const [state] = there;
  const place = there.length === 1 && state ? { state, district: city ?? "" } : {};
  const kind = factOf(application, say("Category"));
  const told: Record<string, unknown> = {
    ...assumed,
    ...Object.fromEntries(
      named(plan.fields).flatMap((field) => {
        if (field.kind !== "choice" && field.kind !== "choices") return [];
        const chosen = field.options.find((option) => (field.said?.[option] ?? option) === kind);
        if (!chosen) return [];
        return [[field.name, field.kind === "choice" ? chosen : [chosen]]];
      }),
    ),
    title: factOf(application, say("Business name")) || contact?.name,
    city: city ?? "",
    phone: contact?.phone,
    email: contact?.email,
    ...place,
  };
  return formValues(plan.fields, told);
}

function MakeListingDialog({ application, made, onClose }: MakeListingProps & { onClose: () => void }) {
  const [key, setKey] = useState(() => likely(application, made));
  const [busy, setBusy] = useState(false);
  const category = made.find((one) => one.key === key);
  const footer = (
    <>
      <Button variant="line" onClick={onClose}>
        {say("Cancel")}
      </Button>
      <Button type="submit" form={FORM} busy={busy} busyLabel={say("Making…")}>
        {say("Make the listing")}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={() => busy || onClose()}
      title={say("Make a listing")}
      subtitle={say("{application} {number}. Its photo is taken over, and the applicant is told by mail.", {
        application: application.label,
        number: application.number,
      })}
      footer={footer}
    >
      <div className="stack">
        <SelectField
          label={say("Category")}
          id="make-category"
          name="category"
          options={made.map(({ key: value, name }) => ({ value, label: name }))}
          value={key}
          onChange={({ target }) => setKey(target.value)}
        />
        {/* Another category asks for other things: the form begins anew. */}
        {category ? (
          <Fields
            key={key}
            application={application}
            category={category}
            onBusy={setBusy}
            busy={busy}
            onClose={onClose}
          />
        ) : null}
      </div>
    </Dialog>
  );
}

/** The form of one category: what it needs, as its own registration asks for it. */
function Fields({
  application,
  category,
  busy,
  onBusy,
  onClose,
}: {
  application: EnquiryView;
  category: MadeCategory;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
}) {
  const { plan } = category;
  const [initial] = useState(() => known(application, category));
  const form = useForm<FormValues>({ defaultValues: initial, shouldFocusError: false });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [attempt, setAttempt] = useState(0);
  const { revalidate } = useRevalidator();
  const toast = useToast();

  // The city of an application is mostly that of its district.
  const { city } = application;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name) form.clearErrors(name);
          if (name !== "state" || !city || !districtsOf(String(values.state)).includes(city)) return;
          // Another state empties the district first.
          queueMicrotask(() => form.getValues("district") || form.setValue("district", city));
        },
      }),
    [form, city],
  );

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { username, approve } = Object.fromEntries(new FormData(event.currentTarget));
    onBusy(true);
    const result = await call<{ message: string }>(`/api/admin/enquiries/${application.number}/listing`, {
      body: { ...form.getValues(), category: category.key, username, approve: approve === "yes" },
    });
    onBusy(false);
    if (result.ok) {
      toast.success(result.data.message);
      onClose();
      await revalidate();
      return;
    }
    form.clearErrors();
    for (const [name, message] of Object.entries(result.fields))
      if ((name.split(".")[0] ?? "") in initial) form.setError(name, { type: "server", message });
    setErrors(result.fields);
    setAttempt(attempt + 1);
    if (Object.keys(result.fields).length > 0) return;
    toast.error(result.error || say(FAILED));
    if (result.status === 0) return;
    // Somebody else may have made it meanwhile.
    onClose();
    await revalidate();
  }

  return (
    <PlanProvider value={plan}>
      <FormProvider {...form}>
        <form id={FORM} noValidate className="stack" onSubmit={(event) => void submit(event)}>
          <ErrorSummary
            errors={Object.entries(errors).map(([field, message]) => ({ field, message }))}
            attempt={attempt}
          />
          <div className="desk-content-fields">
            {named(plan.fields).map((field) => (
              <FieldInput key={field.name} field={field} />
            ))}
            <TextField
              label={say("Username of its owner")}
              name="username"
              optional
              autoCapitalize="none"
              autoComplete="off"
              hint={say("Requests go to this account. It can be linked later.")}
              error={errors.username}
            />
            <SelectField
              label={say("Afterwards")}
              name="approve"
              options={[
                { value: "no", label: say("It waits in the queue") },
                { value: "yes", label: say("It is on the site at once") },
              ]}
              defaultValue="no"
            />
          </div>
        </form>
      </FormProvider>
    </PlanProvider>
  );
}
