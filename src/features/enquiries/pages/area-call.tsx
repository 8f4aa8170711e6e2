import { useState } from "react";
import { data, useRevalidator } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { closedWords } from "../../../domain/closed-words.ts";
import { AppError } from "../../../domain/errors.ts";
import { say } from "../../../domain/words/say.ts";
import { guarded } from "../../../platform/pages/page-context.server.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { areaCallPath } from "../../../domain/request-paths.ts";
import { AREA_MESSAGES, MOST_PEOPLE, type AreaCall } from "../area-call.ts";
import { areaCall } from "../area-service.server.ts";
import { ContactOpener } from "../parts/contact-opener.tsx";
import { DayLeaf } from "../parts/day-leaf.tsx";
import type { Route } from "./+types/area-call";
import "../../../ui/styles/desk.css";

export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = guarded(args);
  return areaCall(deps, actor, args.params.number).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404)
      throw data({ message: say("There is no such request in your district.") }, { status: 404 });
    throw error;
  });
}

export function meta({ matches, params }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("People are wanted in your area")),
      description: say("An organiser looks for people where you work."),
      path: areaCallPath(params.number),
      noindex: true,
    },
    originOf(matches),
  );
}

/** An enquiry to a district, for those who work there: one tap says that one is free. */
export default function AreaCallPage({ loaderData: asked }: Route.ComponentProps) {
  const { number, eventType, eventDate, inDays, place, wanted, needed, as } = asked;
  return (
    <div className="wrap band">
      <h1>{say("Wanted in your area")}</h1>
      <article className="invite area mt-6 max-w-4xl" aria-labelledby="asked">
        <DayLeaf eventDate={eventDate} inDays={inDays} />
        <div className="invite-head">
          <div className="min-w-0">
            <p className="invite-kind">{place}</p>
            <h2 id="asked">{closedWords(eventType)}</h2>
            <p className="invite-about">
              {needed === null ? "" : `${say("{n, plural, one {# person} other {# people}}", { n: needed })} · `}
              {say("You answer as {title}", { title: as })}
            </p>
          </div>
        </div>
        <div className="invite-next">
          {wanted ? <p className="whitespace-pre-line">{wanted}</p> : null}
          <Answer asked={asked} />
        </div>
        <p className="invite-facts small soft">
          {say(
            "Volunteer enquiry {number}. The organiser sees your profile and rating once you say that you are free; your number only if they choose you.",
            { number },
          )}
        </p>
      </article>
      <p className="pt-6">
        <LinkButton to="/my-requests?box=received" variant="line">
          {say("All my requests")}
        </LinkButton>
      </p>
    </div>
  );
}

function Answer({ asked: { number, leads, needed, open, over, answer } }: { asked: AreaCall }) {
  const [people, setPeople] = useState(String(answer?.people ?? ""));
  const [error, setError] = useState("");
  const [busy, setBusy] = useState<"free" | "not" | null>(null);
  /** What stands against it on that day, where the server asks before it notes it all the same. */
  const [against, setAgainst] = useState("");
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const address = `/api/area-enquiries/${number}`;

  async function reply(free: boolean) {
    const count = leads ? Number(people) : 1;
    if (free && !(Number.isInteger(count) && count >= 1 && count <= MOST_PEOPLE)) {
      setError(say("Please say how many people, from 1 to {most}.", { most: MOST_PEOPLE }));
      return;
    }
    setError("");
    setBusy(free ? "free" : "not");
    const result = await call<{ message: string }>(
      `${address}/answer`,
      free ? { method: "PUT", body: { people: count, ...(against ? { anyway: true } : {}) } } : { method: "DELETE" },
    );
    setBusy(null);
    const doubt = result.ok ? undefined : result.fields["anyway"];
    if (doubt) {
      setAgainst(doubt);
      return;
    }
    setAgainst("");
    if (result.ok) toast.success(result.data.message);
    else toast.error(result.error);
    await revalidate();
  }

  const opener = <ContactOpener address={address} reach="now" other={say("the organiser")} main />;
  if (over)
    return (
      <>
        <p>{over === "past" && answer?.taken ? say("It took place. Thank you.") : say(AREA_MESSAGES[over])}</p>
        {over === "past" && answer?.taken ? <div className="invite-actions">{opener}</div> : null}
      </>
    );
  const back = (
    <button type="button" className="linklike" aria-disabled={busy !== null} onClick={() => busy || void reply(false)}>
      {say("I cannot come after all")}
    </button>
  );
  if (answer?.taken)
    return (
      <>
        <StatusBadge status="confirmed" label={say("You are chosen")} />
        <p>
          {answer.people > 1
            ? say("The organiser counts on you and {n} more. Call each other about the details.", {
                n: answer.people - 1,
              })
            : say("The organiser counts on you. Call each other about the details.")}
        </p>
        <div className="invite-actions">
          {opener}
          {back}
        </div>
      </>
    );
  if (answer)
    return (
      <>
        <StatusBadge
          status="pending"
          label={open ? say("You are free") : say("Full")}
          {...(open ? {} : { tone: "quiet" as const })}
        />
        <p>
          {open && answer.booked
            ? say("You have something else on that day by now: the organiser sees that, and chooses others.")
            : open
              ? say("The organiser sees your profile, and you hear from us as soon as they have chosen.")
              : say("They have enough people by now. Thank you for offering.")}
        </p>
        {open ? <div className="invite-actions">{back}</div> : null}
      </>
    );
  if (!open) return <p>{say("This request is closed: they have enough people, or the day has passed.")}</p>;
  return (
    <div className="grid w-full gap-4">
      {leads ? (
        <TextField
          label={say("How many people do you bring?")}
          name="people"
          inputMode="numeric"
          value={people}
          onChange={(event) => setPeople(event.target.value)}
          placeholder={needed === null ? "10" : String(needed)}
          error={error}
          className="max-w-60"
        />
      ) : null}
      <div className="invite-actions">
        <Button busy={busy === "free"} busyLabel={say("Telling them…")} onClick={() => void reply(true)}>
          {leads ? say("We're free") : say("I'm free")}
        </Button>
      </div>
      <ConfirmDialog
        open={against !== ""}
        onClose={() => busy || setAgainst("")}
        onConfirm={() => void reply(true)}
        title={say("Are you sure of that day?")}
        confirmLabel={say("Accept anyway")}
        cancelLabel={say("Not now")}
        busy={busy === "free"}
        busyLabel={say("Telling them…")}
      >
        <p>{against}</p>
      </ConfirmDialog>
    </div>
  );
}
