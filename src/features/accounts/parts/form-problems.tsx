import { useEffect, useRef } from "react";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { CircleAlert } from "../../../ui/icons.tsx";
import type { Problem } from "./use-problem.ts";

export interface FormProblemsProps<Name extends string> {
  problem: Problem;
  /** The form's errors as they are now: mended ones leave the list. */
  errors: { readonly [Field in Name]?: { message?: string | undefined } | undefined };
  /** Field names in the order they stand on the page. */
  order: readonly Name[];
}

/** What is wrong with a form, in one box that takes focus: links to the fields, or a plain sentence. */
export function FormProblems<Name extends string>({ problem, errors, order }: FormProblemsProps<Name>) {
  const { message, ofFields, attempt } = problem;
  if (!message) return null;
  if (!ofFields) return <Sentence key={attempt} text={message} />;
  const listed = order.flatMap((field) => {
    const text = errors[field]?.message;
    return text ? [{ field, message: text }] : [];
  });
  // Where the sentence is a field's own text, it is not said twice.
  const own = listed.filter((error) => error.message === message).length;
  if (own > 1 && own === listed.length) return <Sentence key={attempt} text={message} />;
  return <ErrorSummary errors={listed} attempt={attempt} title={own > 0 ? undefined : message} />;
}

function Sentence({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="alert" role="alert" tabIndex={-1} ref={box}>
      <CircleAlert className="icon" />
      <p>{text}</p>
    </div>
  );
}
