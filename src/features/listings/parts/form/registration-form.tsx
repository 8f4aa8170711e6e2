import { say } from "../../../../domain/words/say.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { MessagePage } from "../../../../ui/page/message-page.tsx";
import { ProfileForm } from "./profile-form.tsx";
import type { ProfileFormOptions } from "./use-profile-form.ts";

/** A registration page: what it is for, the form in steps, or why there is none for this person. */
export function RegistrationForm({
  title,
  lead,
  refusal,
  kept,
  ...form
}: ProfileFormOptions & {
  title: string;
  lead?: string;
  refusal: string | null;
  /** The profile that is there already. */
  kept?: { title: string; kind: string } | null;
}) {
  if (refusal)
    return (
      <MessagePage
        title={title}
        actions={
          <>
            <LinkButton to="/MyDashBoard">{say("My Dashboard")}</LinkButton>
            <LinkButton to="/ContactUs" variant="line">
              {say("Contact Us")}
            </LinkButton>
          </>
        }
      >
        <p>{refusal}</p>
        {kept ? (
          <p className="mt-2">
            {say(
              "Yours is {title} ({kind}). If you would rather be listed here, write to us and we change it. A venue, catering or rental items can be registered beside it.",
              kept,
            )}
          </p>
        ) : null}
      </MessagePage>
    );
  return (
    <div className="wrap form-page">
      <div className="form-top">
        <h1>{title}</h1>
        <p className="lead soft">
          {lead ? `${lead} ` : ""}
          {say("About 5 minutes. We save as you go.")}
        </p>
      </div>
      <ProfileForm label={title} {...form} />
    </div>
  );
}
