import type { ChangeEvent, FocusEvent, FormEvent } from "react";
import { expect, test, vi } from "vitest";
import { lightForm, type LightRule } from "./light-form.ts";

type Values = { name: string; kind: string; terms: boolean };
const rule: LightRule<Values> = ({ name = "", kind = "", terms = false }) => ({
  values: { name: name.trim(), kind, terms },
  errors: {
    ...(name.trim() === "" ? { name: { message: "Name" } } : {}),
    ...(kind === "" ? { kind: { message: "Kind" } } : {}),
    ...(terms ? {} : { terms: { message: "Terms" } }),
  },
});

const control = (type: string, value = "") =>
  ({ type, value, checked: false, focus: vi.fn() }) as unknown as HTMLInputElement;
const sent = { preventDefault() {} } as FormEvent;
const change = {} as ChangeEvent<HTMLInputElement>;
const left = {} as FocusEvent<HTMLInputElement>;

/** A form whose fields are on the page. */
function shown(onTouched = false) {
  const form = lightForm(rule, onTouched);
  const name = control("text");
  const kinds = [control("radio", "hall"), control("radio", "lawn")];
  const terms = control("checkbox", "on");
  form.register("name").ref(name);
  for (const kind of kinds) form.register("kind").ref(kind);
  form.register("terms").ref(terms);
  const pass = vi.fn();
  const refuse = vi.fn();
  return { form, name, kinds, terms, pass, refuse, submit: form.submit(pass, refuse) };
}

test("what stands in the fields is sent, put in order, whoever put it there", () => {
  const { name, kinds, terms, pass, refuse, submit } = shown();
  name.value = " Asha ";
  kinds[1]!.checked = true;
  terms.checked = true;
  submit(sent);
  expect(pass).toHaveBeenCalledWith({ name: "Asha", kind: "lawn", terms: true });
  expect(refuse).not.toHaveBeenCalled();
});

test("what is wrong is said at the submit, and goes field by field as it is mended", () => {
  const { form, name, refuse, submit } = shown();
  form.register("name").onChange(change);
  form.register("name").onBlur(left);
  expect(form.errors()).toEqual({});
  submit(sent);
  expect(Object.keys(refuse.mock.calls[0]![0] as object)).toEqual(["name", "kind", "terms"]);
  name.value = "Asha";
  form.register("name").onChange(change);
  expect(form.errors()).toMatchObject({ name: undefined, kind: { message: "Kind" } });
});

test("touched fields speak before the submit where they should", () => {
  const { form, name } = shown(true);
  form.register("name").onChange(change);
  expect(form.errors()).toEqual({});
  form.register("name").onBlur(left);
  expect(form.errors()).toEqual({ name: { message: "Name" } });
  name.value = "Asha";
  form.register("name").onChange(change);
  expect(form.errors().name).toBeUndefined();
});

test("the server's answer stands under its field until the next submit", () => {
  const { form, submit } = shown();
  form.setError("name", "Taken");
  expect(form.errors().name).toEqual({ message: "Taken" });
  form.clearErrors("name");
  expect(form.errors()).toEqual({});
  submit(sent);
  expect(form.errors().name).toEqual({ message: "Name" });
});

test("a field that leaves the page and comes back holds what it held", () => {
  const form = lightForm(rule);
  const first = control("text");
  const leave = form.register("name").ref(first);
  first.value = "Asha";
  if (typeof leave === "function") leave();
  expect(form.value("name")).toBe("Asha");
  const second = control("text");
  form.register("name").ref(second);
  expect(second.value).toBe("Asha");
});

test("values are put into fields, and who watches hears of it", () => {
  const { form, name, kinds, terms } = shown();
  const heard = vi.fn();
  const stop = form.subscribe(heard);
  form.setValue("name", "Ravi");
  form.setValue("kind", "hall");
  form.setValue("terms", true);
  expect([name.value, kinds[0]!.checked, terms.checked]).toEqual(["Ravi", true, true]);
  expect(form.getValues()).toEqual({ name: "Ravi", kind: "hall", terms: true });
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  form.setFocus("name");
  expect(name.focus).toHaveBeenCalled();
});
