import { BRAND } from "../../../domain/brand.ts";
import { buttonClass, LinkButton } from "../../../ui/button.tsx";
import { Icon, Phone } from "../../../ui/icons.tsx";
import { isReady } from "../nav-links.ts";

/** Book Now, where the service's page stands; else the number to call. `ready` in nav-links decides. */
export function ServiceAction({ name, path }: { name: string; path: string }) {
  if (isReady(path)) {
    return (
      <LinkButton to={path} variant="line" slim aria-label={`Book Now: ${name}`}>
        Book Now
      </LinkButton>
    );
  }
  return (
    <a href={`tel:${BRAND.phone.e164}`} className={buttonClass({ variant: "line", slim: true })} aria-label={`Call us to book: ${name}, ${BRAND.phone.shown}`}>
      <Icon as={Phone} />
      Call us to book
    </a>
  );
}
