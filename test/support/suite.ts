import type { Size } from "./browser.ts";

/** Whether everything there is runs (`npm run test:all`), and not what `npm test` has minutes for. docs/testing.md says which is which. */
export const FULL = process.env.TEST_SUITE === "full";

/** The screens of a journey that is about none of them in particular: a phone, in the full suite a wide one too. */
export const JOURNEY_SIZES: readonly Size[] = FULL ? ["phone", "wide"] : ["phone"];
