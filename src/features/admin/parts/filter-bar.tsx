import type { ChangeEvent, ReactNode } from "react";
import { Form, useSubmit } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextField, type SelectOption } from "../../../ui/fields.tsx";
import type { AdminTab } from "../admin-model.ts";
import { DASHBOARD } from "./admin-address.ts";

export interface FilterBarProps {
  tab: AdminTab;
  /** What is chosen now; with another choice the fields begin anew. */
  filters: Readonly<Record<string, string | undefined>>;
  children: ReactNode;
}

/** The filters of a tab: a plain form that writes them into the address. A choice counts at once, words with the button. */
export function FilterBar({ tab, filters, children }: FilterBarProps) {
  const submit = useSubmit();
  function onChange(event: ChangeEvent<HTMLFormElement>) {
    if ((event.target as unknown) instanceof HTMLSelectElement)
      void submit(event.currentTarget, { preventScrollReset: true });
  }
  return (
    <Form
      method="get"
      action={DASHBOARD}
      role="search"
      className="desk-filter"
      key={JSON.stringify([tab, filters])}
      onChange={onChange}
      preventScrollReset
    >
      {tab === "queue" ? null : <input type="hidden" name="tab" value={tab} />}
      {children}
      <Button type="submit" variant="line">
        {say("Show")}
      </Button>
    </Form>
  );
}

export function WordsField({ value, label }: { value: string | undefined; label: string }) {
  return (
    <TextField
      label={label}
      name="q"
      type="search"
      defaultValue={value ?? ""}
      maxLength={200}
      className="md:col-span-2"
    />
  );
}

export function ChoiceField({
  name,
  label,
  value,
  all,
  options,
}: {
  name: string;
  label: string;
  value: string | undefined;
  /** The words for no choice: 'All cities'. */ all: string;
  options: readonly (SelectOption | string)[];
}) {
  return (
    <SelectField
      label={label}
      name={name}
      // A form on the same page may have a field of this name.
      id={`filter-${name}`}
      defaultValue={value ?? ""}
      placeholder={all}
      options={options}
    />
  );
}
