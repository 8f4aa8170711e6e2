import { say } from "../../../domain/words/say.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { HeartHandshake, MapPin, Pencil } from "../../../ui/icons.tsx";
import { Mark } from "../../../ui/mark.tsx";
import { later } from "../../../ui/later.tsx";
import type { VolunteerProfile } from "../volunteer-types.ts";
import { fullName, placeOf } from "./profile-words.ts";

const parts = () => import("./profile-later.ts");
const ShareTool = later(import.meta.env.SSR ? (await parts()).ShareTool : null, async () => (await parts()).ShareTool);

export interface BookProps {
  volunteer: VolunteerProfile;
  /** What its card says: '₹800 a day', 'Unpaid'. */
  price: string;
  /** The viewer's own profile: edited, not booked. */
  own: boolean;
  onBook: () => void;
}

type BookActionProps = Omit<BookProps, "price"> & { wide?: boolean; gold?: boolean };

/** Asks them for a day; on one's own profile the way to change it. */
export function BookAction({ volunteer, own, onBook, wide, gold }: BookActionProps) {
  if (own)
    return (
      <LinkButton to={`/volunteer/edit/${encodeURIComponent(volunteer.userId.username)}`} wide={wide}>
        <Pencil className="icon" />
        {say("Edit profile")}
      </LinkButton>
    );
  return (
    <Button wide={wide} variant={gold ? "gold" : "fill"} onClick={onBook} aria-haspopup="dialog">
      {say("Book Now")}
    </Button>
  );
}

/** On wide screens: the card under its own little canopy that stays in sight. */
export function BookCard(props: BookProps) {
  const { volunteer, own, price } = props;
  const districts = volunteer.selectedDistricts;
  return (
    <aside className="side" aria-label={own ? say("Your profile") : say("Booking")}>
      <div className="bookcard">
        <Mark className="k" />
        <h2>{own ? say("Your profile") : say("Book {name}", { name: volunteer.firstName || fullName(volunteer) })}</h2>
        {price && !own ? <p className="lprice">{price}</p> : null}
        <BookAction {...props} wide />
        <ul>
          <li>
            <MapPin className="icon" />
            {districts.length > 0
              ? districts.length > 5
                ? say("{places} and {n} more", { places: districts.slice(0, 5).join(", "), n: districts.length - 5 })
                : districts.join(", ")
              : placeOf(volunteer)}
          </li>
          <li>
            <HeartHandshake className="icon" />
            {say("A request costs nothing and binds nobody.")}
          </li>
        </ul>
      </div>
    </aside>
  );
}

/** On phones: the main action in reach of the thumb, with sharing beside it. */
export function BookBar({ url, ...props }: BookProps & { url: string }) {
  const name = fullName(props.volunteer);
  return (
    <div className="bookbar">
      <p className="min-w-0">
        <b>{props.price || name}</b>
        <span className="small soft">
          {props.price ? name : props.volunteer.addressDistrict || placeOf(props.volunteer)}
        </span>
      </p>
      <ShareTool name={name} url={url} />
      <BookAction {...props} />
    </div>
  );
}
