import { text } from "../../../domain/words/say.ts";
import { RENTAL_WORK } from "../../../domain/event-types.ts";
import { rentalRegistrationSchema } from "../../enquiries/application-model.ts";
import { workerApplication } from "../../enquiries/parts/worker-application.tsx";

/** Registration for event rental (spec 001 section 2). */
export const RentalApplication = workerApplication({
  path: "/api/inquiry/form/rentalRegistration",
  schema: rentalRegistrationSchema,
  categories: RENTAL_WORK,
  photoHint: text("You or your equipment. JPEG, PNG or WebP, less than 25 MB."),
});
