import { FormProvider } from "react-hook-form";
import { say } from "../../../../domain/words/say.ts";
import { ErrorSummary } from "../../../../ui/error-summary.tsx";
import { FailureNotice } from "../../../../ui/failure-notice.tsx";
import { KeptNote } from "../../../../ui/offline/kept-note.tsx";
import { Steps } from "../../../../ui/steps.tsx";
import { UnsavedGuard } from "../../../../ui/unsaved-guard.tsx";
import { useHydrated } from "../../../../ui/use-hydrated.ts";
import { DraftNotice } from "./draft-notice.tsx";
import { FormPanels } from "./form-panels.tsx";
import { PlanProvider } from "./form-fields.tsx";
import { Review } from "./review.tsx";
import { SubmitBar } from "./submit-bar.tsx";
import { useProfileForm, type ProfileFormOptions } from "./use-profile-form.ts";

/**
 * The form of a category, for registration in steps and for edits: everything stays in the page, one call sends it.
 * The page around it says what it is (`label` for screen readers).
 */
export function ProfileForm({ label, ...options }: ProfileFormOptions & { label: string }) {
  const { plan } = options;
  const state = useProfileForm(options);
  const { step, go, editing, paged, busy, done, problems, submit, draft } = state;
  const hydrated = useHydrated();
  if (submit.phase === "kept") return <KeptNote photos />;
  return (
    <PlanProvider value={plan}>
      <FormProvider {...state.form}>
        {paged && plan.steps.length > 1 ? (
          <Steps
            steps={plan.steps.map(({ title }) => title)}
            current={step}
            free={editing}
            onStep={busy ? undefined : go}
          />
        ) : null}
        <form className="sheet-form" method="post" noValidate onSubmit={state.onSubmit} aria-label={label}>
          <DraftNotice draft={draft.found} step={step} onClear={draft.forget} />
          <ErrorSummary
            errors={problems.shown}
            attempt={problems.attempt}
            title={problems.title}
            onGo={paged ? state.goToField : undefined}
          />
          <fieldset className="form-steps" disabled={!hydrated || busy || done}>
            <FormPanels
              step={step}
              all={!paged}
              shelf={state.shelf}
              editing={editing}
              review={<Review onStep={go} />}
            />
          </fieldset>
          <FailureNotice failure={submit.failure} />
          <SubmitBar
            state={submit}
            ready={hydrated}
            editing={editing}
            paged={paged}
            step={step}
            steps={plan.steps.length}
            buttons={plan.buttons}
            photoCount={state.photoCount}
            onBack={() => go(step - 1)}
            onNext={() => go(step + 1)}
            onCancel={submit.cancel}
          />
        </form>
        <UnsavedGuard active={state.unsaved}>
          {editing
            ? say("Your changes are not saved yet.")
            : say("What you typed is kept, but your photos would have to be chosen again.")}
        </UnsavedGuard>
      </FormProvider>
    </PlanProvider>
  );
}
