import { useState, type FormEvent } from "react";
import { data, useRevalidator } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { formatInstant } from "../../../domain/dates.ts";
import { AppError } from "../../../domain/errors.ts";
import { TEXT_LENGTHS } from "../../../domain/limits.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { TextArea } from "../../../ui/fields.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useSubmissionKey } from "../../../ui/use-submission-key.ts";
import { REPORT_TALK_TEXT as TEXT, reportQuestionPath } from "../report-talk-model.ts";
import { questionTo } from "../report-talk.server.ts";
import type { Route } from "./+types/question";
import "../../../ui/styles/desk.css";

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  return questionTo(deps, actor, args.params.id).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404) throw data({ message: error.message }, { status: 404 });
    throw error;
  });
}

export function meta({ matches, params }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("A question about your listing")),
      description: say("What we ask before we decide."),
      path: reportQuestionPath(params.id),
      noindex: true,
    },
    originOf(matches),
  );
}

/** Somebody reported a listing, and we ask its owner before we decide: neither who it was nor what they wrote is told. */
export default function ReportQuestionPage({ loaderData: { id, listing, messages, open } }: Route.ComponentProps) {
  return (
    <div className="wrap band spaced">
      <h1>{say("A question about your listing")}</h1>
      <p className="lead soft">
        {say("Somebody reported {title}. We do not say who, and nothing changes before we have read your answer.", {
          title: listing.title,
        })}
      </p>
      <ol className="talk" aria-label={say("Questions and answers")}>
        {messages.map(({ kind, text, at }) => (
          <li key={at} className={kind === "answer" ? "own" : undefined}>
            <p className="small soft">
              {kind === "question" ? say("We asked") : say("You answered")} ·{" "}
              <time dateTime={at}>{formatInstant(new Date(at))}</time>
            </p>
            <p className="break-words whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
      {open ? <AnswerForm id={id} /> : <p className="panel calm max-w-2xl">{say(TEXT.settled)}</p>}
      <p className="flex flex-wrap gap-3 pt-6">
        <LinkButton to={listing.editPath} variant="line">
          {say("Edit the listing")}
        </LinkButton>
        {listing.path ? (
          <LinkButton to={listing.path} variant="line">
            {say("Public page")}
          </LinkButton>
        ) : null}
      </p>
    </div>
  );
}

function AnswerForm({ id }: { id: string }) {
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const keyFor = useSubmissionKey();
  const { revalidate } = useRevalidator();
  const toast = useToast();

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (text.trim() === "") {
      setError(say(TEXT.say));
      document.getElementById("answer")?.focus();
      return;
    }
    setError("");
    setBusy(true);
    const result = await call<{ message: string }>(`/api/report-questions/${id}/answers`, {
      body: { text },
      key: keyFor([id, text]),
    });
    setBusy(false);
    if (result.ok) {
      setText("");
      toast.success(result.data.message);
    } else if (result.fields["text"]) setError(result.fields["text"]);
    else toast.error(result.error || say("Your answer was not sent. Please try again."));
    await revalidate();
  }

  return (
    <form noValidate className="stack max-w-2xl" onSubmit={(event) => void send(event)}>
      <TextArea
        label={say("Your answer")}
        id="answer"
        name="text"
        rows={5}
        value={text}
        maxLength={TEXT_LENGTHS.longText}
        error={error || undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" busy={busy} busyLabel={say("Sending…")}>
        {say("Send answer")}
      </Button>
    </form>
  );
}
