import { AppError, unavailable } from "../../domain/errors.ts";
import { text } from "../../domain/words/say.ts";

/** 507: the disk is full. Reported, for only the operator can help. */
export function noRoomLeft(cause: unknown): AppError {
  return new AppError(
    "unavailable",
    507,
    text("There is no room left to store photos right now. Please try again later."),
    {
      cause,
    },
  );
}

/** Whether the file system says that the disk, or our share of it, is full. */
export const isFullDisk = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");

/** 408: nothing arrived for too long. */
export function uploadStalled(): AppError {
  return new AppError(
    "bad_input",
    408,
    text("The upload stopped arriving. Please check your connection and try again."),
  );
}

/** 503: the store of photos does not answer, or refuses us. Reported, for only the operator can help. */
export function photosUnreachable(cause: unknown): AppError {
  return unavailable(text("Photos cannot be stored or shown right now. Please try again in a few minutes."), cause);
}
