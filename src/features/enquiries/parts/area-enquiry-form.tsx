import type { z } from "zod";
import { districtsOf, states } from "../../../domain/places/places-data.ts";
import type { CallFailure } from "../../../ui/call.ts";
import type { EnquiryField } from "../../listings/enquiry-description.ts";
import { ENQUIRY_MESSAGES, OTHER_DISTRICT } from "../enquiry-model.ts";
import { rememberEvent } from "../../listings/your-event/remember-event.ts";
import type { AfterSending } from "../after-sending.ts";
import { knownValues, type Me } from "../me.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { useEnquiryForm } from "./use-enquiry-form.ts";

/** A state's districts; one that has no list offers 'Other' alone. */
const PLACES = {
  states: states(),
  districtsOf: (state: string) => {
    const districts = districtsOf(state);
    return districts.length === 0 ? [OTHER_DISTRICT] : districts;
  },
};

export interface AreaEnquiryFormProps {
  path: string;
  schema: z.ZodType;
  fields: readonly EnquiryField[];
  /** Fields without an input: who is asked. */
  about?: Record<string, string>;
  /** What stands in them at first, besides what the site knows. */
  values?: Record<string, string>;
  /** The id of whom it asks, where that is one. */
  listing?: string;
  me: Me | null;
  after: AfterSending;
  today: string;
  submit: string;
  notSent?: string;
  success: string;
  failure: string;
  unexpected?: string;
  told?: (refusal: CallFailure) => string;
}

/** Asks for volunteers, in a district or of a manager. */
export function AreaEnquiryForm({
  fields,
  about,
  values,
  listing,
  me,
  after,
  today,
  submit,
  notSent,
  ...call
}: AreaEnquiryFormProps) {
  const order = fields.map(({ name }) => name);
  const state = useEnquiryForm({
    ...call,
    values: {
      ...knownValues(fields, me),
      ...values,
      ...about,
    },
    order,
    onSent: (typed) => void rememberEvent(fields, typed, after.category),
  });
  return (
    <EnquiryForm
      state={state}
      fields={fields}
      today={today}
      submit={submit}
      notSent={notSent}
      missing={ENQUIRY_MESSAGES.fillRequired}
      after={after}
      listing={listing}
      places={{ ...PLACES, districtsSaid: me?.districtsSaid }}
    />
  );
}
