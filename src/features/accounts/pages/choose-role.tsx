import { useState } from "react";
import { Link, useNavigate, useRevalidator } from "react-router";
import type { ChoosableRole } from "../../../domain/event-types.ts";
import { REDIRECT_MS, TOAST_MS } from "../../../domain/limits.ts";
import { say, text } from "../../../domain/words/say.ts";
import { pageContext } from "../../../platform/pages/page-context.server.ts";
import { call } from "../../../ui/call.ts";
import { Rich } from "../../../ui/rich.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { ACCOUNT_MESSAGES as TEXT } from "../account-messages.ts";
import { accountMeta } from "../parts/account-meta.ts";
import { NoscriptNote } from "../parts/auth-frame.tsx";
import { RoleCard } from "../parts/role-card.tsx";
import { SignInPrompt } from "../parts/sign-in-prompt.tsx";
import { useLeave } from "../parts/use-leave.ts";
import { MANAGER_REGISTRATION } from "../redirect-rules.ts";
import type { Route } from "./+types/choose-role";

export function loader(args: Route.LoaderArgs) {
  const { actor } = pageContext(args);
  return { signedIn: actor !== null };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(
    matches,
    say("Choose your role"),
    say("Tell us whether you come as a volunteer, a guest or a volunteer manager."),
    "/choose-role",
  );

const CHOICES: readonly { role: ChoosableRole; label: string; hint: string; art: string }[] = [
  {
    role: "volunteer",
    label: text("Become a Volunteer"),
    hint: text("Make a profile, choose your districts and get booked."),
    art: "/art/service-volunteers.svg",
  },
  {
    role: "user",
    label: text("I am a Guest"),
    hint: text("Look around, book and send enquiries."),
    art: "/art/cover-gal-g4.svg",
  },
  {
    role: "volunteer-manager",
    label: text("Volunteer Manager"),
    hint: text("Bring a whole team of volunteers to events."),
    art: "/art/service-planner.svg",
  },
];

export default function ChooseRole({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-8 pt-12 pb-20 lg:pt-16 lg:pb-28">
      <div className="grid gap-2">
        <h1>{say("What would you like to continue as?")}</h1>
        {loaderData.signedIn ? (
          <p className="lead soft">{say("You can change this until you register a profile.")}</p>
        ) : null}
      </div>
      <NoscriptNote />
      {loaderData.signedIn ? (
        <RoleChoice />
      ) : (
        <SignInPrompt path="/choose-role" start>
          {say("Your choice is kept with your account, so we need to know who you are.")}
        </SignInPrompt>
      )}
      <p>
        <Rich
          text={say("Are you an artist, or do you have a venue or another business? <a>Register your work</a>")}
          as={{ a: (words) => <Link to="/Registration">{words}</Link> }}
        />
      </p>
    </div>
  );
}

function RoleChoice() {
  const toast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const leave = useLeave();
  const [busy, setBusy] = useState<ChoosableRole | null>(null);

  async function choose(role: ChoosableRole) {
    setBusy(role);
    const result = await call("/api/roll/set-role", { method: "PUT", body: { role } });
    if (!result.ok) {
      setBusy(null);
      toast.error(result.error || TEXT.roleFailure);
      return;
    }
    if (role === "user") {
      toast.success(TEXT.welcomeGuest, { ms: TOAST_MS.normal });
      leave("/", REDIRECT_MS.guestWelcome);
      return;
    }
    // The header tells by the role what it offers.
    await revalidate();
    await navigate(role === "volunteer" ? "/VolunteerForm" : MANAGER_REGISTRATION.path);
  }

  return (
    <div className="grid gap-6 sm:grid-cols-3 sm:gap-8">
      {CHOICES.map((choice) => (
        <RoleCard
          key={choice.role}
          {...choice}
          busy={busy === choice.role}
          disabled={busy !== null}
          onChoose={() => void choose(choice.role)}
        />
      ))}
    </div>
  );
}
