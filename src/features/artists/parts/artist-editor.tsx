import { useRevalidator } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import { ChangePassword } from "../../accounts/parts/change-password.tsx";
import { ProfileForm } from "../../listings/parts/form/profile-form.tsx";
import type { EditPage as EditOf } from "../../listings/profile-pages.server.ts";
import { StatusNotice } from "./artist-states.tsx";

/** The three tabs of the edit page: the person, the art, the password. */
export function ArtistEditor({ me, art, username }: { me: EditOf; art: EditOf; username: string }) {
  const { revalidate } = useRevalidator();
  const tab = (key: string, label: string, { plan, values, photos, version }: EditOf) => ({
    key,
    label,
    content: (
      <ProfileForm
        // What was saved is what the form begins with anew.
        key={JSON.stringify([values, photos])}
        label={label}
        plan={plan}
        mode={{ kind: "edit", path: "/api/artist/update", version }}
        values={values}
        photos={photos}
        onDone={() => void revalidate()}
      />
    ),
  });
  return (
    <>
      <StatusNotice artist={art} editing />
      <Tabs
        label={say("Edit artist profile")}
        tabs={[
          tab("me", say("My Profile"), me),
          tab("art", say("Artist Profile"), art),
          { key: "password", label: say("Change Password"), content: <ChangePassword username={username} /> },
        ]}
      />
    </>
  );
}
