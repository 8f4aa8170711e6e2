// Hashes passwords in a thread of its own (password-threads.server.ts).
import { type Options, hashSync, verifySync } from "@node-rs/argon2";

export type PasswordTask = { password: string } & ({ cost: Options } | { against: string });

/** @throws what the library says of a hash that is none */
export default function work(task: PasswordTask): string | boolean {
  try {
    return "against" in task ? verifySync(task.against, task.password) : hashSync(task.password, task.cost);
  } catch (error) {
    throw new Error(`A password could not be hashed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
