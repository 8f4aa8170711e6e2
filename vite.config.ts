import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/**
 * The Fastify application (src/app/server.ts) is the entry of the server build,
 * so that pages and API share one module graph: one pool, one cache (docs/adr/0003).
 */
export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    ssr: { build: { rollupOptions: { input: "./src/app/server.ts" } } },
  },
  build: { sourcemap: false, assetsInlineLimit: 0 },
});
