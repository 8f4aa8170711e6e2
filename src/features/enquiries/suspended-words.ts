import { text } from "../../domain/words/say.ts";

/** What a side reads that the desk has suspended, of all that would reach the other one. */
export const SUSPENDED = text("You are suspended at the moment: nothing can be written here. Please write to us.");
