import { meOf } from "../../enquiries/me.server.ts";
import { say } from "../../../domain/words/say.ts";
import { later } from "../../../ui/later.tsx";
import { publicPageMeta } from "../page-meta.ts";
import { ContactCards } from "../parts/contact-cards.tsx";
import { SocialLinks } from "../parts/footer-contact.tsx";
import { PageBanner } from "../parts/page-banner.tsx";
import type { Route } from "./+types/contact";

const form = () => import("../parts/contact-form.tsx");
const ContactForm = later(
  import.meta.env.SSR ? (await form()).ContactForm : null,
  async () => (await form()).ContactForm,
);

export async function loader(args: Route.LoaderArgs) {
  return { me: await meOf(args) };
}

export function meta({ matches }: Route.MetaArgs) {
  return publicPageMeta(matches, {
    name: say("Contact"),
    description: say(
      "Call us, write to us or send an enquiry: planning, artists, venues, volunteers and equipment for your event.",
    ),
    path: "/ContactUs",
  });
}

/** Specification, part 1, section 2.7. */
export default function ContactPage({ loaderData: { me } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner
        title={say("Contact Us")}
        crumb={say("Contact")}
        lead={say("Tell us what you are planning. A person answers.")}
        art="/art/cover-event-3.svg"
      />
      <div className="wrap contact">
        <ContactCards />
        <div className="contact-form">
          <ContactForm me={me} />
        </div>
        <aside className="contact-side">
          <h2>{say("Follow us")}</h2>
          <SocialLinks />
          <figure>
            <img src="/art/service-planner.svg" alt="" width={300} height={380} loading="lazy" />
          </figure>
        </aside>
      </div>
    </>
  );
}
