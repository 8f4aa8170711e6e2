// npm start: from a fresh clone to the running site.
import { SERVE_ENV, SERVE_FLAGS } from "./serve-flags.mjs";
import { become, ensureBuilt, ensureInstalled, envFile } from "./setup.mjs";

ensureInstalled();
ensureBuilt();
become([...SERVE_FLAGS, ...envFile(), "scripts/serve.mjs"], SERVE_ENV);
