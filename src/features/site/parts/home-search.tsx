import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { House, Icon, MapPin, Search, Tent } from "../../../ui/icons.tsx";
import { SEARCHES, searchAddress } from "../search-address.ts";
import { PlaceInput } from "./place-input.tsx";

const loadPlaces = () => import("../../../domain/places/places-search.ts").then(({ findPlaces }) => findPlaces);

/**
 * The ticket: what is needed, where the event is, and on to the search for it. Without JavaScript, or where the places did not
 * load, the form asks the home page, whose loader sends it on in the same way.
 */
export function HomeSearch() {
  const [place, setPlace] = useState("");
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  async function search(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Asked of the form and not of state: what was chosen before the script arrived counts too.
    const asked = new FormData(event.currentTarget);
    const [what, city] = [String(asked.get("what")), String(asked.get("city"))];
    setBusy(true);
    try {
      await navigate(searchAddress({ what, place, city }, await loadPlaces()));
    } catch {
      await navigate(`/?${new URLSearchParams({ what, place, city })}`);
    }
    setBusy(false);
  }

  return (
    <div className="wrap ticket-wrap">
      <form className="ticket" role="search" aria-label="What you need near your event" action="/" method="get" onSubmit={(event) => void search(event)}>
        <div className="slot">
          <Icon as={Tent} />
          <label htmlFor="home-what">What do you need?</label>
          <select id="home-what" className="select" name="what">
            {SEARCHES.map((one) => (
              <option key={one.what} value={one.what}>
                {one.label}
              </option>
            ))}
          </select>
        </div>
        <div className="slot">
          <Icon as={MapPin} />
          <label htmlFor="home-place">Where is your event?</label>
          <PlaceInput id="home-place" name="place" value={place} onChange={setPlace} load={loadPlaces} placeholder="State or district" />
        </div>
        <div className="slot">
          <Icon as={House} />
          <label htmlFor="home-city">City or area (optional)</label>
          <input id="home-city" name="city" maxLength={100} placeholder="Vijay Nagar" enterKeyHint="search" />
        </div>
        <Button type="submit" busy={busy} busyLabel="Searching…">
          <Icon as={Search} />
          Search
        </Button>
      </form>
    </div>
  );
}
