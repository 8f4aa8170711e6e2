// Whether the site of this container lives: its health check.
const port = process.env.PORT ?? "3000";
const well = await fetch(`http://127.0.0.1:${port}/healthz`).then(
  (answer) => answer.ok,
  () => false,
);
process.exit(well ? 0 : 1);
