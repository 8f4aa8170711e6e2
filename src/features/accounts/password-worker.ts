// Hashes passwords in a thread of its own, behind everything else that the machine has to do.
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { type Options, hashSync, verifySync } from "@node-rs/argon2";

export type PasswordTask = { password: string } & ({ cost: Options } | { against: string });
export type PasswordAnswer = { result: string | boolean } | { error: string };

/** As nice as a thread can be without waiting for ever: who reads pages does not notice a rush of logins. */
const NICE = 10;
// Only Linux has priorities of threads; elsewhere this would slow the whole process down.
try {
  if (process.platform === "linux") setPriority(0, NICE);
} catch {
  // A sandbox may forbid it: passwords are hashed all the same.
}

const port = parentPort!;
const work = (task: PasswordTask) => ("against" in task ? verifySync(task.against, task.password) : hashSync(task.password, task.cost));
port.on("message", (task: PasswordTask) => {
  let answer: PasswordAnswer;
  try {
    answer = { result: work(task) };
  } catch (error) {
    answer = { error: error instanceof Error ? error.message : String(error) };
  }
  port.postMessage(answer);
});
