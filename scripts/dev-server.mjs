// One http server: Vite answers for modules, our application for everything else. When a server module has
// changed, the application is made anew over the same open database.
import { createServer } from "node:http";
import { createServer as createVite } from "vite";

const vite = await createVite({ server: { middlewareMode: true }, appType: "custom" });
const load = () => vite.ssrLoadModule("./src/app/server.ts");

const first = await load();
const { config, database } = await open();
let current = null;

/** What can be mended from outside (a wrong setting, a database in use) is told in a sentence, as by npm start. */
async function open() {
  try {
    const read = first.readConfig(process.env);
    return { config: read, database: await first.openDatabase(read) };
  } catch (error) {
    if (!first.isPlainFailure(error)) throw error;
    console.error(`✖ ${error.message}`);
    process.exit(1);
  }
}

async function site() {
  const module = await load();
  if (current?.module === module) return current.site;
  const before = current;
  current = {
    module,
    site: module.createPagesSite(config, database, () => vite.ssrLoadModule("virtual:react-router/server-build")),
  };
  await before?.site.then((old) => old.close());
  return current.site;
}

const started = await site();
await first.afterStart(started);
const server = createServer((request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      (await site()).app.routing(request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error);
      console.error(error);
      response.writeHead(500).end(String(error?.stack ?? error));
    }
  });
});
server.listen(config.port, config.host, () => console.log(`▸ http://localhost:${config.port} (development)`));
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, async () => {
    setTimeout(() => process.exit(1), 5000).unref();
    await (await current.site).close();
    await database.close();
    process.exit(0);
  });
}
