/** The arrows of docs/architecture.md: app → features (in tiers) → ui | platform → domain. Nothing points back. */
const rule = (name, comment, from, to) => ({ name, severity: "error", comment, from, to });

/**
 * The order of features, by tier: each may read only those named before it, so that none can point up and no circle can
 * close. Whatever is not named is a category: it reads foundation and marketplace, and no other category.
 */
const TIERS = {
  foundation: ["notifications", "accounts", "trust"],
  marketplace: [
    "content",
    "listings",
    "reviews",
    "reports",
    "calendar",
    "demand",
    "prices",
    "recommending",
    "enquiries",
    "bookings",
    "payments",
    "messages",
    "booking-reviews",
    "disputes",
    "events",
    "deciding",
    "papers",
    "search",
    "saved-searches",
    "places",
    "storefront",
  ],
  categories: [],
  desks: ["admin", "rights"],
  shell: ["site"],
};
const below = [...TIERS.foundation, ...TIERS.marketplace];
const above = [...TIERS.desks, ...TIERS.shell];
const inFeature = (...names) => `^src/features/(${names.join("|")})/`;
/** Features that are not named: the categories. */
const inCategory = `^src/features/(?!(?:${[...below, ...above].join("|")})/)([^/]+)/`;
/** Tests sign people up and make listings of whatever kind they need. */
const inTests = "\\.test\\.tsx?$|-test-kit(\\.server)?\\.ts$";

const tiers = [
  ...Object.entries(TIERS)
    .flatMap(([tier, features]) =>
      features.map((feature) => {
        const known = [...below, ...above];
        const read = known.slice(0, known.indexOf(feature) + 1);
        const seesCategories = above.includes(feature);
        return rule(
          `${feature}-points-down`,
          `${feature} stands in the tier '${tier}': it reads ${read.slice(0, -1).join(", ") || "no other feature"}${seesCategories ? " and the categories" : ""}. What it needs of features above is handed in by src/app (as jobs are), or moves down.`,
          { path: inFeature(feature), pathNot: inTests },
          seesCategories
            ? { path: inFeature(...known.filter((name) => !read.includes(name))) }
            : {
                path: "^src/features/",
                pathNot: [inFeature(...read), ...(tier === "marketplace" ? ["^src/features/registry\\.ts$"] : [])],
              },
        );
      }),
    )
    .filter(({ to }) => to.path !== "^src/features/()/"),
  rule(
    "categories-point-down",
    "A category reads what all share (foundation, marketplace); desks and shell stand above it.",
    { path: inCategory, pathNot: inTests },
    { path: inFeature(...above) },
  ),
  rule(
    "categories-stand-alone",
    "One category knows nothing of another: what two need belongs into the marketplace.",
    { path: inCategory, pathNot: inTests },
    { path: inCategory, pathNot: "^src/features/$1/" },
  ),
  rule(
    "registry-holds-data-only",
    "The one arrow that goes up: the marketplace reads src/features/registry.ts, which names every category. It may, because what is handed down is data: a category's `*-category.ts`, and nothing else of it.",
    { path: "^src/features/registry\\.ts$" },
    { path: "^src/", pathNot: "^src/features/([^/]+/[^/]+-category\\.ts|listings/category\\.ts)$" },
  ),
  rule(
    "category-files-are-data",
    "What the registry hands down to the marketplace is plain: fields, words and paths, without services, pages or the server.",
    { path: "-category\\.ts$" },
    { path: "\\.server\\.tsx?$|/pages/|^src/features/registry\\.ts$", dependencyTypesNot: ["type-only"] },
  ),
];

export default {
  forbidden: [
    ...tiers,
    rule(
      "no-circles",
      "Modules that need each other are one module, or a third is missing between them.",
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    ),
    rule(
      "internals-know-nobody",
      "src/internals holds what reaches into the private parts of libraries, for whoever needs it: it knows nothing of the house.",
      { path: "^src/internals" },
      { path: "^src/(app|features|platform|ui|domain)" },
    ),
    rule(
      "private-parts-in-one-folder",
      "What a library does not offer as its own (a file below its `dist` or `lib`) is reached from src/internals alone, where a test names its version.",
      { path: "^src", pathNot: "^src/internals" },
      { path: "node_modules/pg-protocol/" },
    ),
    rule(
      "domain-is-pure",
      "src/domain is the shared vocabulary: it knows nothing of the rest of the house.",
      { path: "^src/domain" },
      { path: "^src/(app|features|platform|ui|internals)" },
    ),
    rule(
      "platform-knows-no-feature",
      "src/platform serves every feature and so may know none.",
      { path: "^src/platform" },
      { path: "^src/(app|features|ui)" },
    ),
    rule(
      "ui-is-plain",
      "src/ui is the design kit: it shows what it is given and knows neither features nor the server.",
      { path: "^src/ui" },
      { path: "^src/(app|features|platform)" },
    ),
    rule(
      "features-do-not-wire",
      "src/app wires the features together; a feature that imports it turns the arrow round.",
      { path: "^src/features" },
      { path: "^src/app" },
    ),
    rule(
      "stores-are-private",
      "A feature does not reach into another's store: it asks the other's service.",
      { path: "^src/features/([^/]+)/" },
      { path: "^src/features/[^/]+/.*-store\\.server\\.ts$", pathNot: "^src/features/$1/" },
    ),
    rule(
      "server-stays-on-the-server",
      "Parts, models and the kit reach the browser: *.server.ts must not. (Route modules may, for their loaders: the build takes those out and proves it.)",
      {
        path: "^src/(ui|domain|features/.*/(parts/|[^/]*-(model|access)\\.ts))",
        pathNot: "\\.test\\.tsx?$|\\.server\\.tsx?$",
      },
      { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "no-orphan-imports",
      "Every import must resolve, to a file of ours or to a dependency of package.json.",
      {},
      { couldNotResolve: true, pathNot: "^(virtual:|\\./\\+types/)" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\+types/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
