import { Link, redirect } from "react-router";
import { ADULT_AGE, todayIST } from "../../../domain/dates.ts";
import { say } from "../../../domain/words/say.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { accountMeta } from "../parts/account-meta.ts";
import { AuthFrame } from "../parts/auth-frame.tsx";
import { landing } from "../parts/landing.server.ts";
import { stayWhileLeaving, withRedirect } from "../parts/sign-in-ways.ts";
import { SignupForm } from "../parts/signup-form.tsx";
import type { Route } from "./+types/signup";

/** Who is signed in already is sent on. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = pageContext(args);
  const wanted = new URL(args.request.url).searchParams.get("redirect");
  if (actor) throw redirect(await landing(deps, actor, wanted));
  const today = todayIST(deps.now());
  return { wanted, latestDob: `${Number(today.slice(0, 4)) - ADULT_AGE}${today.slice(4)}` };
}

export const shouldRevalidate = stayWhileLeaving;

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches, say("Sign Up"), say("Create an account to book, or to be booked."), "/signup");

export default function Signup({ loaderData }: Route.ComponentProps) {
  const { wanted, latestDob } = loaderData;
  return (
    <AuthFrame
      title={say("Sign Up")}
      lead={
        <>
          {say("Have an account?")}{" "}
          <Link to={withRedirect("/login", wanted)} className="font-semibold">
            {say("Login")}
          </Link>
        </>
      }
      art="/art/cover-about.svg"
      wide
    >
      <SignupForm wanted={wanted} latestDob={latestDob} />
    </AuthFrame>
  );
}
