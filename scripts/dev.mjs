// npm run dev: the site with hot reload of pages and calls.
import { become, ensureInstalled, envFile } from "./setup.mjs";

ensureInstalled();
become([...envFile(), "scripts/dev-server.mjs"], { NODE_ENV: "development" });
