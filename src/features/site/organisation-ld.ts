import { BRAND } from "../../domain/brand.ts";
import { absolute, type JsonLd } from "../../ui/page/seo.ts";

const address = ({ street, city, state, pin }: { street: string; city: string; state: string; pin: string }) => ({
  "@type": "PostalAddress",
  streetAddress: street,
  addressLocality: city,
  addressRegion: state,
  postalCode: pin,
  addressCountry: "IN",
});

/** The house and its site for search engines: who we are, where, and that the site can be searched by city. */
export function organisationLd(origin: string): JsonLd[] {
  const id = `${origin}/#organisation`;
  return [
    {
      "@type": "LocalBusiness",
      "@id": id,
      name: BRAND.name,
      legalName: BRAND.company,
      description: BRAND.siteDescription,
      url: `${origin}/`,
      logo: absolute("/icon-512.png", origin),
      image: absolute("/icon-512.png", origin),
      telephone: BRAND.phone.e164,
      email: BRAND.email.contact,
      address: [address(BRAND.headOffice), address(BRAND.branchOffice)],
      areaServed: { "@type": "Country", name: "India" },
      sameAs: BRAND.social.map(({ url }) => url),
    },
    {
      "@type": "WebSite",
      name: BRAND.name,
      url: `${origin}/`,
      inLanguage: "en-IN",
      publisher: { "@id": id },
      potentialAction: {
        "@type": "SearchAction",
        target: `${origin}/Volunteers?city={search_term_string}`,
        "query-input": "required name=search_term_string",
      },
    },
  ];
}
