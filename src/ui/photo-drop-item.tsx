import { say } from "../domain/words/say.ts";
import { CircleAlert, CircleCheck, Images, RotateCw, Trash2, X } from "./icons.tsx";
import { ProgressBar } from "./progress-bar.tsx";

export interface PhotoDropItem {
  id: string;
  name: string;
  /** Bytes; 0 or absent for photos kept from before. */
  size?: number | undefined;
  previewUrl?: string | null | undefined;
  state: "waiting" | "uploading" | "done" | "error";
  /** 0 to 100 while uploading; null while it cannot be known. */
  progress?: number | null | undefined;
  /** Why it failed, for the person. */
  error?: string | undefined;
  /** Stands in place of the state's own words: 'Ready, 1.2 MB', 'On your profile'. */
  note?: string | undefined;
  /** It cannot be removed, only replaced. */
  fixed?: boolean | undefined;
}

/** Bytes for people: 1289748 gives '1.3 MB', 51200 gives '50 KB'. */
export function fileSize(bytes: number): string {
  return bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;
}

interface PhotoDropFileProps {
  item: PhotoDropItem;
  onRemove: (id: string) => void;
  onRetry?: ((id: string) => void) | undefined;
}

/** One chosen file: preview, name, how it stands, and what can be done about it. */
export function PhotoDropFile({ item, onRemove, onRetry }: PhotoDropFileProps) {
  const { id, name, size, previewUrl, state, progress, error, note, fixed } = item;
  const running = state === "uploading";
  return (
    <li className="file" data-state={state}>
      {previewUrl ? (
        <img src={previewUrl} alt="" width="68" height="82" />
      ) : (
        <span className="docthumb">
          <Images className="icon" />
        </span>
      )}
      <div>
        <b>{name}</b>
        {running ? <ProgressBar value={progress ?? null} label={say("Uploading {name}", { name })} /> : null}
        {/* Seen but not announced: the progress bar tells it to those who ask. */}
        {running ? (
          <span className="small soft" aria-hidden="true">
            {typeof progress === "number" ? `${Math.round(progress)} %` : say("Uploading…")}
          </span>
        ) : null}
        <span role="status">
          {state === "waiting" ? (
            <span className="small soft">
              {note ?? (size ? say("Waiting, {size}", { size: fileSize(size) }) : say("Waiting"))}
            </span>
          ) : null}
          {state === "done" && note ? <span className="small soft">{note}</span> : null}
          {state === "done" && !note ? (
            <span className="badge">
              <CircleCheck className="icon" />
              {size ? say("Uploaded, {size}", { size: fileSize(size) }) : say("Uploaded")}
            </span>
          ) : null}
          {state === "error" ? (
            <span className="err">
              <CircleAlert className="icon" />
              {error ?? say("This file could not be uploaded.")}
            </span>
          ) : null}
        </span>
      </div>
      <div className="file-tools">
        {state === "error" && onRetry ? (
          <button
            type="button"
            className="tool"
            aria-label={say("Try {name} again", { name })}
            onClick={() => onRetry(id)}
          >
            <RotateCw className="icon" />
          </button>
        ) : null}
        {fixed ? null : (
          <button
            type="button"
            className="tool"
            aria-label={running ? say("Cancel {name}", { name }) : say("Remove {name}", { name })}
            onClick={() => onRemove(id)}
          >
            {running ? <X className="icon" /> : <Trash2 className="icon" />}
          </button>
        )}
      </div>
    </li>
  );
}
