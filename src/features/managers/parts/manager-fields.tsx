import { get, useController, useFormContext, useWatch } from "react-hook-form";
import { EVENT_COUNT_OPTIONS, EXPERIENCE_OPTIONS } from "../../../domain/event-types.ts";
import { COUNTS, TEXT_LENGTHS } from "../../../domain/limits.ts";
import { districtsOf, states } from "../../../domain/places/places-data.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/choice-fields.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/fields.tsx";
import { Plus, Trash2 } from "../../../ui/icons.tsx";
import { SOCIAL_LINKS, SOCIAL_NAMES, type SocialName } from "../manager-messages.ts";
import type { ManagerFormValues } from "../manager-model.ts";

/** Ties inputs to the form around them. The value stands in the server's page too, before the script runs. */
export function useManagerField() {
  const { register, formState } = useFormContext<ManagerFormValues>();
  return (name: Parameters<typeof register>[0]) => {
    const { message } = (get(formState.errors, name) ?? {}) as { message?: unknown };
    return { ...register(name), error: typeof message === "string" ? message : undefined, defaultValue: String(get(formState.defaultValues, name) ?? "") };
  };
}

type Choice = "addressState" | "addressDistrict" | "experienceYears" | "totalEventCount";

/** Controlled, because districts change with the state. A value of another client stays among the choices. */
function Select({ name, label, options, placeholder, onChosen, autoComplete }: { name: Choice; label: string; options: readonly string[]; placeholder: string; onChosen?: () => void; autoComplete?: string }) {
  const { field, fieldState } = useController<ManagerFormValues, Choice>({ name });
  const all = field.value && !options.includes(field.value) && name !== "addressDistrict" ? [field.value, ...options] : options;
  return (
    <SelectField
      {...field}
      label={label}
      placeholder={placeholder}
      options={all}
      autoComplete={autoComplete}
      error={fieldState.error?.message}
      onChange={(event) => {
        field.onChange(event);
        onChosen?.();
      }}
    />
  );
}

export function BasicFields() {
  const field = useManagerField();
  const { setValue, register, formState } = useFormContext<ManagerFormValues>();
  const [state, showEmail] = useWatch<ManagerFormValues, ["addressState", "showEmail"]>({ name: ["addressState", "showEmail"] });
  return (
    <section aria-labelledby="basic">
      <h2 id="basic">Basic Information</h2>
      <div className="two">
        <TextField label="Full name" autoComplete="name" maxLength={TEXT_LENGTHS.fullName} {...field("fullName")} />
        <TextField label="Company name" optional autoComplete="organization" maxLength={TEXT_LENGTHS.company} {...field("CompanyName")} />
        <TextField label="Mobile number" type="tel" inputMode="tel" autoComplete="tel" hint="10 digits. Only our team and you see it." {...field("mobile")} />
        <TextField label="Email" type="email" inputMode="email" autoComplete="email" {...field("email")} />
        <div className="span switches">
          <CheckField role="switch" label="Show my email" hint={showEmail ? "Public, for everybody on the internet." : "Off: only you and our team see it."} defaultChecked={formState.defaultValues?.showEmail} {...register("showEmail")} />
        </div>
        <Select name="addressState" label="State" options={states()} placeholder="Select state" autoComplete="address-level1" onChosen={() => setValue("addressDistrict", "", { shouldDirty: true })} />
        <Select name="addressDistrict" label="District" options={districtsOf(state)} placeholder={state ? "Select district" : "Choose a state first"} />
      </div>
    </section>
  );
}

export function ProfessionalFields() {
  const field = useManagerField();
  return (
    <section aria-labelledby="professional">
      <h2 id="professional">Professional Information</h2>
      <div className="two">
        <Select name="experienceYears" label="Experience (years)" options={EXPERIENCE_OPTIONS} placeholder="Select years" />
        <Select name="totalEventCount" label="Total events handled" options={EVENT_COUNT_OPTIONS} placeholder="Select events" />
        <TextArea className="span" label="Work experience" rows={4} hint="Which events, which tasks, how large a team?" maxLength={TEXT_LENGTHS.longText} {...field("experience")} />
        <TextArea className="span" label="Professional summary" optional rows={4} hint="It opens your public profile." maxLength={TEXT_LENGTHS.longText} {...field("professionalSummary")} />
      </div>
    </section>
  );
}

/** Up to five links, added and removed one by one. */
export function VideoFields() {
  const { setValue, formState, clearErrors } = useFormContext<ManagerFormValues>();
  const videos = useWatch<ManagerFormValues, "videos">({ name: "videos" });
  const put = (next: string[]) => {
    clearErrors("videos");
    setValue("videos", next, { shouldDirty: true });
  };
  const messageAt = (at: number) => {
    const { message } = (get(formState.errors, `videos.${at}`) ?? {}) as { message?: string };
    return message;
  };
  return (
    <div className="field">
      <span className="lab">
        Video links <span className="opt">(optional)</span>
      </span>
      <p className="hint">
        YouTube plays on your profile. {videos.filter(Boolean).length} of {COUNTS.videoLinks} added.
      </p>
      <div className="entries">
        {videos.map((video, at) => (
          // eslint-disable-next-line react/no-array-index-key -- a link has no name but its place, and its text is being typed
          <div className="entry one" key={at}>
            <TextField label={`Video ${at + 1}`} name={`videos.${at}`} type="url" inputMode="url" placeholder="https://www.youtube.com/watch?v=…" value={video} error={messageAt(at)} onChange={(event) => put(videos.map((other, index) => (index === at ? event.target.value : other)))} />
            <button type="button" className="tool" aria-label={`Remove video ${at + 1}`} onClick={() => put(videos.filter((_, index) => index !== at))}>
              <Trash2 className="icon" />
            </button>
          </div>
        ))}
      </div>
      {videos.length < COUNTS.videoLinks ? (
        <div>
          <Button variant="line" slim onClick={() => put([...videos, ""])}>
            <Plus className="icon" />
            Add a video link
          </Button>
        </div>
      ) : null}
    </div>
  );
}

const HINTS: Partial<Record<SocialName, string>> = { whatsapp: "Your number, or a link that begins with https://wa.me" };

export function SocialFields() {
  const field = useManagerField();
  return (
    <section aria-labelledby="social">
      <h2 id="social">Social Media Links</h2>
      <div className="two">
        {SOCIAL_NAMES.map((name) => (
          <TextField key={name} label={SOCIAL_LINKS[name]} optional inputMode={name === "whatsapp" ? "text" : "url"} autoComplete="off" hint={HINTS[name]} maxLength={TEXT_LENGTHS.url} {...field(`socialLinks.${name}`)} />
        ))}
      </div>
    </section>
  );
}
