import type { FormEvent } from "react";
import { useState } from "react";
import { Link, useLocation, useRevalidator } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { TextArea } from "../../../ui/fields.tsx";
import { LogIn } from "../../../ui/icons.tsx";
import { StarInput } from "../../../ui/star-input.tsx";
import { SuccessNote } from "../../../ui/success-note.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import { REVIEW_LENGTH, REVIEW_MESSAGES, reviewSchema } from "../../reviews/review-model.ts";

/** The login page, and back to the reviews afterwards. */
export function LoginFirst() {
  const { pathname } = useLocation();
  return (
    <p className="rate-login">
      <LogIn className="icon" />
      <span>
        {REVIEW_MESSAGES.login} <Link to={`/login?redirect=${encodeURIComponent(pathname)}`}>Log in</Link>
      </span>
    </p>
  );
}

export interface RatingFormProps {
  username: string;
  /** Whether somebody is signed in: ratings need a login. */
  signedIn: boolean;
  /** The viewer has rated this volunteer already. */
  rated: boolean;
}

/** Stars and a review for a volunteer: one each, by signed-in people (spec 001 sections 5 and 6). */
export function RatingForm({ username, signedIn, rated }: RatingFormProps) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const keyFor = useSubmissionKey();
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState("");
  const [problem, setProblem] = useState<{ text: string; attempt: number; login?: boolean }>({ text: "", attempt: 0 });
  const [state, setState] = useState<"open" | "busy" | "sent">("open");

  const fail = (text: string, login = false) => {
    setState("open");
    setProblem(({ attempt }) => ({ text, attempt: attempt + 1, login }));
  };

  async function send(event: FormEvent) {
    event.preventDefault();
    if (state === "busy") return;
    const checked = reviewSchema.safeParse({ stars, comment });
    if (!checked.success) return fail(checked.error.issues[0]?.message ?? REVIEW_MESSAGES.bothNeeded);
    setState("busy");
    const result = await call(`/api/ratings/volunteer/${encodeURIComponent(username)}`, { body: checked.data, key: keyFor(checked.data) });
    if (!result.ok) return fail(result.error || REVIEW_MESSAGES.failure, result.status === 401);
    setState("sent");
    toast.success(REVIEW_MESSAGES.success);
    await revalidate();
  }

  if (state === "sent") return <SuccessNote title={REVIEW_MESSAGES.success}>Thank you: it helps others to choose.</SuccessNote>;
  if (!signedIn) return <LoginFirst />;
  if (rated) return <p className="rate-login">{REVIEW_MESSAGES.already}</p>;
  return (
    <form className="rate" method="post" noValidate onSubmit={(event) => void send(event)}>
      <ErrorSummary errors={problem.text && !problem.login ? [{ field: "", message: problem.text }] : []} attempt={problem.attempt} title="Your rating was not sent." />
      {problem.login ? <LoginFirst /> : null}
      <StarInput name="stars" value={stars} onChange={setStars} />
      <TextArea label="Your review" name="comment" rows={3} maxLength={REVIEW_LENGTH} placeholder="What went well, what could be better" value={comment} onChange={(event) => setComment(event.target.value)} />
      <div>
        <Button type="submit" busy={state === "busy"} busyLabel="Sending…">
          Post review
        </Button>
      </div>
    </form>
  );
}
