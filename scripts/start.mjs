// npm start: from a fresh clone to the running site.
import { become, ensureBuilt, ensureInstalled } from "./setup.mjs";

ensureInstalled();
ensureBuilt();
become(["--env-file-if-exists=.env", "scripts/serve.mjs"], { NODE_ENV: "production" });
