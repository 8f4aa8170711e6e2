import { expect, test } from "vitest";
import { ENQUIRY_KINDS } from "../../src/features/enquiries/enquiry-kinds.ts";
import { formSchema } from "../../src/features/listings/fields/field-schema.ts";
import { categories } from "../../src/features/registry.ts";
import { sampleFor, sampleRequest } from "../support/sample-values.ts";

const refusedBy = (form: string, error?: { issues: readonly { path: PropertyKey[]; message: string }[] }) =>
  (error?.issues ?? []).map(({ path, message }) => `${form}.${path.join(".")}: ${message}`);

test("every field of every request has a sample that it takes; a new one is given its own in test/support/sample-values.ts", () => {
  const refused = Object.values(ENQUIRY_KINDS).flatMap((kind) =>
    refusedBy(kind.key, kind.schema.safeParse(sampleRequest(kind)).error),
  );
  expect(refused).toEqual([]);
});

test("so has every field of the registrations whose calls are specified", () => {
  const refused = categories
    .filter(({ calls }) => calls)
    .flatMap(({ key, fields }) => {
      const form = Object.entries(fields).map(([name, field]) => [
        name,
        // Each network is a field of its own there.
        field.kind === "networks" ? {} : (sampleFor(key, name) ?? "Something"),
      ]);
      return refusedBy(key, formSchema(fields).safeParse(Object.fromEntries(form)).error);
    });
  expect(refused).toEqual([]);
});
