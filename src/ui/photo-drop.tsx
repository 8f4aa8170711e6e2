import type { DragEvent, ReactNode } from "react";
import { useState } from "react";
import { say } from "../domain/words/say.ts";
import { buttonClass } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field.tsx";
import { controlProps } from "./field-ids.ts";
import { ImageUp } from "./icons.tsx";
import type { PhotoDropItem } from "./photo-drop-item.tsx";
import { PhotoDropFile } from "./photo-drop-item.tsx";
import { Rich } from "./rich.tsx";
import { said } from "./field.tsx";

export type { PhotoDropItem } from "./photo-drop-item.tsx";

export interface PhotoDropProps {
  label: ReactNode;
  /** The field's name for errors; the files themselves go through `onAdd`. */
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  multiple?: boolean | undefined;
  /** As the input attribute; `image/*` by default. */
  accept?: string | undefined;
  /** No more may be added now; the zone goes, the list stays. */
  full?: boolean | undefined;
  items: readonly PhotoDropItem[];
  onAdd: (files: File[]) => void;
  /** Removes a file, or cancels it while it is uploading. */
  onRemove: (id: string) => void;
  onRetry?: ((id: string) => void) | undefined;
}

/** Where photos are dropped or chosen, and the list of them with preview, progress, cancel and retry. */
export function PhotoDrop({
  label,
  name,
  hint,
  error,
  optional,
  multiple,
  accept = "image/*",
  full,
  items,
  onAdd,
  onRemove,
  onRetry,
}: PhotoDropProps) {
  const [over, setOver] = useState(false);
  const { id, ...control } = controlProps({ name, hint, error });

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onAdd(multiple ? files : files.slice(0, 1));
  }

  return (
    <div className={classNames("field", error && "bad")}>
      <span className="lab" id={`${id}-label`}>
        {said(label)} {optional ? <span className="opt">{say("(optional)")}</span> : null}
      </span>
      {full ? null : (
        <div
          className={classNames("drop", over && "over")}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        >
          <ImageUp className="icon" />
          <p className="only-wide">
            <Rich
              text={multiple ? say("<b>Drop photos here</b> or") : say("<b>Drop a photo here</b> or")}
              as={{ b: (words) => <b>{words}</b> }}
            />
          </p>
          <label className={buttonClass({ variant: "line", slim: true }, "drop-button")}>
            <input
              id={id}
              className="sr"
              type="file"
              accept={accept}
              multiple={multiple}
              aria-labelledby={`${id}-label ${id}-choose`}
              aria-describedby={control["aria-describedby"]}
              aria-invalid={control["aria-invalid"]}
              onChange={(event) => {
                onAdd([...(event.target.files ?? [])]);
                // Emptied, so that the same file can be chosen again after it was removed.
                event.target.value = "";
              }}
            />
            <span id={`${id}-choose`}>{multiple ? say("Choose photos") : say("Choose a photo")}</span>
          </label>
        </div>
      )}
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {said(hint)}
        </p>
      ) : null}
      {error ? <FieldError id={id}>{error}</FieldError> : null}
      {items.length > 0 ? (
        <ul className="files">
          {items.map((item) => (
            <PhotoDropFile key={item.id} item={item} onRemove={onRemove} onRetry={onRetry} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
