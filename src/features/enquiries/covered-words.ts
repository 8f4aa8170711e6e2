import { text } from "../../domain/words/say.ts";

/** Why numbers, addresses and links in what the other side wrote are not read yet: by the rule of `mayReach`. */
export const COVERED = text(
  "Numbers, addresses and links are shown as ••• until the request is accepted; from then on both of you read them.",
);
