import { useEffect, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { pageTitle } from "../../../domain/brand.ts";
import { say } from "../../../domain/words/say.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { call } from "../../../ui/call.ts";
import { useToast } from "../../../ui/toast.tsx";
import { originOf, seo } from "../../../ui/page/seo.ts";
import { clearRegistered, registeredUser } from "../registered-flag.ts";
import { ThankYou } from "../parts/thank-you-view.tsx";
import type { Route } from "./+types/thank-you";

export function loader(args: Route.LoaderArgs) {
  const { actor } = pageContext(args);
  return { userId: actor?.id ?? null, firstName: actor?.name.split(" ")[0] ?? "" };
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(
    {
      title: pageTitle(say("Thank you")),
      description: say("Your volunteer profile is live."),
      path: "/thank-you",
      noindex: true,
    },
    originOf(matches),
  );
}

const never = () => () => {};

/** Shown once after a registration (spec 001 section 2, /thank-you); everybody else is sent home. */
export default function ThankYouPage({ loaderData: { userId, firstName } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const [state, setState] = useState<"waiting" | "asking" | "failed" | "leaving">("waiting");
  // undefined on the server and while the page takes over: the flag lives in the browser.
  const flag = useSyncExternalStore<string | null | undefined>(never, registeredUser, () => undefined);
  const allowed = Boolean(flag) && (userId === null || flag === userId);

  useEffect(() => {
    if (flag !== undefined && !allowed && state !== "leaving") void navigate("/", { replace: true });
  }, [flag, allowed, navigate, state]);

  async function toProfile() {
    setState("asking");
    const result = await call<{ volunteer?: { userId?: { username?: string } } }>("/api/volunteers/profile/fetch");
    const username = result.ok ? result.data.volunteer?.userId?.username : undefined;
    if (!username) {
      setState("failed");
      return;
    }
    setState("leaving");
    clearRegistered();
    toast.success(say("Profile updated successfully!"));
    void navigate(`/volunteer/${encodeURIComponent(username)}`);
  }
  if (!allowed && state !== "leaving") return <p className="wrap py-12">{say("Loading")}</p>;
  return (
    <ThankYou
      firstName={firstName}
      busy={state === "asking" || state === "leaving"}
      failed={state === "failed"}
      onProfile={() => void toProfile()}
    />
  );
}
