// npm run start:cluster: the site by several processes on one PostgreSQL.
import { SERVE_ENV, SERVE_FLAGS } from "./serve-flags.mjs";
import { become, ensureBuilt, ensureInstalled, envFile } from "./setup.mjs";

ensureInstalled();
ensureBuilt();
become([...SERVE_FLAGS, ...envFile(), "scripts/serve-cluster.mjs"], SERVE_ENV);
