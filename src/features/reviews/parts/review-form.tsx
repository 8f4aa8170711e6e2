import type { FormEvent } from "react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Link, useLocation, useRevalidator } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { TextArea } from "../../../ui/fields.tsx";
import { LogIn } from "../../../ui/icons.tsx";
import { KeptNote } from "../../../ui/offline/kept-note.tsx";
import { StarInput } from "../../../ui/star-input.tsx";
import { SuccessNote } from "../../../ui/success-note.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { typedEarly } from "../../../ui/typed-early.ts";
import { useKeptTyping } from "../../../ui/use-typed-words.ts";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import { REVIEW_LENGTH } from "../review-model.ts";
import type { ReviewWording } from "./review-wording.ts";

/** The login page, and back to the reviews afterwards. */
function LoginFirst({ message }: { message: string }) {
  const { pathname } = useLocation();
  return (
    <p className="rate-login">
      <LogIn className="icon" />
      <span>
        {message} <Link to={`/login?redirect=${encodeURIComponent(pathname)}`}>{say("Log in")}</Link>
      </span>
    </p>
  );
}

export interface ReviewFormProps {
  wording: ReviewWording;
  /** Whom or what it is about, as the call names it: a volunteer's username, a listing's id. */
  subject: string;
  /** Reviews need a login. */
  signedIn: boolean;
  /** The viewer has given theirs already. */
  reviewed: boolean;
}

const NOTHING = { stars: 0, comment: "" };

/** Stars and a comment, once each, by signed-in people (spec 001 sections 2, 5 and 6). */
export function ReviewForm({ wording, subject, signedIn, reviewed }: ReviewFormProps) {
  const { messages, schema, starsField } = wording;
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const keyFor = useSubmissionKey();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState(NOTHING);
  const { stars, comment } = typed;
  const box = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<{ text: string; attempt: number; login?: boolean }>({ text: "", attempt: 0 });
  const [state, setState] = useState<"open" | "busy" | "sent" | "kept">("open");
  const { read, keepSoon } = useKeptTyping({
    name: wording.path(subject),
    initial: NOTHING,
    over: state === "sent" || state === "kept",
  });
  const latest = useRef(NOTHING);
  // Of several changes at once, such as a star that is pressed again and words from before, none may undo another.
  const write = useCallback(
    (change: Partial<typeof NOTHING>) => {
      latest.current = { ...latest.current, ...change };
      setTyped(latest.current);
      keepSoon(() => latest.current);
    },
    [keepSoon],
  );
  useEffect(() => {
    const words = read() as typeof NOTHING | null;
    const early = typedEarly(box.current).comment;
    const back = setTimeout(() => {
      // What was given before this script was there counts more than what was kept.
      const { stars: pressed } = latest.current;
      const comment = typeof early === "string" ? early : words?.comment;
      if (words || comment) write({ stars: pressed || (words?.stars ?? 0), comment: comment ?? "" });
    });
    return () => clearTimeout(back);
  }, [read, write]);

  const fail = (text: string, login = false) => {
    setState("open");
    setProblem(({ attempt }) => ({ text, attempt: attempt + 1, login }));
  };

  async function send(event: FormEvent) {
    event.preventDefault();
    if (state === "busy") return;
    const checked = schema.safeParse({ [starsField]: stars, comment });
    if (!checked.success) return fail(checked.error.issues[0]?.message ?? say(messages.bothNeeded));
    setState("busy");
    const result = await call(wording.path(subject), { body: checked.data, key: keyFor(checked.data), keep: true });
    if (!result.ok && result.kept) return setState("kept");
    if (!result.ok) return fail(result.error || say(messages.failure), result.status === 401);
    setState("sent");
    toast.success(say(messages.success));
    await revalidate();
  }

  if (state === "sent")
    return <SuccessNote title={say(messages.success)}>{say("Thank you: it helps others to choose.")}</SuccessNote>;
  if (state === "kept") return <KeptNote />;
  if (!signedIn) return <LoginFirst message={say(messages.login)} />;
  if (reviewed) return <p className="rate-login">{say(messages.already)}</p>;
  return (
    <form ref={box} className="rate" method="post" noValidate onSubmit={(event) => void send(event)}>
      <ErrorSummary
        errors={problem.text && !problem.login ? [{ field: "", message: problem.text }] : []}
        attempt={problem.attempt}
        title={say(wording.trouble)}
      />
      {problem.login ? <LoginFirst message={say(messages.login)} /> : null}
      <StarInput name={starsField} value={stars} onChange={(now) => write({ stars: now })} />
      <TextArea
        label={say(wording.commentLabel)}
        name="comment"
        rows={3}
        maxLength={REVIEW_LENGTH}
        placeholder={say("What went well, what could be better")}
        value={comment}
        onChange={(event) => write({ comment: event.target.value })}
      />
      <div>
        <Button type="submit" disabled={!hydrated} busy={state === "busy"} busyLabel={say("Sending…")}>
          {say(wording.button)}
        </Button>
      </div>
    </form>
  );
}
