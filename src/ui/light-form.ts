import { useEffect, useState, useSyncExternalStore, type ChangeEvent, type FocusEvent, type FormEvent } from "react";
import { afterPress } from "./after-press.ts";

/** What the fields of a form hold: texts, and boxes that are ticked or not. */
export type Typed = Record<string, string | boolean>;
export type LightErrors<Values extends Typed> = { [Name in keyof Values]?: { message: string } };
/** What is wrong with what was typed, and the same put in order, which counts where nothing is wrong. */
export type LightRule<Values extends Typed> = (typed: Values) => { values: Values; errors: LightErrors<Values> };

/** What a field is given: `<TextField {...form.register("email")} />`. A field of react-hook-form fits, too. */
export interface Registered {
  name: string;
  ref: (control: HTMLInputElement | null) => void | (() => void);
  onChange: (event: ChangeEvent<HTMLInputElement>) => unknown;
  onBlur: (event: FocusEvent<HTMLInputElement>) => unknown;
}

function read(controls: readonly HTMLInputElement[]): string | boolean {
  const [first] = controls;
  if (first?.type === "radio") return controls.find(({ checked }) => checked)?.value ?? "";
  return first?.type === "checkbox" ? first.checked : (first?.value ?? "");
}

function write(controls: readonly HTMLInputElement[], value: string | boolean): void {
  for (const control of controls)
    if (control.type === "radio") control.checked = control.value === value;
    else if (control.type === "checkbox") control.checked = value === true;
    else if (control.value !== value) control.value = String(value);
}

/**
 * A form of a few fields for pages that everybody opens first: it speaks as react-hook-form does and weighs a
 * thirtieth of it. The page holds what is typed; it is read when it is wanted, so what stood there before the scripts
 * or was filled in by the browser counts. A field is checked anew while it is typed in once the form was sent, and
 * with `onTouched` from the moment that it was left.
 */
export function lightForm<Values extends Typed>(rule: LightRule<Values>, onTouched = false) {
  type Name = keyof Values & string;
  let current = rule;
  let errors: LightErrors<Values> = {};
  let sent = false;
  const controls = new Map<Name, HTMLInputElement[]>();
  const kept = new Map<Name, string | boolean>();
  const fields = new Map<Name, Registered>();
  const also = new Map<Name, (() => void) | undefined>();
  const touched = new Set<Name>();
  const watchers = new Set<() => void>();

  const tell = () => watchers.forEach((watcher) => watcher());
  function setErrors(next: LightErrors<Values>) {
    errors = next;
    tell();
  }
  function value(name: Name): string | boolean | undefined {
    const present = controls.get(name);
    if (present?.length) kept.set(name, read(present));
    return kept.get(name);
  }
  function getValues(): Values {
    for (const name of controls.keys()) value(name);
    // Fields that were never on the page are missing, as in an empty form.
    return Object.fromEntries(kept) as Values;
  }
  function check(name: Name) {
    setErrors({ ...errors, [name]: current(getValues()).errors[name] });
  }

  function register(name: Name, onChange?: () => void): Registered {
    also.set(name, onChange);
    const known = fields.get(name);
    if (known) return known;
    const field: Registered = {
      name,
      ref(control) {
        if (!control) return undefined;
        const before = kept.get(name);
        controls.set(name, [...(controls.get(name) ?? []), control]);
        // Back on the page with what it held; else what stands there counts.
        if (before !== undefined && control.type !== "radio") write([control], before);
        tell();
        return () => {
          if (control.type !== "radio") value(name);
          controls.set(
            name,
            (controls.get(name) ?? []).filter((other) => other !== control),
          );
        };
      },
      onChange() {
        value(name);
        tell();
        also.get(name)?.();
        if (sent || (onTouched && touched.has(name))) check(name);
      },
      onBlur() {
        touched.add(name);
        if (onTouched && !sent) afterPress(() => check(name));
      },
    };
    fields.set(name, field);
    return field;
  }

  return {
    register,
    value,
    getValues,
    check,
    errors: () => errors,
    /** Checks by another rule from now on: the next stage of a form. */
    follow(next: LightRule<Values>) {
      current = next;
    },
    subscribe(watcher: () => void) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    setValue(name: Name, next: string | boolean) {
      kept.set(name, next);
      write(controls.get(name) ?? [], next);
      tell();
    },
    setError: (name: Name, message: string) => setErrors({ ...errors, [name]: { message } }),
    clearErrors(...names: Name[]) {
      const next = { ...errors };
      for (const name of names) delete next[name];
      setErrors(next);
    },
    setFocus: (name: Name) => controls.get(name)?.[0]?.focus(),
    /** Hands on what was typed, put in order, or else what is wrong with it. */
    submit:
      (pass: (values: Values) => unknown, refuse: (errors: LightErrors<Values>) => unknown) => (event: FormEvent) => {
        event.preventDefault();
        const checked = current(getValues());
        sent = true;
        setErrors(checked.errors);
        void (Object.keys(checked.errors).length > 0 ? refuse(checked.errors) : pass(checked.values));
      },
  };
}

export type LightForm<Values extends Typed> = ReturnType<typeof lightForm<Values>>;

/** A light form of this component and its errors as they are now. */
export function useLightForm<Values extends Typed>(rule: LightRule<Values>, options: { onTouched?: boolean } = {}) {
  const [form] = useState(() => lightForm(rule, options.onTouched));
  useEffect(() => form.follow(rule), [form, rule]);
  const errors = useSyncExternalStore(form.subscribe, form.errors, form.errors);
  return { form, errors };
}

/** What is typed into a field, while it is typed. */
export function useLightValue<Values extends Typed>(form: LightForm<Values>, name: keyof Values & string): string {
  return useSyncExternalStore(
    form.subscribe,
    () => String(form.value(name) ?? ""),
    () => "",
  );
}
