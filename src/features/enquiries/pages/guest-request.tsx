import { useState } from "react";
import { data, Link, useRevalidator } from "react-router";
import { BRAND } from "../../../domain/brand.ts";
import { say } from "../../../domain/words/say.ts";
import { behindCountedLink, pageContext } from "../../../platform/pages/page-context.server.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { behindLink } from "../../../ui/page/behind-link.ts";
import { Rich } from "../../../ui/rich.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { waitWords } from "../after-sending.ts";
import { FOR_NOBODY_ELSE } from "../guest-headers.ts";
import { guestRequest } from "../guest-service.server.ts";
import type { GuestWait } from "../guest-wait.server.ts";
import { EnquiryCard } from "../parts/enquiry-card.tsx";
import type { Route } from "./+types/guest-request";
import "../../../ui/styles/desk.css";

export async function loader(args: Route.LoaderArgs) {
  const page = pageContext(args);
  const { deps, actor } = page;
  const found = await behindCountedLink(page, (address) => guestRequest(deps, args.params.token, { actor, address }));
  return data(found && { ...found, address: `/api/guest-requests/${args.params.token}`, signedIn: actor !== null }, {
    status: found ? 200 : 404,
    headers: FOR_NOBODY_ELSE,
  });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return behindLink(matches, {
    title: say("Your request"),
    description: say("What became of a request that you sent."),
    instead: "/my-requests",
  });
}

/** A request that was sent without an account, for whoever has the link in the mail or SMS about it. */
export default function GuestRequest({ loaderData }: Route.ComponentProps) {
  if (!loaderData)
    return (
      <div className="wrap band">
        <EmptyState
          level={1}
          title={say("This link does not work any more")}
          actions={
            <>
              <LinkButton to="/signup?redirect=%2Fmy-requests">{say("Create an account")}</LinkButton>
              <LinkButton to="/ContactUs" variant="line">
                {say("Ask us")}
              </LinkButton>
            </>
          }
        >
          <p>
            {say(
              "Links work for 180 days. With an account under the same mobile number you find everything that you asked under My requests.",
            )}
          </p>
        </EmptyState>
      </div>
    );
  return (
    <div className="wrap band">
      <h1>{say("Your request")}</h1>
      <p className="soft mt-2 mb-6 max-w-2xl">
        {say("This page is yours alone: whoever has its link can answer for you, so do not pass it on.")}
      </p>
      <div className="guest-request">
        <div>
          <EnquiryCard enquiry={loaderData.enquiry} address={loaderData.address} />
        </div>
        <div>
          {loaderData.enquiry.status === "pending" && loaderData.enquiry.listing ? (
            <ThenWhat waits={loaderData.waits} inDays={loaderData.enquiry.inDays} />
          ) : null}
          <KeepIt {...loaderData} />
          <NewLink {...loaderData} />
          <Help number={loaderData.enquiry.number} />
        </div>
      </div>
    </div>
  );
}

/** After so many days without a word others are asked. */
const LONG_DAYS = 2;

/** When the answer can be expected, as far as that is known. */
function Expected({ waits: { usually, days, others }, inDays }: { waits: GuestWait; inDays: number | null }) {
  if (usually) return <b>{say("The answer usually comes {usually}.", { usually })}</b>;
  return (
    <Rich
      text={
        days < LONG_DAYS ? waitWords(inDays) : say("{n} days without an answer: <a>ask others too</a>.", { n: days })
      }
      as={{ a: (words) => <Link to={others}>{words}</Link> }}
    />
  );
}

