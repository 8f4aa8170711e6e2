import { BRAND } from "../../domain/brand.ts";
import { language, say } from "../../domain/words/say.ts";
import { absolute, spokenAddress, type JsonLd } from "../../ui/page/seo.ts";

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
      description: say(BRAND.siteDescription),
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
      url: spokenAddress("/", origin),
      inLanguage: `${language()}-IN`,
      publisher: { "@id": id },
      potentialAction: {
        "@type": "SearchAction",
        target: spokenAddress("/Volunteers?city={search_term_string}", origin),
        "query-input": "required name=search_term_string",
      },
    },
  ];
}
