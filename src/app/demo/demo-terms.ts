/** The versions of the Privacy Policy that people of the demo agreed to, each in its time. */
import { TERMS_VERSION } from "../../features/accounts/account-model.ts";

const BEFORE = ["2026-11-21", "2025-06-12", "2023-11-14"] as const;

/** @param at ISO instant of the consent */
export const termsAt = (at: string): string =>
  [TERMS_VERSION, ...BEFORE].find((version) => version <= at.slice(0, 10)) ?? BEFORE.at(-1)!;
