import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { serviceWorker } from "./src/app/offline/build-worker.ts";

/**
 * The Fastify application (src/app/server.ts) is the entry of the server build,
 * so that pages and API share one module graph: one pool, one cache (docs/adr/0003).
 */
export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), serviceWorker()],
  environments: {
    ssr: { build: { rollupOptions: { input: "./src/app/server.ts" } } },
  },
  // Found late, these would make the first page of a development server load twice.
  optimizeDeps: { include: ["react-hook-form", "@hookform/resolvers/zod", "embla-carousel-react", "embla-carousel-autoplay", "lucide-react", "zod"] },
  build: { sourcemap: false, assetsInlineLimit: 0 },
});
