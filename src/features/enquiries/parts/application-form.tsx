import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Link } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { preparePhoto } from "../../../ui/photo-prepare.ts";
import { PhotoShelf } from "../../../ui/photo-shelf.ts";
import { Rich } from "../../../ui/rich.tsx";
import { ShelfProfileField } from "../../../ui/shelf-fields.tsx";
import type { z } from "zod";
import type { OwnRegistration } from "../application-page.server.ts";
import { APPLICATION_MESSAGES, APPLICATION_PHOTO } from "../application-model.ts";
import type { EnquiryField } from "../../listings/enquiry-description.ts";
import type { FormValues } from "../../listings/fields/field.ts";
import { asTexts } from "../../listings/parts/form/draft.ts";
import { DraftNotice } from "../../listings/parts/form/draft-notice.tsx";
import { useDraft } from "../../listings/parts/form/use-draft.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import type { EnquiryValues } from "./use-enquiry-form.ts";
import { useEnquiryForm } from "./use-enquiry-form.ts";

export interface ApplicationFormProps {
  path: string;
  schema: z.ZodType;
  values: EnquiryValues;
  fields: readonly EnquiryField[];
  /** Whose draft is kept; null: nobody is signed in, and none is. */
  userId: string | null;
  /** What the address says of them, whatever an earlier draft does. */
  said?: Record<string, string>;
  /** What the file is called: 'Photo', 'File'. */
  photoLabel: string;
  photoHint: string;
  today: string;
  /** Where they may go on by themselves after the thanks. */
  registrations: readonly OwnRegistration[];
}

const photoRule = { max: 1, ...APPLICATION_PHOTO };
const newShelf = () =>
  new PhotoShelf(
    { prepare: preparePhoto, urlOf: (file) => URL.createObjectURL(file), freeUrl: (url) => URL.revokeObjectURL(url) },
    { profile: photoRule, gallery: photoRule },
  );

/** The registrations with forms of their own, each a way there. */
export function RegistrationChips({ registrations }: Pick<ApplicationFormProps, "registrations">) {
  return (
    <p className="chips mt-2">
      {registrations.map(({ label, path }) => (
        <Link key={path} to={path} className="chip">
          {label}
        </Link>
      ))}
    </p>
  );
}

/** What can be done in the meantime: nobody has to wait until the team has called. */
function OwnListing({ registrations }: Pick<ApplicationFormProps, "registrations">) {
  const [first, ...more] = registrations;
  if (!first) return null;
  if (more.length === 0)
    return (
      <p className="mt-2">
        <Rich
          text={say(
            "<a>Fill in your listing yourself</a>, step by step, with photos. Our team then looks at it, and it is on the site sooner.",
          )}
          as={{ a: (words) => <Link to={first.path}>{words}</Link> }}
        />
      </p>
    );
  return (
    <div className="mt-2">
      <p>
        {say(
          "Fill in your listing yourself, step by step, with photos. Our team then looks at it, and it is on the site sooner. What do you offer?",
        )}
      </p>
      <RegistrationChips registrations={registrations} />
    </div>
  );
}

/** A registration with an optional photo: stored as an application that an admin looks at. */
export function ApplicationForm({
  path,
  schema,
  values,
  fields,
  userId,
  said,
  photoLabel,
  photoHint,
  today,
  registrations,
}: ApplicationFormProps) {
  const [shelf] = useState(newShelf);
  async function body(typed: EnquiryValues): Promise<FormData | null> {
    await shelf.settled();
    if (shelf.state.profileError) return null;
    const data = new FormData();
    for (const [name, value] of Object.entries(typed)) data.append(name, String(value));
    if (shelf.state.profile?.file) data.append(APPLICATION_PHOTO.field, shelf.state.profile.file);
    return data;
  }
  const state = useEnquiryForm({
    path,
    schema,
    values,
    order: fields.map(({ name }) => name),
    success: APPLICATION_MESSAGES.success,
    failure: APPLICATION_MESSAGES.failure,
    body,
    content: () => shelf.state.profile?.id,
    onSent: () => draft.forget(),
  });
  const draft = useDraft({
    name: path,
    form: state.form as unknown as UseFormReturn<FormValues>,
    takes: (kept) => ({ ...asTexts(kept), ...said }),
    shelf,
    initial: values,
    userId,
  });
  return (
    <>
      <DraftNotice draft={draft.found} step={0} onClear={draft.forget} />
      <EnquiryForm
        state={state}
        fields={fields}
        today={today}
        submit={say("Register")}
        another={say("Register another one")}
        notSent={say("Your registration was not sent.")}
        thanks={<OwnListing registrations={registrations} />}
      >
        <ShelfProfileField
          shelf={shelf}
          label={say(photoLabel)}
          name={APPLICATION_PHOTO.field}
          optional
          hint={say(photoHint)}
        />
      </EnquiryForm>
    </>
  );
}
