// npm start: from a fresh clone to the running site.
import { SERVE_ENV, SERVE_FLAGS } from "./serve-flags.mjs";
import { become, ensureBuilt, ensureInstalled } from "./setup.mjs";

ensureInstalled();
ensureBuilt();
become([...SERVE_FLAGS, "--env-file-if-exists=.env", "scripts/serve.mjs"], SERVE_ENV);
