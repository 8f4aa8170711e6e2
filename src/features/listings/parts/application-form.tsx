import { useState } from "react";
import { preparePhoto } from "../../../ui/photo-prepare.ts";
import { PhotoShelf } from "../../../ui/photo-shelf.ts";
import { ShelfProfileField } from "../../../ui/shelf-fields.tsx";
import type { z } from "zod";
import { APPLICATION_MESSAGES, APPLICATION_PHOTO } from "../../enquiries/application-model.ts";
import type { EnquiryField } from "./enquiry-form.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import type { EnquiryValues } from "./use-enquiry-form.ts";
import { useEnquiryForm } from "./use-enquiry-form.ts";

export interface ApplicationFormProps {
  path: string;
  schema: z.ZodType;
  values: EnquiryValues;
  fields: readonly EnquiryField[];
  /** What the file is called: 'Photo', 'File'. */
  photoLabel: string;
  photoHint: string;
  today: string;
}

const photoRule = { max: 1, ...APPLICATION_PHOTO };
const newShelf = () =>
  new PhotoShelf({ prepare: preparePhoto, urlOf: (file) => URL.createObjectURL(file), freeUrl: (url) => URL.revokeObjectURL(url) }, { profile: photoRule, gallery: photoRule });

/** A registration with an optional photo: stored as an application that an admin looks at. */
export function ApplicationForm({ path, schema, values, fields, photoLabel, photoHint, today }: ApplicationFormProps) {
  const [shelf] = useState(newShelf);
  async function body(typed: EnquiryValues): Promise<FormData | null> {
    await shelf.settled();
    if (shelf.state.profileError) return null;
    const data = new FormData();
    for (const [name, value] of Object.entries(typed)) data.append(name, value);
    if (shelf.state.profile?.file) data.append(APPLICATION_PHOTO.field, shelf.state.profile.file);
    return data;
  }
  const state = useEnquiryForm({
    path, schema, values, order: fields.map(({ name }) => name), failure: APPLICATION_MESSAGES.failure, body,
    content: () => shelf.state.profile?.id,
    onSent: () => shelf.state.profile && shelf.remove(shelf.state.profile.id),
  });
  return (
    <EnquiryForm state={state} fields={fields} today={today} submit="Register" notSent="Your registration was not sent.">
      <ShelfProfileField shelf={shelf} label={photoLabel} name={APPLICATION_PHOTO.field} optional hint={photoHint} />
    </EnquiryForm>
  );
}
