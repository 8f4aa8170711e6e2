import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { focusField } from "../../../../ui/error-summary.tsx";
import { stepOfField, stepOfHash, type FormPlan } from "../../form-plan.ts";
import { useHydrated } from "../../../../ui/use-hydrated.ts";

/** Puts the start of a step in sight and the focus on its heading. */
function focusStep(step: number): void {
  document.querySelector(".form-page")?.scrollIntoView({ block: "start" });
  document.querySelector<HTMLElement>(`#form-step-${step + 1} h2`)?.focus({ preventScroll: true });
}

/**
 * The step in sight. It lives in the address (`#step-2`), so that Back leads to the step before and not out of
 * the form. `go` moves to a step; `goToField` to the step of a field, and the focus to the field.
 */
export function useFormStep(plan: FormPlan) {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // The server does not know the hash.
  const step = hydrated ? stepOfHash(plan.steps, hash) : 0;
  const wanted = useRef<string | null>(null);
  const seen = useRef(0);

  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    const field = wanted.current;
    wanted.current = null;
    if (!field || !focusField(field)) focusStep(step);
  }, [step]);

  const go = useCallback(
    (to: number) => {
      if (to === seen.current) focusStep(to);
      else void navigate({ pathname, search, hash: `step-${to + 1}` }, { preventScrollReset: true });
    },
    [navigate, pathname, search],
  );
  /** To where somebody was before: the page begins there, unless its address says another step. @returns whether it does */
  const goBack = useCallback(
    (to: number): boolean => {
      if (hash !== "" || to <= 0 || to >= plan.steps.length) return false;
      void navigate({ pathname, search, hash: `step-${to + 1}` }, { preventScrollReset: true, replace: true });
      return true;
    },
    [hash, navigate, pathname, plan, search],
  );
  const goToField = useCallback(
    (field: string) => {
      const to = stepOfField(plan, field);
      if (to === seen.current) {
        focusField(field);
        return;
      }
      wanted.current = field;
      go(to);
    },
    [go, plan],
  );
  return { step, go, goBack, goToField };
}
