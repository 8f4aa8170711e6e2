import type { ReactNode } from "react";
import { BRAND } from "../../../domain/brand.ts";
import { say } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { MessagePage } from "../../../ui/page/message-page.tsx";
import { Rich } from "../../../ui/rich.tsx";
import { MANAGER_MESSAGES as TEXT } from "../manager-messages.ts";
import type { ManagerProfile } from "../manager-types.ts";
import { calendarPath } from "../../listings/listing-edit-path.ts";
import { managerEditPath } from "../manager-words.ts";

const Home = () => (
  <LinkButton to="/" variant="line">
    {say("Back to Home")}
  </LinkButton>
);

function Reason({ children }: { children: ReactNode }) {
  return (
    <blockquote className="panel calm text-left">
      <b>{say("What our team wrote")}</b>
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
        title={say("Your profile was not approved")}
        actions={
          <>
            <LinkButton to={edit}>{say("Correct and send again")}</LinkButton>
            <Home />
          </>
        }
      >
        <Reason>{manager.statusReason}</Reason>
        <p>{say("Correct it and save: we look at it again.")}</p>
      </MessagePage>
    );
  }
  if (manager.status === "suspended") {
    return (
      <MessagePage title={say("Your profile is suspended")} actions={<Home />}>
        <Reason>{manager.statusReason}</Reason>
        <p>
          <Rich
            text={say("It is not shown at the moment. Questions: <a>{mail}</a> or <b>{phone}</b>.", {
              mail: BRAND.email.contact,
              phone: BRAND.phone.shown,
            })}
            as={{
              a: (words) => <a href={`mailto:${BRAND.email.contact}`}>{words}</a>,
              b: (words) => <a href={`tel:${BRAND.phone.e164}`}>{words}</a>,
            }}
          />
        </p>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title={say(TEXT.verifying)}
      actions={
        <>
          <Home />
          <LinkButton to={calendarPath(manager._id)} variant="line">
            {say("Open the calendar")}
          </LinkButton>
          <LinkButton to={edit} variant="line">
            {say("Edit my profile")}
          </LinkButton>
        </>
      }
    >
      <p>
        {say("Thank you, {name}. The {brand} entertainment team is checking your profile.", {
          name: manager.fullName,
          brand: BRAND.name,
        })}
      </p>
      <p>{say("We will tell you here and by email as soon as it is approved. Until then nobody else sees it.")}</p>
    </MessagePage>
  );
}
