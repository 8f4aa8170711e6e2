import { useState } from "react";
import { Link, redirect, useLocation } from "react-router";
import { REDIRECT_MS, TOAST_MS } from "../../../domain/limits.ts";
import { EVENTS_PATH } from "../../../domain/request-paths.ts";
import { say } from "../../../domain/words/say.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { call } from "../../../ui/call.ts";
import { PasswordField, TextField } from "../../../ui/fields.tsx";
import { useLightForm } from "../../../ui/light-form.ts";
import { useToast } from "../../../ui/toast.tsx";
import { checkLogin } from "../account-checks.ts";
import { ACCOUNT_MESSAGES as TEXT } from "../account-messages.ts";
import { accountMeta } from "../parts/account-meta.ts";
import { AuthFrame } from "../parts/auth-frame.tsx";
import { FormProblems } from "../parts/form-problems.tsx";
import { landing } from "../parts/landing.server.ts";
import { afterSignIn, stayWhileLeaving, withRedirect } from "../parts/sign-in-ways.ts";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useLeave } from "../parts/use-leave.ts";
import { useProblem } from "../parts/use-problem.ts";
import type { Route } from "./+types/login";

/** The forms by which people list what they offer. */
const OFFERING = /^\/(?:\w+Registration|BasicDetail)\b/;

/** Who is signed in already is sent on. */
export async function loader(args: Route.LoaderArgs) {
  const { deps, actor } = pageContext(args);
  const wanted = new URL(args.request.url).searchParams.get("redirect");
  if (actor) throw redirect(await landing(deps, actor, wanted));
  return { wanted, offers: wanted !== null && OFFERING.test(wanted), lead: leadFor(wanted) };
}

export const shouldRevalidate = stayWhileLeaving;

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches, say("Login"), say("Login with your mobile, e-mail or username."), "/login");

/** Says what for, where somebody came from asking several at once. */
function leadFor(wanted: string | null): string {
  if (wanted !== null && OFFERING.test(wanted))
    return say("To list what you offer you need an account: sign up, or log in if you have one.");
  if (wanted?.startsWith(`${EVENTS_PATH}/add?list=`))
    return say("Log in or sign up to ask up to five at once. Your list is kept.");
  return wanted?.startsWith(`${EVENTS_PATH}/add?`)
    ? say("To ask for an event of yours you need an account. Without one, ask each on its own page.")
    : say("Log in to go on, or sign up if you are new here.");
}

const FIELDS = ["loginId", "password"] as const;

export default function Login({ loaderData }: Route.ComponentProps) {
  const { wanted, offers, lead } = loaderData;
  const toast = useToast();
  const leave = useLeave();
  const hydrated = useHydrated();
  const from: unknown = (useLocation().state as { from?: unknown } | null)?.from;
  const [busy, setBusy] = useState(false);
  const { problem, tell, clear } = useProblem();
  const { form, errors } = useLightForm(checkLogin);

  const submit = form.submit(
    async (values) => {
      clear();
      setBusy(true);
      const result = await call<{ msg?: string }>("/api/twilio/login", { body: values });
      if (result.ok) {
        toast.success(TEXT.loginSuccess, { ms: TOAST_MS.normal });
        leave(afterSignIn(wanted, from), REDIRECT_MS.login);
        return;
      }
      setBusy(false);
      tell(result.error || TEXT.loginFailure);
    },
    () => tell(TEXT.loginMissing, true),
  );

  return (
    <AuthFrame
      title={say("Login")}
      // Sent here on the way to something: it may be the first time.
      lead={lead}
      art="/art/cover-event-1.svg"
    >
      <form className="grid gap-5" method="post" noValidate onSubmit={submit}>
        <FormProblems problem={problem} errors={errors} order={FIELDS} />
        <TextField
          label={say("Mobile, e-mail or username")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.loginId?.message}
          {...form.register("loginId")}
        />
        <div className="grid">
          <PasswordField
            label={say("Password")}
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register("password")}
          />
          <Link
            to="/ForgetPassword"
            className="inline-flex min-h-(--tap) items-center justify-self-start font-semibold"
          >
            {say("Forgot Password")}
          </Link>
        </div>
        <Button type="submit" wide disabled={!hydrated || busy} busy={busy} busyLabel={say("Logging in...")}>
          {say("Login", "verb")}
        </Button>
        {offers ? (
          <LinkButton to={withRedirect("/signup", wanted)} variant="line" wide>
            {say("Sign Up")}
          </LinkButton>
        ) : (
          <p>
            {say("New here?")}{" "}
            <Link to={withRedirect("/signup", wanted)} className="inline-flex min-h-(--tap) items-center font-semibold">
              {say("Sign Up")}
            </Link>
          </p>
        )}
      </form>
    </AuthFrame>
  );
}
