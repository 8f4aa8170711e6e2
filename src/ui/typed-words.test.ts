import { beforeEach, describe, expect, test } from "vitest";
import {
  dropWords,
  forgetWords,
  keepWords,
  slotOf,
  placeOfReturned,
  readReturned,
  readWords,
  returnWords,
  DRAFTS,
  wordsOf,
} from "./typed-words.ts";

/** A Storage as browsers have it: what is kept stands among its own properties. */
class Shelf {
  [name: string]: unknown;
  getItem(name: string) {
    return Object.hasOwn(this, name) ? (this[name] as string) : null;
  }
  setItem(name: string, text: string) {
    this[name] = text;
  }
  removeItem(name: string) {
    delete this[name];
  }
}
const shelf = () => new Shelf() as unknown as Storage;

let session: Storage;
let local: Storage;
beforeEach(() => {
  session = shelf();
  local = shelf();
});

const initial = { fullName: "Asha", city: "", videos: [""], consent: false, socialLinks: { website: "" } };

const keep = (place: string, owner: string, values: typeof initial) =>
  keepWords(session, place, { owner, at: 0, values, initial });
const read = (place: string, now = 0) => readWords(session, place, initial, now);

describe("what is kept", () => {
  test("is what differs from how the form began", () => {
    expect(wordsOf({ ...initial, city: "Indore", videos: ["a", "b"] }, initial)).toEqual({
      city: "Indore",
      videos: ["a", "b"],
    });
    expect(wordsOf({ ...initial }, initial)).toEqual({});
  });

  test("is no secret, no consent and nothing that the form does not know", () => {
    const begun = {
      password: "",
      newPassword: "",
      confirmPassword: "",
      otp: "",
      code: "",
      consent: false,
      termsAccepted: false,
      zipCode: "",
    };
    const typed = {
      password: "x",
      newPassword: "x",
      confirmPassword: "x",
      otp: "1",
      code: "1",
      consent: true,
      termsAccepted: true,
      zipCode: "452001",
      surprise: "x",
    };
    expect(wordsOf(typed, begun)).toEqual({ zipCode: "452001" });
  });

  test("comes back whole, and goes once it is as it was", () => {
    const place = slotOf("/api/x", "asha", initial);
    keep(place, "asha", { ...initial, city: "Indore" });
    expect(read(place)).toEqual({ ...initial, city: "Indore" });
    keep(place, "asha", initial);
    expect(read(place)).toBeNull();
    keep(place, "asha", { ...initial, city: "Dewas" });
    dropWords(session, place);
    expect(Object.keys(session)).toEqual([]);
  });

  test("is not laid over another kind of field, nor read from what is no draft", () => {
    const place = slotOf("/api/x", "asha", initial);
    session.setItem(
      place,
      JSON.stringify({ owner: "asha", words: { city: ["Indore"], videos: "a", fullName: null, gone: "x" } }),
    );
    expect(read(place)).toBeNull();
    for (const text of ["{", "7", "null", '"text"', "[]"]) {
      session.setItem(place, text);
      expect(read(place)).toBeNull();
    }
  });
});

test("each form, each person and each content has a place of its own", () => {
  const places = [
    slotOf("/api/x", "asha", initial),
    slotOf("/api/y", "asha", initial),
    slotOf("/api/x", "ravi", initial),
    slotOf("/api/x", "asha", { ...initial, city: "Indore" }),
  ];
  expect(new Set(places).size).toBe(4);
  expect(slotOf("/api/x", "asha", { ...initial })).toBe(places[0]);
});

test("what nobody in particular typed outlives a reload, not an afternoon", () => {
  for (const owner of ["", "asha"]) keep(slotOf("/api/x", owner, initial), owner, { ...initial, city: "Indore" });
  const hours = 3 * 3_600_000;
  expect([
    read(slotOf("/api/x", "", initial), 60_000)?.city,
    read(slotOf("/api/x", "", initial), hours),
    read(slotOf("/api/x", "asha", initial), hours)?.city,
  ]).toEqual(["Indore", null, "Indore"]);
});

test("what came back is found by its form and its writer, without secrets and consents, whatever the form begins with", () => {
  const place = placeOfReturned("/api/x", "/artist/1");
  returnWords(session, place, {
    owner: "asha",
    at: 0,
    words: { city: "Indore", consent: true, password: "x", unknown: 1, videos: "no list" },
  });
  expect(JSON.stringify(session)).not.toMatch(/consent|password/);
  const begun = { ...initial, fullName: "Asha Rao" };
  expect(readReturned(session, place, "asha", begun, 0)).toEqual({ ...begun, city: "Indore" });
  expect([
    readReturned(session, place, "ravi", begun, 0),
    readReturned(session, placeOfReturned("/api/x", "/artist/2"), "asha", begun, 0),
  ]).toEqual([null, null]);
  dropWords(session, place);
  expect(Object.keys(session)).toEqual([]);
});

test("storage that refuses is no trouble", () => {
  const refuses = {
    getItem: () => {
      throw new Error("no");
    },
    setItem: () => {
      throw new Error("full");
    },
    removeItem: () => {
      throw new Error("no");
    },
  };
  keepWords(refuses, "p", { owner: "asha", at: 0, values: { city: "x" }, initial: { city: "" } });
  expect(readWords(refuses, "p", { city: "" }, 0)).toBeNull();
  keepWords(undefined, "p", { owner: "asha", at: 0, values: { city: "x" }, initial: { city: "" } });
  expect(readWords(undefined, "p", { city: "" }, 0)).toBeNull();
});

describe("forgetting", () => {
  beforeEach(() => {
    for (const owner of ["asha", "ravi", ""])
      keep(slotOf("/api/x", owner, initial), owner, { ...initial, city: owner || "nobody" });
    session.setItem("signup-draft", "{}");
    local.setItem(`${DRAFTS}7`, "{}");
    local.setItem("other", "1");
  });

  test("of others leaves one's own and what nobody in particular typed", () => {
    forgetWords(session, local, { viewer: "asha" });
    expect(Object.keys(session).sort()).toEqual(
      [slotOf("/api/x", "asha", initial), slotOf("/api/x", "", initial), "signup-draft"].sort(),
    );
    expect(Object.keys(local)).toHaveLength(2);
  });

  test("waits while nobody is signed in", () => {
    forgetWords(session, local, { viewer: "" });
    expect(Object.keys(session)).toHaveLength(4);
  });

  test("of everything takes the drafts of volunteers too, and nothing else", () => {
    forgetWords(session, local, { everything: true });
    expect([Object.keys(session), Object.keys(local)]).toEqual([["signup-draft"], ["other"]]);
  });
});
