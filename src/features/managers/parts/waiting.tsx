import type { ReactNode } from "react";
import { BRAND } from "../../../domain/brand.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { MessagePage } from "../../../ui/page/message-page.tsx";
import { MANAGER_MESSAGES as TEXT } from "../manager-messages.ts";
import type { ManagerProfile } from "../manager-types.ts";
import { managerEditPath } from "../manager-words.ts";

const home = (
  <LinkButton to="/" variant="line">
    Back to Home
  </LinkButton>
);

function Reason({ children }: { children: ReactNode }) {
  return (
    <blockquote className="panel calm text-left">
      <b>What our team wrote</b>
      <p className="whitespace-pre-line">{children}</p>
    </blockquote>
  );
}

/** What a manager sees who is not approved: the wait, or what to correct. */
export function Waiting({ manager }: { manager: ManagerProfile }) {
  const edit = managerEditPath(manager);
  if (manager.status === "rejected") {
    return (
      <MessagePage
        title="Your profile was not approved"
        actions={
          <>
            <LinkButton to={edit}>Correct and send again</LinkButton>
            {home}
          </>
        }
      >
        <Reason>{manager.statusReason}</Reason>
        <p>Correct it and save: we look at it again.</p>
      </MessagePage>
    );
  }
  if (manager.status === "suspended") {
    return (
      <MessagePage title="Your profile is suspended" actions={home}>
        <Reason>{manager.statusReason}</Reason>
        <p>
          It is not shown at the moment. Questions: <a href={`mailto:${BRAND.email.contact}`}>{BRAND.email.contact}</a>{" "}
          or <a href={`tel:${BRAND.phone.e164}`}>{BRAND.phone.shown}</a>.
        </p>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title={TEXT.verifying}
      actions={
        <>
          {home}
          <LinkButton to={edit} variant="line">
            Edit my profile
          </LinkButton>
        </>
      }
    >
      <p>
        Thank you, {manager.fullName}. The {BRAND.name} entertainment team is checking your profile.
      </p>
      <p>We tell you here and by email as soon as it is approved. Until then nobody else sees it.</p>
    </MessagePage>
  );
}
