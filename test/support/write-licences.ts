// npm run licences: writes docs/licences.md from package-lock.json.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../src/platform/root.server.ts";
import { licencesPage } from "./licences.ts";

writeFileSync(join(projectRoot, "docs/licences.md"), licencesPage());
console.log("▸ docs/licences.md is written.");
