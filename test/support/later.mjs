// Loaded before a served site (`--import`): its clock is so many milliseconds ahead, in every thread.
const ahead = Number(process.env.TEST_LATER_MS ?? 0);
const Real = globalThis.Date;
if (ahead > 0)
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, as) => Reflect.construct(target, given.length > 0 ? given : [Real.now() + ahead], as),
    apply: () => new Real(Real.now() + ahead).toString(),
    get: (target, name) => (name === "now" ? () => Real.now() + ahead : Reflect.get(target, name)),
  });
