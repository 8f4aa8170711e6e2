import { z } from "zod";

/** A wrong setting: its message says what to set. */
export class ConfigError extends Error {}

/** An empty line of a .env file counts as absent. */
export const blankIsAbsent = (value: unknown) => (typeof value === "string" && value.trim() === "" ? undefined : value);

export const textSetting = z.preprocess(blankIsAbsent, z.string().trim().optional());

/** 0 has the system choose one. */
export const port = (name: string) =>
  z.preprocess(
    blankIsAbsent,
    z.coerce
      .number(`${name} must be a number from 0 to 65535.`)
      .int()
      .min(0)
      .max(65535, `${name} must be a number from 0 to 65535.`)
      .optional(),
  );

/** An address with one of `protocols`, each with its colon ('https:'); absent where it is blank. */
export const url = (name: string, protocols: string[]) =>
  z.preprocess(
    blankIsAbsent,
    z
      .string()
      .refine(
        (v) => URL.canParse(v) && protocols.includes(new URL(v).protocol),
        `${name} must be an address that starts with ${protocols.map((p) => p + "//").join(" or ")}.`,
      )
      .optional(),
  );

/** A switch; absent where it is blank, so that the reader decides what then holds. */
export const onOff = (name: string) =>
  z.preprocess(blankIsAbsent, z.enum(["on", "off"], `${name} must be 'on' or 'off'.`).optional());

/** A whole number within bounds. */
export const whole = (name: string, min: number, max: number) => {
  const sentence = `${name} must be a whole number from ${min} to ${max}.`;
  return z.preprocess(
    blankIsAbsent,
    z.coerce.number(sentence).int(sentence).min(min, sentence).max(max, sentence).optional(),
  );
};
