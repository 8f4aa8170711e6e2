import type { Deps } from "../../platform/deps.server.ts";
export type DemoLogin = { label: string; username: string; mobile: string; email: string; password: string; role: string };
export async function seedDemo(_deps: Deps): Promise<{ created: boolean; logins: DemoLogin[] }> {
  return { created: false, logins: [] };
}
