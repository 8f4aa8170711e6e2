import { keyOf } from "../../domain/words/messages.ts";

/** A node of the syntax tree (ESTree), as rolldown's parser gives it. */
type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** A text in the code: one call of `say` or `text` with words in it. */
export interface SaidText {
  by: "say" | "text";
  english: string;
  note: string | undefined;
  /** What its words are kept under. */
  key: string;
  start: number;
  end: number;
  /** Where the values begin, if it has any. */
  values: number | undefined;
  /** Whether it is said when its module is read: for `say` that is too early. */
  atOnce: boolean;
}

const SAY = /\/say\.ts$/;
const FUNCTION = /Function|ArrowFunctionExpression|MethodDefinition/;

function* below(node: Node, atOnce = true): Generator<[Node, boolean]> {
  yield [node, atOnce];
  for (const value of Object.values(node))
    for (const one of Array.isArray(value) ? value : [value])
      if (one && typeof (one as Node).type === "string")
        yield* below(one as Node, atOnce && !FUNCTION.test((one as Node).type));
}

function literal(node: unknown): string | undefined {
  const { type, value, quasis } = (node ?? {}) as Node & { quasis?: { value: { cooked: string } }[] };
  if (type === "Literal" && typeof value === "string") return value;
  return type === "TemplateLiteral" && quasis?.length === 1 ? quasis[0]!.value.cooked : undefined;
}

/** The names under which a module knows `say` and `text`. */
function namesIn(program: Node): Map<string, "say" | "text"> {
  const names = new Map<string, "say" | "text">();
  type Import = Node & {
    source: { value: string };
    specifiers: { imported?: { name: string }; local: { name: string } }[];
  };
  for (const one of program.body as Node[]) {
    if (one.type !== "ImportDeclaration" || !SAY.test((one as Import).source.value)) continue;
    for (const { imported, local } of (one as Import).specifiers)
      if (imported?.name === "say" || imported?.name === "text") names.set(local.name, imported.name);
  }
  return names;
}

/** Every text of a module, in the order in which they stand. */
export function textsIn(parsed: unknown): SaidText[] {
  const program = parsed as Node;
  const names = namesIn(program);
  if (names.size === 0) return [];
  return [...below(program)].flatMap(([node, atOnce]) => {
    if (node.type !== "CallExpression") return [];
    const by = names.get((node.callee as { name?: string }).name ?? "");
    const [first, more] = node.arguments as Node[];
    const english = literal(first);
    if (!by || english === undefined) return [];
    const note = literal(more);
    const values = more && note === undefined ? more.start : undefined;
    return [{ by, english, note, key: keyOf(english, note), start: node.start, end: node.end, values, atOnce }];
  });
}
