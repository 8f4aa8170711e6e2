import { useWatch } from "react-hook-form";
import { ARTIST_LENGTHS, COUNTS } from "../../../../domain/limits.ts";
import { graphemeLength } from "../../../../domain/text.ts";
import { Button } from "../../../../ui/button.tsx";
import { RadioGroup } from "../../../../ui/choice-fields.tsx";
import { SelectField, TextArea, TextField } from "../../../../ui/fields.tsx";
import { Plus, Trash2 } from "../../../../ui/icons.tsx";
import { StateSelect } from "../../../../ui/state-select.tsx";
import { ARTIST_CATEGORIES, ARTIST_MAX } from "../../artist-model.ts";
import type { ArtistFormState } from "./use-artist-form.ts";

type Props = { state: ArtistFormState };

const tie = ({ form, errorOf }: ArtistFormState) => (name: string) => ({ ...form.register(name), error: errorOf(name), defaultValue: String(form.formState.defaultValues?.[name] ?? "") });

/** First and last name, e-mail and mobile. */
export function PersonFields({ state }: Props) {
  const field = tie(state);
  return (
    <div className="two">
      <TextField label="First name" autoComplete="given-name" {...field("firstName")} />
      <TextField label="Last name" autoComplete="family-name" hint="Only one name? Write a dot." {...field("lastName")} />
      <TextField label="Email" type="email" inputMode="email" autoComplete="email" hint="Only you and our team see it." {...field("email")} />
      <TextField label="Mobile" type="tel" inputMode="tel" autoComplete="tel" hint="Ten digits. Only you and our team see it." {...field("mobile")} />
    </div>
  );
}

/** What is performed, how long, by how many, and where. */
export function ArtFields({ state, states }: Props & { states: readonly string[] }) {
  const field = tie(state);
  const { form, errorOf } = state;
  const addressState = useWatch({ control: form.control, name: "addressState" });
  return (
    <div className="two">
      <SelectField label="Category" placeholder="Select category" options={ARTIST_CATEGORIES} {...field("category")} />
      <TextField label="Music/Genre" optional hint="Sufi, Bollywood, Kathak: separate them with commas." {...field("genre")} />
      <TextField label="Performance duration in hours" optional inputMode="decimal" placeholder="2" {...field("duration")} />
      <TextField label="Team members" optional inputMode="numeric" placeholder="4" {...field("team")} />
      <TextField label="Language" optional placeholder="Hindi, English" {...field("language")} />
      <RadioGroup label="Open to travel" optional options={["Yes", "No"]} {...field("travel")} />
      <StateSelect label="State" name="addressState" states={states} value={String(addressState ?? "")} error={errorOf("addressState")} onChange={(chosen) => form.setValue("addressState", chosen, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })} />
      <TextField label="City" autoComplete="address-level2" {...field("city")} />
      <TextField className="span" label="Location" optional hint="Area or studio from where you start." {...field("location")} />
    </div>
  );
}

/** What visitors and search engines read. */
export function WordsFields({ state }: Props) {
  const field = tie(state);
  const [description, keywords, metaDescription] = useWatch({ control: state.form.control, name: ["description", "profileKeywords", "profileDescription"] });
  const length = (text: unknown) => graphemeLength(String(text ?? "").trim());
  return (
    <div className="grid gap-5">
      <TextField label="Meta title" optional hint="The line that search results show, and that stands below your name, such as ‘Sufi evenings by Gauri’." maxLength={ARTIST_MAX.title} {...field("profileTitle")} />
      <TextArea label="Description" optional rows={8} hint={`About you, at least ${ARTIST_LENGTHS.descriptionMin} characters. ${length(description)} of ${ARTIST_MAX.description} characters.`} {...field("description")} />
      <TextArea label="Meta keywords" optional rows={2} hint={`Words people search by, separated with commas. ${length(keywords)} of ${ARTIST_LENGTHS.metaKeywords} characters.`} {...field("profileKeywords")} />
      <TextArea label="Meta description" optional rows={3} hint={`Two lines for search results. ${length(metaDescription)} of ${ARTIST_LENGTHS.metaDescription} characters.`} {...field("profileDescription")} />
    </div>
  );
}

/** Up to five links; one empty line stands ready. Empty ones are not sent. */
export function VideoFields({ state: { form, errorOf } }: Props) {
  const watched = useWatch({ control: form.control, name: "videoLink" });
  const links = Array.isArray(watched) && watched.length > 0 ? watched : [""];
  const put = (next: string[]) => form.setValue("videoLink", next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <div className="grid gap-4">
      <ol className="entries">
        {links.map((link, at) => (
          // Links have no identity but their place.
          // eslint-disable-next-line react/no-array-index-key
          <li className="entry one" key={at}>
            <TextField
              label={`YouTube link ${at + 1}`}
              optional
              name={`videoLink.${at}`}
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://www.youtube.com/watch?v=…"
              value={link}
              error={errorOf(`videoLink.${at}`)}
              onChange={(event) => put(links.map((other, place) => (place === at ? event.target.value : other)))}
            />
            {links.length > 1 ? (
              <button type="button" className="tool" aria-label={`Remove link ${at + 1}`} onClick={() => put(links.filter((_, place) => place !== at))}>
                <Trash2 className="icon" />
              </button>
            ) : null}
          </li>
        ))}
      </ol>
      {links.length < COUNTS.videoLinks ? (
        <div>
          <Button variant="line" slim onClick={() => put([...links, ""])}>
            <Plus className="icon" />
            Add another video
          </Button>
        </div>
      ) : null}
    </div>
  );
}
