import { createContext, useContext } from "react";
import type { FormPlan } from "../../form-plan.ts";

/** The plan of the form around an input. */
const Plan = createContext<FormPlan | null>(null);

export const PlanProvider = Plan.Provider;

/** @throws outside a form of fields */
export function usePlan(): FormPlan {
  const plan = useContext(Plan);
  if (!plan) throw new Error("An input of fields stands outside its form.");
  return plan;
}
