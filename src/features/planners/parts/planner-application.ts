import { text } from "../../../domain/words/say.ts";
import { PLANNER_KINDS } from "../../../domain/event-types.ts";
import { plannerRegistrationSchema } from "../../enquiries/application-model.ts";
import { workerApplication } from "../../enquiries/parts/worker-application.tsx";

/** Registration of planners (spec 001 section 2). */
export const PlannerApplication = workerApplication({
  path: "/api/inquiry/form/plannerRegistration",
  schema: plannerRegistrationSchema,
  categories: PLANNER_KINDS,
  photoHint: text("You or your work. JPEG, PNG or WebP, less than 25 MB."),
});
