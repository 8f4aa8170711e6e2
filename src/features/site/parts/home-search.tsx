import { useState } from "react";
import { useHref, useNavigate } from "react-router";
import { say } from "../../../domain/words/say.ts";
import { Button } from "../../../ui/button.tsx";
import { House, Icon, MapPin, Search, Tent } from "../../../ui/icons.tsx";
import { searchAddress } from "../search-address.ts";
import type { CategoryLink } from "../shell-session.ts";
import { inOtherScript, PlaceInput } from "./place-input.tsx";

/** Names in Hindi come once another script is typed. */
const loadPlaces = async (typed: string) => {
  const [{ findPlaces }] = await Promise.all([
    import("../../../domain/places/places-search.ts"),
    inOtherScript(typed) ? import("../../../domain/places/places-in-hindi.ts") : null,
  ]);
  return findPlaces;
};

/**
 * The ticket: what is needed, where the event is, and on to the search for it. Without JavaScript, or where the places did not
 * load, the form asks the home page, whose loader sends it on in the same way.
 */
export function HomeSearch({ categories }: { categories: readonly CategoryLink[] }) {
  const [place, setPlace] = useState("");
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const searches = categories.filter(({ notInSearchBox }) => !notInSearchBox);

  async function search(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Asked of the form and not of state: what was chosen before the script arrived counts too.
    const asked = new FormData(event.currentTarget);
    const [what, city] = [String(asked.get("what")), String(asked.get("city"))];
    setBusy(true);
    try {
      await navigate(searchAddress({ what, place, city }, categories, await loadPlaces(place)));
    } catch {
      await navigate(`/?${new URLSearchParams({ what, place, city })}`);
    }
    setBusy(false);
  }

  return (
    <div className="wrap ticket-wrap">
      <form
        className="ticket"
        role="search"
        aria-label={say("What you need near your event")}
        action={useHref("/")}
        method="get"
        onSubmit={(event) => void search(event)}
      >
        <div className="slot">
          <Icon as={Tent} />
          <label htmlFor="home-what">{say("What do you need?")}</label>
          <select id="home-what" className="select" name="what">
            {searches.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div className="slot">
          <Icon as={MapPin} />
          <label htmlFor="home-place">{say("Where is your event?")}</label>
          <PlaceInput
            id="home-place"
            name="place"
            value={place}
            onChange={setPlace}
            load={loadPlaces}
            placeholder={say("State or district")}
          />
        </div>
        <div className="slot">
          <Icon as={House} />
          <label htmlFor="home-city">{say("City or area (optional)")}</label>
          <input id="home-city" name="city" maxLength={100} placeholder={say("Vijay Nagar")} enterKeyHint="search" />
        </div>
        <Button type="submit" busy={busy} busyLabel={say("Searching…")}>
          <Icon as={Search} />
          {say("Search")}
        </Button>
      </form>
      <form
        className="ticket-words"
        role="search"
        aria-label={say("In your own words")}
        action={useHref("/search")}
        method="get"
      >
        <label htmlFor="home-words">{say("Or in your own words")}</label>
        <input id="home-words" className="input" type="search" name="q" placeholder={say("Hall for 300 in Jaipur")} />
        <Button type="submit" variant="line">
          {say("Go")}
        </Button>
      </form>
    </div>
  );
}
