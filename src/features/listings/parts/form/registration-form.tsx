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
  ...form
}: ProfileFormOptions & { title: string; lead?: string; refusal: string | null }) {
  if (refusal)
    return (
      <MessagePage title={title} actions={<LinkButton to="/MyDashBoard">{say("My Dashboard")}</LinkButton>}>
        <p>{refusal}</p>
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
