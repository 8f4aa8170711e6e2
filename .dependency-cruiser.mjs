/** The arrows of docs/architecture.md: app → features → ui | platform → domain. Nothing points back. */
const rule = (name, comment, from, to) => ({ name, severity: "error", comment, from, to });

export default {
  forbidden: [
    rule("no-circles", "Modules that need each other are one module, or a third is missing between them.", {}, { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } }),
    rule("domain-is-pure", "src/domain is the shared vocabulary: it knows nothing of the rest of the house.", { path: "^src/domain" }, { path: "^src/(app|features|platform|ui)" }),
    rule("platform-knows-no-feature", "src/platform serves every feature and so may know none.", { path: "^src/platform" }, { path: "^src/(app|features|ui)" }),
    rule("ui-is-plain", "src/ui is the design kit: it shows what it is given and knows neither features nor the server.", { path: "^src/ui" }, { path: "^src/(app|features|platform)" }),
    rule("features-do-not-wire", "src/app wires the features together; a feature that imports it turns the arrow round.", { path: "^src/features" }, { path: "^src/app" }),
    rule("stores-are-private", "A feature does not reach into another's store: it asks the other's service.", { path: "^src/features/([^/]+)/" }, { path: "^src/features/[^/]+/.*-store\\.server\\.ts$", pathNot: "^src/features/$1/" }),
    rule("no-category-by-name", "listings, enquiries and reviews name no category: they read the registry.", { path: "^src/features/(listings|enquiries|reviews)/", pathNot: "\\.test\\.tsx?$" }, { path: "^src/features/(volunteers|managers|artists|venues|planners|rentals)/" }),
    rule("server-stays-on-the-server", "Parts, models and the kit reach the browser: *.server.ts must not. (Route modules may, for their loaders: the build takes those out and proves it.)", { path: "^src/(ui|domain|features/.*/(parts/|[^/]*-(model|access)\\.ts))", pathNot: "\\.test\\.tsx?$|\\.server\\.tsx?$" }, { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] }),
    rule("no-orphan-imports", "Every import must resolve, to a file of ours or to a dependency of package.json.", {}, { couldNotResolve: true, pathNot: "^(virtual:|\\./\\+types/)" }),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\+types/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "require", "node", "default", "types"], extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] },
  },
};
