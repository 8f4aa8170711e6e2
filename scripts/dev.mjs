// npm run dev: the site with hot reload of pages and calls.
import { become, ensureInstalled } from "./setup.mjs";

ensureInstalled();
become(["--env-file-if-exists=.env", "scripts/dev-server.mjs"], { NODE_ENV: "development" });
