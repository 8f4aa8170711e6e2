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
import { LISTING_REVIEW_MESSAGES as TEXT, REVIEW_LENGTH, listingReviewSchema } from "../review-model.ts";

function LoginFirst() {
  const { pathname } = useLocation();
  return (
    <p className="rate-login">
      <LogIn className="icon" />
      <span>
        {TEXT.login} <Link to={`/login?redirect=${encodeURIComponent(pathname)}`}>Log in</Link>
      </span>
    </p>
  );
}

export interface ReviewFormProps {
  /** The listing's id. */
  id: string;
  /** Reviews need a login. */
  signedIn: boolean;
  /** The viewer has reviewed it already. */
  reviewed: boolean;
}

/** Five stars and a comment, once each, by signed-in people (spec 001 sections 2 and 5). */
export function ReviewForm({ id, signedIn, reviewed }: ReviewFormProps) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const keyFor = useSubmissionKey();
  const [rating, setRating] = useState(0);
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
    const checked = listingReviewSchema.safeParse({ rating, comment });
    if (!checked.success) return fail(checked.error.issues[0]?.message ?? TEXT.bothNeeded);
    setState("busy");
    const result = await call(`/api/reviews/${encodeURIComponent(id)}`, { body: checked.data, key: keyFor(checked.data) });
    if (!result.ok) return fail(result.error || TEXT.failure, result.status === 401);
    setState("sent");
    toast.success(TEXT.success);
    await revalidate();
  }

  if (state === "sent") return <SuccessNote title={TEXT.success}>Thank you: it helps others to choose.</SuccessNote>;
  if (!signedIn) return <LoginFirst />;
  if (reviewed) return <p className="rate-login">{TEXT.already}</p>;
  return (
    <form className="rate" method="post" noValidate onSubmit={(event) => void send(event)}>
      <ErrorSummary errors={problem.text && !problem.login ? [{ field: "", message: problem.text }] : []} attempt={problem.attempt} title="Your review was not sent." />
      {problem.login ? <LoginFirst /> : null}
      <StarInput name="rating" value={rating} onChange={setRating} />
      <TextArea label="Your comment" name="comment" rows={3} maxLength={REVIEW_LENGTH} placeholder="What went well, what could be better" value={comment} onChange={(event) => setComment(event.target.value)} />
      <div>
        <Button type="submit" busy={state === "busy"} busyLabel="Sending…">
          Submit review
        </Button>
      </div>
    </form>
  );
}
