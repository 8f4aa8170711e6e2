// Serves the built site. Run by `npm start` with the project's own Node.
import { isPlainFailure, serve } from "../build/server/index.js";

try {
  await serve(process.env);
} catch (error) {
  if (!isPlainFailure(error)) throw error;
  console.error(
    `✖ ${error.code === "EADDRINUSE" ? `Port ${error.port} is in use. Stop what runs there or set PORT to another number.` : error.message}`,
  );
  process.exit(1);
}
