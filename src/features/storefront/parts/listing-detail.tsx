import type { ReactNode } from "react";
import { say } from "../../../domain/words/say.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { later } from "../../../ui/later.tsx";
import { AskPanel, OwnPanel } from "../../listings/parts/ask-panel.tsx";
import { ListingMissing } from "../../listings/parts/listing-missing.tsx";
import { ProfileHero } from "../../listings/parts/profile-hero.tsx";
import { viewsWords } from "../../listings/profile-words.ts";
import type { DetailPageData, DetailView } from "../detail-view.ts";
import { DetailSections } from "./detail-sections.tsx";

const parts = () => import("./detail-later.ts");
const here = import.meta.env.SSR ? await parts() : null;
const DetailOpinions = later(here?.DetailOpinions, async () => (await parts()).DetailOpinions);
const ListingEnquiryForm = later(here?.ListingEnquiryForm, async () => (await parts()).ListingEnquiryForm);
const PhotoMosaic = later(here?.PhotoMosaic, async () => (await parts()).PhotoMosaic);

/**
 * The page of one listing: its pictures, the facts, what others say, and the way to ask; or that there is none.
 * `children` stands after the facts: what a category has of its own.
 */
export function ListingDetail({ data: { view, missing }, children }: { data: DetailPageData; children?: ReactNode }) {
  if (!view) return <ListingMissing {...missing} />;
  // Another listing is another page: nothing typed for one may reach the other.
  return (
    <Detail key={view.id} view={view}>
      {children}
    </Detail>
  );
}

function Detail({ view, children }: { view: DetailView; children: ReactNode }) {
  const { id, title, ratings, enquiry, price, photo, gallery, edit } = view;
  // What can be known at a glance comes first, whatever stands before it elsewhere.
  const facts = view.sections.filter((section) => section === view.sections.find((one) => one.facts));
  return (
    <>
      <ProfileHero
        crumbs={view.crumbs}
        name={title}
        lead={view.lead}
        place={view.place}
        rating={view.slug ? { value: ratings.averageRating, count: ratings.ratingCount } : undefined}
        views={view.slug ? viewsWords(view.viewCount) : ""}
        price={price || view.unpriced}
        action={enquiry?.jump}
        pictures={<PhotoMosaic id={id} sign={view.sign} name={title} images={photo ? [photo, ...gallery] : gallery} />}
        photo={photo ?? gallery[0] ?? null}
        url={view.url}
        title={view.head.title}
      />
      <div className="wrap pro-body asks">
        <div className="pro-main">
          <DetailSections sections={facts} />
          {view.opening ? <p className="lead whitespace-pre-line">{view.opening}</p> : null}
          <DetailSections sections={view.sections.filter((section) => !facts.includes(section))} />
          {children}
          <DetailOpinions view={view} />
        </div>
        {edit ? (
          <OwnPanel title={say("Your listing")}>
            <LinkButton to={edit} wide>
              {say("Edit")}
            </LinkButton>
          </OwnPanel>
        ) : null}
        {enquiry ? (
          <AskPanel
            title={enquiry.title}
            lead={price ? <p className="lprice">{price}</p> : <p className="soft">{enquiry.lead}</p>}
            bar={{ says: price || title, action: enquiry.jump }}
          >
            <ListingEnquiryForm enquiry={enquiry} dayFirst />
          </AskPanel>
        ) : null}
      </div>
    </>
  );
}