/** What becomes of a request, step by step. */
function ThenWhat({ waits, inDays }: { waits: GuestWait | null; inDays: number | null }) {
  return (
    <section className="panel" aria-labelledby="then">
      <h2 id="then" className="text-xl!">
        {say("What happens next")}
      </h2>
      <ol>
        <li>
          {say("They answer with yes, no or a quote. We tell you by SMS and e-mail.")}
          {waits ? (
            <>
              {" "}
              <Expected waits={waits} inDays={inDays} />
            </>
          ) : null}
        </li>
        <li>{say("Once they say yes, you see their number here.")}</li>
        <li>{say("You agree on the details. Nothing is booked until you confirm.")}</li>
      </ol>
      {waits?.usually ? (
        <p className="mt-4">
          <LinkButton slim to={waits.others} variant="line">
            {say("Ask others too")}
          </LinkButton>
        </p>
      ) : null}
    </section>
  );
}

/** Whom to reach at the site itself. */
function Help({ number }: { number: string }) {
  return (
    <section className="panel" aria-labelledby="help">
      <h2 id="help" className="text-xl!">
        {say("Need help?")}
      </h2>
      <p className="soft my-2">
        <Rich
          text={say("Call us and tell us the number <b>{number}</b>.", { number })}
          as={{ b: (words) => <b className="whitespace-nowrap">{words}</b> }}
        />
      </p>
      <p className="flex flex-wrap gap-x-5">
        <a href={`tel:${BRAND.phone.e164}`} className="inline-flex min-h-11 items-center">
          {BRAND.phone.shown}
        </a>
        <a href={`mailto:${BRAND.email.contact}`} className="inline-flex min-h-11 items-center">
          {BRAND.email.contact}
        </a>
      </p>
    </section>
  );
}

/** For a link that went to more people than it was meant for. */
function NewLink({ kept, address }: Pick<KeepProps, "kept" | "address">) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  if (kept === "elsewhere") return null;
  async function end(how: "renew" | "end") {
    setBusy(true);
    const result = await call<{ message: string }>(`${address}/${how}`, { method: "POST" });
    setBusy(false);
    if (result.ok) toast.success(result.data.message);
    else toast.error(result.error);
    await revalidate();
  }
  return (
    <section className="panel" aria-labelledby="new-link">
      <h2 id="new-link" className="text-xl!">
        {say("Has somebody else this link?")}
      </h2>
      <p className="soft my-2">
        {say("A new link goes to the e-mail or mobile of the request, and this one works no more.")}
      </p>
      <p className="actions">
        <Button slim variant="line" busy={busy} busyLabel={say("Sending…")} onClick={() => void end("renew")}>
          {say("Send me a new link")}
        </Button>
        <Button slim variant="line" disabled={busy} onClick={() => void end("end")}>
          {say("End this link")}
        </Button>
      </p>
    </section>
  );
}

type KeepProps = Pick<NonNullable<Route.ComponentProps["loaderData"]>, "kept" | "mayKeep" | "address" | "signedIn">;

/** How it gets to where one's requests stand together. */
function KeepIt({ kept, mayKeep, address, signedIn }: KeepProps) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  async function keep() {
    setBusy(true);
    const result = await call<{ message: string }>(`${address}/keep`, { method: "POST" });
    setBusy(false);
    if (result.ok) toast.success(result.data.message);
    else toast.error(result.error);
    await revalidate();
  }
  if (kept === "yours")
    return (
      <p>
        <LinkButton to="/my-requests?box=sent" variant="line">
          {say("All my requests")}
        </LinkButton>
      </p>
    );
  if (kept === "elsewhere" || (signedIn && !mayKeep)) return null;
  return (
    <section className="panel">
      <h2 className="text-xl!">
        {mayKeep ? say("This was sent with your e-mail address") : say("All your requests in one place")}
      </h2>
      <p className="soft my-2">
        {mayKeep
          ? say("Keep it, and all others from that address, under My requests.")
          : say(
              "Create an account with the mobile number that you gave: everything you asked with it then stands under My requests.",
            )}
      </p>
      {mayKeep ? (
        <Button slim busy={busy} busyLabel={say("Keeping…")} onClick={() => void keep()}>
          {say("Keep under My requests")}
        </Button>
      ) : (
        <LinkButton slim to="/signup?redirect=%2Fmy-requests" variant="line">
          {say("Create an account")}
        </LinkButton>
      )}
    </section>
  );
}
