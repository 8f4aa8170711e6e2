// The limits of the pages, on bare node:http: MODE=render calls renderToString on the same tree with its data at
// hand; MODE=bytes sends the finished bytes, compressed as the asker takes them.
import { createServer } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { ServerRouter, type EntryContext, type ServerBuild } from "react-router";
import type * as ServerModule from "../src/app/server.ts";

const built = "../build/server/index.js";
const { createPagesSite, openDatabase, pagesBuild, readConfig } = (await import(built)) as typeof ServerModule;
const path = process.env.PAGE ?? "/";
const config = readConfig({ ...process.env, PORT: "0", LOG_LEVEL: "error", ANSWER_CACHE: "off" });
const database = await openDatabase(config);
const build = await pagesBuild();
let kept: EntryContext | undefined;
const render: ServerBuild["entry"]["module"]["default"] = (request, status, headers, context, loadContext) => {
  kept = { ...context, staticHandlerContext: { ...context.staticHandlerContext } };
  return build.entry.module.default(request, status, headers, context, loadContext);
};
const site = await createPagesSite(config, database, async () => ({
  ...build,
  entry: { ...build.entry, module: { ...build.entry.module, default: render } },
}));
const answer = await site.app.inject({ url: path });
if (answer.statusCode !== 200 || !kept) throw new Error(`${path} answered ${answer.statusCode}.`);
await site.close();
await database.close();

const context = { ...kept, serverHandoffStream: undefined };
const url = config.publicUrl + path;
const tree = () => renderToString(createElement(ServerRouter, { context: { ...context, renderMeta: {} }, url }));
if (!tree().includes("<main")) throw new Error("The tree did not render.");

const plain = answer.rawPayload;
const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
createServer((request, response) => {
  if (process.env.MODE === "render") {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    return void response.end(tree());
  }
  const br = String(request.headers["accept-encoding"] ?? "").includes("br");
  const bytes = br ? brotli : plain;
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": bytes.length,
    ...(br ? { "Content-Encoding": "br" } : {}),
  });
  response.end(bytes);
}).listen(Number(process.env.PORT), "127.0.0.1");
