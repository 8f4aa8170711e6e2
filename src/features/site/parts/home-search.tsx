import { useState } from "react";
import { Form, useNavigate } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { House, Icon, MapPin, Search } from "../../../ui/icons.tsx";
import { volunteerSearchAddress } from "../search-address.ts";
import { PlaceInput } from "./place-input.tsx";

const loadPlaces = () => import("../../../domain/places/places-search.ts").then(({ findPlaces }) => findPlaces);

/**
 * The ticket: where the event is, and on to the volunteers there. Without JavaScript, or where the places did not
 * load, the form asks the home page, whose loader sends it on in the same way.
 */
export function HomeSearch() {
  const [place, setPlace] = useState("");
  const [city, setCity] = useState("");
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  async function search(event: React.FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await navigate(volunteerSearchAddress({ place, city }, await loadPlaces()));
    } catch {
      await navigate(`/?${new URLSearchParams({ place, city })}`);
    }
    setBusy(false);
  }

  return (
    <div className="wrap ticket-wrap">
      <Form className="ticket min-[56rem]:grid-cols-[1.35fr_1fr_auto]!" role="search" aria-label="Volunteers near your event" action="/" method="get" onSubmit={(event) => void search(event)}>
        <div className="slot">
          <Icon as={MapPin} />
          <label htmlFor="home-place">Where is your event?</label>
          <PlaceInput id="home-place" name="place" value={place} onChange={setPlace} load={loadPlaces} placeholder="State or district" />
        </div>
        <div className="slot">
          <Icon as={House} />
          <label htmlFor="home-city">City or area (optional)</label>
          <input id="home-city" name="city" value={city} onChange={(event) => setCity(event.target.value)} maxLength={100} placeholder="Vijay Nagar" enterKeyHint="search" />
        </div>
        <Button type="submit" busy={busy} busyLabel="Searching…">
          <Icon as={Search} />
          Search
        </Button>
      </Form>
    </div>
  );
}
