import { publicPageMeta } from "../page-meta.ts";
import { ContactCards } from "../parts/contact-cards.tsx";
import { ContactForm } from "../parts/contact-form.tsx";
import { SocialLinks } from "../parts/footer-contact.tsx";
import { PageBanner } from "../parts/page-banner.tsx";
import type { Route } from "./+types/contact";

export function meta({ matches }: Route.MetaArgs) {
  return publicPageMeta(matches, { name: "Contact", description: "Call us, write to us or send an enquiry: planning, artists, venues, volunteers and equipment for your event.", path: "/ContactUs" });
}

/** Specification, part 1, section 2.7. */
export default function ContactPage() {
  return (
    <>
      <PageBanner title="Contact Us" crumb="Contact" lead="Tell us what you are planning. A person answers." art="/art/cover-event-3.svg" />
      <div className="wrap contact">
        <ContactCards />
        <div className="contact-form">
          <ContactForm />
        </div>
        <aside className="contact-side">
          <h2>Follow us</h2>
          <SocialLinks />
          <figure>
            <img src="/art/service-planner.svg" alt="" width={300} height={380} loading="lazy" />
          </figure>
        </aside>
      </div>
    </>
  );
}
