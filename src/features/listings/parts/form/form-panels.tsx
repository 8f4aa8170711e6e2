import { useWatch } from "react-hook-form";
import { Link } from "react-router";
import { useId, type ReactNode } from "react";
import { BRAND } from "../../../../domain/brand.ts";
import { say } from "../../../../domain/words/say.ts";
import { CheckField } from "../../../../ui/choice-fields.tsx";
import type { PhotoShelf } from "../../../../ui/photo-shelf.ts";
import { Rich } from "../../../../ui/rich.tsx";
import { ShelfGalleryField, ShelfProfileField } from "../../../../ui/shelf-fields.tsx";
import type { FormSection, PhotoRule } from "../../category.ts";
import type { FormValues, NamedField } from "../../fields/field.ts";
import { stepOfPhotos } from "../../form-plan.ts";
import { FieldInput } from "./field-inputs.tsx";
import { usePlan } from "./form-fields.tsx";
import { useTied } from "./tied-input.tsx";

function Terms() {
  const { defaultValue: _none, ...field } = useTied("termsAccepted");
  return (
    <section aria-label={say("Terms and conditions")}>
      <CheckField
        label={
          <Rich
            text={say("I accept the <a>terms and conditions</a>, and I am at least 18 years old.")}
            as={{
              a: (words) => (
                <Link to="/TermCondition" target="_blank">
                  {words}
                </Link>
              ),
            }}
          />
        }
        hint={
          <Rich
            text={say(
              "We keep what you entered to show your profile and to bring you work. You can see, correct or withdraw it at any time: write to <mail>{mail}</mail>. More in the <a>Privacy Policy</a>.",
              { mail: BRAND.email.privacy },
            )}
            as={{
              mail: (words) => <a href={`mailto:${words}`}>{words}</a>,
              a: (words) => (
                <Link to="/privacypolicy" target="_blank">
                  {words}
                </Link>
              ),
            }}
          />
        }
        {...field}
      />
    </section>
  );
}

const megabytes = ({ maxBytes }: PhotoRule) => `${Math.round(maxBytes / 1_048_576)} MB`;

type PhotosProps = { shelf: PhotoShelf; editing: boolean };

/** The profile photo and the gallery: chosen, previewed, removed; sent with the whole form. */
function PhotoInputs({ shelf, editing }: PhotosProps) {
  const { photos, messages } = usePlan();
  if (!photos) return null;
  const { profile, gallery } = photos;
  const formats = say("JPEG, PNG or WebP, less than {size}.", { size: megabytes(profile) });
  const needed = messages.photoRequired !== undefined;
  return (
    <>
      <ShelfProfileField
        shelf={shelf}
        label={profile.label ?? say("Profile photo")}
        name={profile.field}
        optional={editing || !needed}
        removable={editing && (profile.removable ?? (!needed && gallery.max > 0))}
        hint={
          editing
            ? say("Choose another one to replace it. {formats}", { formats })
            : `${profile.hint ?? ""} ${formats}`.trim()
        }
      />
      {gallery.max > 0 ? (
        <ShelfGalleryField
          shelf={shelf}
          label={gallery.label ?? say("Gallery")}
          name={gallery.field}
          optional
          max={gallery.max}
          hint={(total) =>
            `${gallery.hint ?? ""} ${say("{total} of {max} chosen, each less than {size}.", { total, max: gallery.max, size: megabytes(gallery) })}`.trim()
          }
        />
      ) : null}
    </>
  );
}

/** The same under a heading of their own. */
function Photos({ id, ...props }: PhotosProps & { id: string }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {say("Your photos")}
      </h2>
      <PhotoInputs {...props} />
    </section>
  );
}

/** A field that its condition may hide. */
function Conditional({ field }: { field: NamedField }) {
  const [other, wanted] = field.onlyIf ?? ["", ""];
  const value = useWatch<FormValues>({ name: other });
  return (
    <div className="span" hidden={value !== wanted}>
      <FieldInput field={field} />
    </div>
  );
}

const LISTS: ReadonlySet<NamedField["kind"]> = new Set(["records", "entries", "videos"]);

function Section({
  id,
  title,
  lead,
  fields: names,
  photos,
}: Omit<FormSection, "photos"> & { id: string; photos: ReactNode }) {
  const { fields } = usePlan();
  const inputs = names.map((name): NamedField => ({ ...fields[name]!, name }));
  // A list that is all of its section is called by the heading.
  const labelOf = ({ kind, label }: NamedField) => (LISTS.has(kind) && label === title ? "" : label);
  const switches = inputs.every(({ kind }) => kind === "switch");
  return (
    <section aria-labelledby={id}>
      <div>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {lead ? <p className="soft">{lead}</p> : null}
      </div>
      {photos}
      <div className={switches ? "switches" : "two"}>
        {inputs.map((field) =>
          field.onlyIf ? (
            <Conditional key={field.name} field={field} />
          ) : (
            <FieldInput key={field.name} field={field} label={labelOf(field)} />
          ),
        )}
      </div>
    </section>
  );
}

/** The steps of the form. All stay mounted; one is in sight, or (`all`) every one. */
export function FormPanels({
  step,
  all,
  shelf,
  editing,
  review,
}: {
  step: number;
  all: boolean;
  shelf: PhotoShelf;
  editing: boolean;
  /** Stands in the last step. */
  review: ReactNode;
}) {
  const { steps, photos, terms } = usePlan();
  // A page may hold two forms, as the tabs of an artist's edit page do.
  const id = useId();
  const last = steps.length - 1;
  const withPhotos = photos ? stepOfPhotos(steps) : -1;
  return steps.map(({ title, sections }, at) => (
    <div className="form-step" id={all ? undefined : `form-step-${at + 1}`} key={title} hidden={!all && at !== step}>
      {at === withPhotos && !sections.some((section) => section.photos) ? (
        <Photos id={`${id}-photos`} shelf={shelf} editing={editing} />
      ) : null}
      {sections.map((section, place) => (
        <Section
          key={section.title}
          {...section}
          id={`${id}-${at + 1}-${place + 1}`}
          photos={section.photos ? <PhotoInputs shelf={shelf} editing={editing} /> : null}
        />
      ))}
      {at === last ? (
        <>
          {step === last && !all ? review : null}
          {terms && !editing ? <Terms /> : null}
        </>
      ) : null}
    </div>
  ));
}
