import { useCallback, useEffect, useRef, useState } from "react";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/choice-fields.tsx";
import { TextArea } from "../../../ui/fields.tsx";
import { StarInput } from "../../../ui/star-input.tsx";
import { useKeptBox, useKeptTyping } from "../../../ui/use-typed-words.ts";
import { useSentForm } from "../../../ui/use-sent-form.tsx";
import { REVIEW_LENGTH, REVIEW_MESSAGES } from "../../reviews/review-model.ts";
import { BOOKING_REVIEW_TEXT as TEXT, type BookingReviewsView } from "../booking-review-model.ts";

const NOTHING = { stars: 0, comment: "", noShow: false };

/** Stars and words about the other side. What is typed stays until it has been taken, also over a reload. */
export function OwnReview({ reviews: { number, other, own, calledOff, tookPlace } }: { reviews: BookingReviewsView }) {
  const address = `/api/bookings/${number}/reviews/own`;
  const { errors, summary, refuse, busy, send } = useSentForm();
  const first = own ? { stars: own.stars, comment: own.comment, noShow: own.noShow } : NOTHING;
  const [typed, setTyped] = useState(first);
  const latest = useRef(first);
  const { read, keepSoon, forget } = useKeptTyping({ name: address, initial: first });
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
    const back = setTimeout(() => words && write(words));
    return () => clearTimeout(back);
  }, [read, write]);

  function written() {
    const { stars, comment, noShow } = latest.current;
    if (stars === 0) {
      const missing = say(REVIEW_MESSAGES.stars);
      return refuse({ error: missing, fields: { stars: missing } });
    }
    const body = { stars, comment, ...(calledOff ? {} : { noShow }) };
    return { path: address, method: "PUT" as const, body, sent: forget };
  }

  return (
    <form
      method="post"
      noValidate
      className="rate"
      aria-label={say("Write of {other}", { other })}
      onSubmit={(event) => void send(event, written)}
    >
      {summary}
      <p className="small soft">{say("Stars are needed: one is poor, five is excellent. Words are up to you.")}</p>
      <StarInput name="stars" value={typed.stars} onChange={(stars) => write({ stars })} error={errors["stars"]} />
      <TextArea
        label={say("In a few words")}
        name="comment"
        rows={4}
        maxLength={REVIEW_LENGTH}
        placeholder={say("What went well, what could be better")}
        value={typed.comment}
        onChange={(event) => write({ comment: event.target.value })}
        error={errors["comment"]}
      />
      {calledOff || (tookPlace && !first.noShow) ? null : (
        <CheckField
          name="noShow"
          label={say(TEXT.noShow)}
          checked={typed.noShow}
          onChange={(event) => write({ noShow: event.target.checked })}
        />
      )}
      <div>
        <Button type="submit" busy={busy} busyLabel={say("Sending…")}>
          {own ? say("Change it") : say("Seal and send")}
        </Button>
      </div>
    </form>
  );
}

/** The one reply to what the other side wrote. */
export function ReplyForm({ number, other }: { number: string; other: string }) {
  const address = `/api/bookings/${number}/reviews/reply`;
  const { errors, summary, busy, send } = useSentForm();
  const { box, keep, sent } = useKeptBox(address);

  function written() {
    if (!box.current) return;
    return { path: address, method: "PUT" as const, body: { text: box.current.value }, sent };
  }

  return (
    <form
      method="post"
      noValidate
      className="rate"
      aria-label={say("Reply to {other}", { other })}
      onSubmit={(event) => void send(event, written)}
    >
      {summary}
      <TextArea
        label={say("Your reply, once")}
        name="text"
        rows={3}
        maxLength={REVIEW_LENGTH}
        ref={box}
        onChange={keep}
        error={errors["text"]}
      />
      <div>
        <Button type="submit" busy={busy} busyLabel={say("Sending…")}>
          {say("Reply")}
        </Button>
      </div>
    </form>
  );
}
