import { data, Form } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { agreementCheckPath } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { Rich } from "../../../ui/rich.tsx";
import { FOR_NOBODY_ELSE } from "../../enquiries/guest-headers.ts";
import { agreementMatches } from "../booking-service.server.ts";
import type { Route } from "./+types/agreement-check";
import "../../../ui/styles/desk.css";

export async function loader(args: Route.LoaderArgs) {
  const { deps } = pageContext(args);
  const hash = new URL(args.request.url).searchParams.get("hash") ?? "";
  const { number } = args.params;
  return data(
    { number, hash, found: hash.trim() === "" ? null : await agreementMatches(deps, number, hash) },
    { headers: FOR_NOBODY_ELSE },
  );
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ matches, params }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("Check an agreement")),
      description: say("Whether the number and the fingerprint of an agreement belong together."),
      path: agreementCheckPath(params.number),
      noindex: true,
    },
    originOf(matches),
  );
}

/** For anybody who holds a copy: whether number and fingerprint belong together, and nothing of what was agreed. */
export default function AgreementCheck({ loaderData: { number, hash, found } }: Route.ComponentProps) {
  return (
    <div className="wrap band booking-page">
      <h1>{say("Check an agreement")}</h1>
      <p className="lead soft">
        <Rich
          text={say(
            "Number <b>{number}</b>. Enter the fingerprint that stands on your copy: this page says whether the two belong together, and shows nothing of what was agreed.",
            { number },
          )}
          as={{ b: (words) => <b>{words}</b> }}
        />
      </p>
      {found === null ? null : (
        <p className="notice-box" role="status">
          {found.replaced
            ? say(
                "They belong together, but this agreement was replaced: both sides have agreed on a change since. Ask for the newest copy.",
              )
            : found.matches
              ? say("They belong together: there is an agreement with this number and this fingerprint.")
              : say(
                  "This fingerprint does not match this agreement. Please compare both with your copy, character by character.",
                )}
        </p>
      )}
      <Form method="get" className="agreement-check">
        <TextField
          label={say("Fingerprint (SHA-256)")}
          name="hash"
          defaultValue={hash}
          hint={say("64 characters: digits, and letters from a to f.")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          key={hash}
        />
        <Button type="submit">{say("Check")}</Button>
      </Form>
    </div>
  );
}
