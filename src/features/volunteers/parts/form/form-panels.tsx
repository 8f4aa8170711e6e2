import type { ReactNode } from "react";
import { BRAND } from "../../../../domain/brand.ts";
import { CheckField } from "../../../../ui/choice-fields.tsx";
import { AboutStep } from "./about-step.tsx";
import { PhotoFields } from "./photo-fields.tsx";
import type { PhotoShelf } from "./photo-shelf.ts";
import { PlacesStep } from "./places-step.tsx";
import { Review } from "./review.tsx";
import { SkillsStep } from "./skills-step.tsx";
import { useField } from "./use-field.ts";
import { VisibilityFields } from "./visibility-fields.tsx";

function Terms() {
  const { defaultValue: _none, ...field } = useField()("termsAccepted");
  return (
    <section aria-label="Terms and conditions">
      <CheckField
        label={
          <>
            I accept the{" "}
            <a href="/TermCondition" target="_blank">
              terms and conditions
            </a>
            , and I am at least 18 years old.
          </>
        }
        hint={
          <>
            We keep what you entered to show your profile and to bring you work. You can see, correct or withdraw it at any time: write to <a href={`mailto:${BRAND.email.privacy}`}>{BRAND.email.privacy}</a>. More in the{" "}
            <a href="/privacypolicy" target="_blank">
              Privacy Policy
            </a>
            .
          </>
        }
        {...field}
      />
    </section>
  );
}

function Panel({ at, step, children }: { at: number; step: number; children: ReactNode }) {
  return (
    <div className="form-step" id={`form-step-${at + 1}`} hidden={at !== step}>
      {children}
    </div>
  );
}

/** The four steps. All stay mounted, one is in sight. */
export function FormPanels({ step, shelf, editing, onStep }: { step: number; shelf: PhotoShelf; editing: boolean; onStep: (step: number) => void }) {
  return (
    <>
      <Panel at={0} step={step}>
        <AboutStep />
      </Panel>
      <Panel at={1} step={step}>
        <PlacesStep />
      </Panel>
      <Panel at={2} step={step}>
        <SkillsStep />
      </Panel>
      <Panel at={3} step={step}>
        <PhotoFields shelf={shelf} editing={editing} />
        <VisibilityFields />
        {step === 3 ? <Review onStep={onStep} /> : null}
        {editing ? null : <Terms />}
      </Panel>
    </>
  );
}
