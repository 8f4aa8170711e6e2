import { describe, expect, test } from "vitest";
import { PAN_HOLDERS, gstinCheck, gstinProblem, panProblem, tidyTaxNumber } from "./tax-numbers.ts";

test("numbers are kept in capitals, without what people put between them", () => {
  expect(tidyTaxNumber(" 27aapfu 0939-f1zv ")).toBe("27AAPFU0939F1ZV");
});

describe("a PAN", () => {
  test("has a holder of every kind there is", () => {
    for (const kind of Object.keys(PAN_HOLDERS)) expect(panProblem(`AAA${kind}T2727Q`), kind).toBeNull();
  });

  test("of another form is refused", () => {
    for (const pan of ["", "AAACT2727", "AAACT2727QQ", "AAAC12727Q", "AAACT272QQ", "1AACT2727Q", "aaact2727q"])
      expect(panProblem(pan), pan).toMatch(/five letters/);
  });

  test("of no known kind of holder is refused", () => {
    expect(panProblem("AAAXT2727Q")).toMatch(/fourth letter/);
  });
});

describe("a GSTIN", () => {
  test("whose check character fits is taken", () => {
    for (const gstin of ["27AAPFU0939F1ZV", "09AAACT2727Q1ZU"]) expect(gstinProblem(gstin), gstin).toBeNull();
  });

  test("with any one character mistyped is refused", () => {
    const right = "27AAPFU0939F1ZV";
    for (let at = 0; at < right.length; at += 1)
      for (const other of "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
        const typed = right.slice(0, at) + other + right.slice(at + 1);
        if (typed !== right) expect(gstinProblem(typed), typed).not.toBeNull();
      }
  });

  test("begins with the code of a state, of Ladakh too, or of none", () => {
    const of = (state: string) => {
      const fourteen = `${state}AAPFU0939F1Z`;
      return fourteen + gstinCheck(fourteen);
    };
    for (const state of ["01", "23", "37", "38", "97", "99"]) expect(gstinProblem(of(state)), state).toBeNull();
    for (const state of ["00", "39", "96", "98"]) expect(gstinProblem(of(state)), state).toMatch(/code of a state/);
  });

  test("holds a PAN", () => {
    const fourteen = "27AAPXU0939F1Z";
    expect(gstinProblem(fourteen + gstinCheck(fourteen))).toMatch(/PAN in this GSTIN/);
  });
});
