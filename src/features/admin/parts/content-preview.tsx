import { MarkDrawing, isMark } from "../../content/parts/mark-drawing.tsx";

/** What is chosen, small: one of our drawings, or a mark; nothing for any other value. */
export function ContentPreview({ value }: { value: string | undefined }) {
  const picture = value?.startsWith("/art/");
  if (!picture && !isMark(value)) return null;
  return (
    <span className="content-preview" aria-hidden="true">
      {isMark(value) ? <MarkDrawing mark={value} /> : <img src={value} alt="" width={64} height={48} loading="lazy" />}
    </span>
  );
}
