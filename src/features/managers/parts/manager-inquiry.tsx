import { useSearchParams } from "react-router";
import { say, text } from "../../../domain/words/say.ts";
import { areaFields } from "../../enquiries/area-fields.ts";
import { broughtInto } from "../../enquiries/brought-brief.ts";
import { ONE_DAY } from "../../enquiries/listing-enquiry.ts";
import { REQUEST_MESSAGES, volunteerRequestSchema } from "../../enquiries/manager-kinds.ts";
import type { AfterSending } from "../../enquiries/after-sending.ts";
import type { Me } from "../../enquiries/me.ts";
import { AreaEnquiryForm } from "../../enquiries/parts/area-enquiry-form.tsx";
import { BROUGHT_FIELDS, CALL_NOW_FIELD, PART_FIELD, type EnquiryField } from "../../listings/enquiry-description.ts";

/** Without headings of groups: it stands in a narrow column. */
const FIELDS = [
  ...areaFields({ phone: { name: "phone", label: text("Phone") }, optionalEmail: true }).map(
    ({ group: _group, ...field }) => field,
  ),
  CALL_NOW_FIELD,
];

const DAYS = BROUGHT_FIELDS.filter(({ name }) => Object.hasOwn(ONE_DAY, name));

/** Beside the date: for how many days, as their price is for one, and which part, where the manager's calendar offers a choice. */
const fieldsWith = (slots: readonly { value: string; label: string }[]): readonly EnquiryField[] => {
  const parts = slots.length === 0 ? [] : [{ ...PART_FIELD, options: slots }];
  return FIELDS.flatMap((field) => (field.name === "eventDate" ? [field, ...parts, ...DAYS] : [field]));
};

/** 'Send an Inquiry' (spec 001 sections 2, 3, 5 and 8). `about` is the manager's username or id, `listing` the profile's id. */
export function ManagerInquiry({
  about,
  listing,
  me,
  after,
  today,
  slots,
}: {
  about: string;
  listing: string;
  me: Me | null;
  after: AfterSending;
  today: string;
  slots: readonly { value: string; label: string }[];
}) {
  // What their card was reckoned for.
  const [address] = useSearchParams();
  const { fields, brought } = broughtInto(fieldsWith(slots), BROUGHT_FIELDS, address, today);
  return (
    <AreaEnquiryForm
      path="/api/volunteer-requests"
      schema={volunteerRequestSchema}
      fields={fields}
      values={{ ...ONE_DAY, ...brought }}
      about={{ plannerId: about }}
      listing={listing}
      me={me}
      after={after}
      today={today}
      submit={say("Send inquiry")}
      success={REQUEST_MESSAGES.success}
      failure={REQUEST_MESSAGES.failure}
      unexpected={REQUEST_MESSAGES.unexpected}
    />
  );
}
