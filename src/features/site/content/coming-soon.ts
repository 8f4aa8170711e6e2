/** The coming-soon page (specification, part 1, section 2.10): the text is exact. */
export const COMING_SOON = {
  title: "We are launching on 15th July 2025",
  /** Once the countdown stands at zeros. */
  since: "The canopy is up. Come in.",
} as const;
