import { SHIFTS } from "../../../domain/event-types.ts";
import { text } from "../../../domain/words/say.ts";
import { knownValues, townAndState, type Me } from "../me.ts";
import type { EnquiryField } from "../../listings/enquiry-description.ts";
import { CONTACT_FIELDS } from "../../listings/enquiry-description.ts";
import { ApplicationForm, type ApplicationFormProps } from "./application-form.tsx";

/** The fields of the rental and the planner registration (spec 001 section 2): they differ in their categories alone. */
const workerFields = (categories: readonly string[]): readonly EnquiryField[] => [
  ...CONTACT_FIELDS.map((field) => (field.name === "phone" ? { ...field, label: text("Mobile number") } : field)),
  {
    name: "category",
    label: text("Category"),
    kind: "select",
    options: [{ value: "", label: text("Select category") }, ...categories],
  },
  {
    name: "shift",
    label: text("Preferred shift"),
    kind: "select",
    optional: true,
    options: [{ value: "", label: text("Select shift") }, ...SHIFTS],
  },
  { name: "location", label: text("Location"), hint: text("Town and state"), autoComplete: "address-level2" },
  {
    name: "experience",
    label: text("Work experience"),
    kind: "area",
    optional: true,
    hint: text("Years, events, what you bring along"),
  },
];

type Work = Pick<ApplicationFormProps, "path" | "schema" | "photoHint"> & { categories: readonly string[] };

/** The form of one of them. */
export function workerApplication({ categories, ...work }: Work) {
  const fields = workerFields(categories);
  return function WorkerApplication({
    me,
    ...page
  }: Pick<ApplicationFormProps, "today" | "userId" | "registrations"> & { me: Me | null }) {
    const values = { ...knownValues(fields, me), location: townAndState(me) };
    return <ApplicationForm {...work} {...page} values={values} fields={fields} photoLabel={text("Photo")} />;
  };
}
