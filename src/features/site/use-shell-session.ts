import { useRouteLoaderData } from "react-router";
import { nobody, type ShellSession } from "./shell-session.ts";

/** Who is there, as the root's loader told it last; nobody where that loader failed. */
export function useShellSession(): ShellSession {
  return (useRouteLoaderData("root") as ShellSession | undefined) ?? nobody;
}
