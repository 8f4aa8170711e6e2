import { createDeps } from "../../src/app/site.server.ts";
import { testPerson, testVolunteer, type TestPerson } from "../../src/features/notifications/people-test-kit.server.ts";
import { readConfig } from "../../src/platform/config/config.server.ts";
import { openDatabase } from "../../src/platform/database/database.server.ts";
import type { Deps } from "../../src/platform/deps.server.ts";

/** Opens the site's database beside, or before, the server: on the embedded engine only while it is down. */
export async function withDeps<T>(env: Record<string, string>, work: (deps: Deps) => Promise<T>): Promise<T> {
  const config = readConfig(env);
  const database = await openDatabase(config);
  const deps = createDeps(config, database);
  try {
    return await work(deps);
  } finally {
    await deps.mail.close();
    await database.close();
  }
}

export type Cast = { newcomers: TestPerson[]; reviewers: TestPerson[]; volunteers: TestPerson[] };

/** People who will register, people who will review, and volunteers to be booked and reviewed. */
export function makeCast(
  env: Record<string, string>,
  { registrations, reviews }: { registrations: number; reviews: number },
): Promise<Cast> {
  return withDeps(env, async (deps) => {
    await deps.jobs.start();
    await deps.jobs.stop();
    const several = async (count: number, name: string) => {
      const people: TestPerson[] = [];
      for (let i = 0; i < count; i++) people.push(await testPerson(deps, { name }));
      return people;
    };
    const volunteers = await several(20, "Meera Joshi");
    for (const one of volunteers) await testVolunteer(deps, one, { email: `${one.username}@profile.example` });
    return {
      volunteers,
      newcomers: await several(registrations, "Asha Rao"),
      reviewers: await several(Math.ceil(reviews / volunteers.length), "Ravi Kumar"),
    };
  });
}
