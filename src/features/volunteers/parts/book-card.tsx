import { Button, LinkButton } from "../../../ui/button.tsx";
import { HeartHandshake, MapPin, Pencil, Share2 } from "../../../ui/icons.tsx";
import { Mark } from "../../../ui/mark.tsx";
import { useToast } from "../../../ui/toast.tsx";
import type { VolunteerProfile } from "../volunteer-types.ts";
import { fullName, placeOf } from "./profile-words.ts";

export interface BookProps {
  volunteer: VolunteerProfile;
  /** The viewer's own profile: edited, not booked. */
  own: boolean;
  onBook: () => void;
}

function BookAction({ volunteer, own, onBook, wide }: BookProps & { wide?: boolean }) {
  if (own)
    return (
      <LinkButton to={`/volunteer/edit/${encodeURIComponent(volunteer.userId.username)}`} wide={wide}>
        <Pencil className="icon" />
        Edit profile
      </LinkButton>
    );
  return (
    <Button wide={wide} onClick={onBook} aria-haspopup="dialog">
      Book Now
    </Button>
  );
}

/** On wide screens: the card under its own little canopy that stays in sight. */
export function BookCard(props: BookProps) {
  const { volunteer, own } = props;
  const districts = volunteer.selectedDistricts;
  return (
    <aside className="side" aria-label={own ? "Your profile" : "Booking"}>
      <div className="bookcard">
        <Mark className="k" />
        <h2>{own ? "Your profile" : `Book ${volunteer.firstName || fullName(volunteer)}`}</h2>
        <BookAction {...props} wide />
        <ul>
          <li>
            <MapPin className="icon" />
            {districts.length > 0 ? districts.slice(0, 5).join(", ") + (districts.length > 5 ? ` and ${districts.length - 5} more` : "") : placeOf(volunteer)}
          </li>
          <li>
            <HeartHandshake className="icon" />
            A request costs nothing and binds nobody.
          </li>
        </ul>
      </div>
    </aside>
  );
}

/** On phones: the main action in reach of the thumb, with sharing beside it. */
export function BookBar({ url, ...props }: BookProps & { url: string }) {
  const toast = useToast();
  const name = fullName(props.volunteer);
  async function share() {
    try {
      if (typeof navigator.share === "function") {
        await navigator.share({ title: name, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      toast.success("Profile link copied to clipboard!");
    } catch (problem) {
      // Changing one's mind in the system's sheet is no failure.
      if (!(problem instanceof DOMException && problem.name === "AbortError")) toast.error("Failed to copy link.");
    }
  }
  return (
    <div className="bookbar">
      <p className="min-w-0">
        <b className="block truncate">{name}</b>
        <span className="small soft block truncate">{props.volunteer.addressDistrict || placeOf(props.volunteer)}</span>
      </p>
      <button type="button" className="tool" aria-label="Share profile" onClick={() => void share()}>
        <Share2 className="icon" />
      </button>
      <BookAction {...props} />
    </div>
  );
}
