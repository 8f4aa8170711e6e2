// npm run build | admin | bench: one of our own programs, with everything it needs in place.
import { become, ensureBuilt, ensureInstalled, fail } from "./setup.mjs";

const [program, ...args] = process.argv.slice(2);
ensureInstalled();
if (program === "build") ensureBuilt();
else if (program === "admin") become(["--env-file-if-exists=.env", "src/app/admin-cli.ts", ...args]);
else if (program === "bench") {
  ensureBuilt();
  become(["bench/run.ts", ...args], { NODE_ENV: "production" });
} else fail(`There is no program '${program}'.`);
