import { useWatch } from "react-hook-form";
import { graphemeLength } from "../../../../domain/text.ts";
import { TextArea } from "../../../../ui/fields.tsx";
import type { FormValues } from "./form-values.ts";
import { useField } from "./use-field.ts";

type CountedAreaProps = { name: "address" | "profileSummary" | "exhibitionDesc"; label: string; max: number; hint?: string; optional?: boolean; autoComplete?: string; rows?: number };

/** A field of several lines that says how much of its room is used. */
export function CountedArea({ name, max, hint, ...rest }: CountedAreaProps) {
  const field = useField();
  const text = useWatch<FormValues, typeof name>({ name });
  const used = `${graphemeLength(text.trim())} of ${max} characters.`;
  return <TextArea {...rest} {...field(name)} className="span" hint={hint ? `${hint} ${used}` : used} />;
}
