// One process that minds, and as many that serve as WORKERS says. Run by `npm run start:cluster`.
import cluster from "node:cluster";
import { isPlainFailure, mindWorkers, prepareCluster, serve } from "../build/server/index.js";

try {
  if (cluster.isPrimary) mindWorkers(await prepareCluster(process.env));
  else await serve(process.env, { say: false });
} catch (error) {
  if (!isPlainFailure(error)) throw error;
  console.error(
    `✖ ${error.code === "EADDRINUSE" ? `Port ${error.port} is in use. Stop what runs there or set PORT to another number.` : error.message}`,
  );
  process.exit(1);
}
