import { parse } from "libpg-query";
import { familyOf, KEY_COLUMNS, NAMES, PROJECTIONS, type Family } from "./keys.ts";

/**
 * `one`: its node follows from a value that comes with it. `name`: by a name that is unique over all, which leads to the
 * node. `state`: of the projection of where listings work, by category and state, and of nothing else. `copy`: asks what lies on every node, or no table. `queue`: of the one node that has jobs and the log. `several`:
 * a list of keys. `all`: no key. `crosses`: rows of different keys in one statement. `control`: BEGIN and the like.
 */
export type Class = "one" | "name" | "state" | "copy" | "queue" | "several" | "all" | "crosses" | "control";
export type Classed = { class: Class; families: Family[]; tables: string[] };

type Node = Record<string, unknown>;
type Bound = "one" | "several";
type Source = { table: number } | { out: Map<string, string> } | { opaque: true };
type Scope = { names: Map<string, Source>; parent: Scope | null };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
const list = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const text = (value: unknown): string | undefined =>
  isNode(value) && isNode(value.String) && typeof value.String.sval === "string" ? value.String.sval : undefined;

/** Reads one statement: which tables it names, and which of their columns are bound to a value or to each other. */
class Reading {
  readonly tables: { name: string; family: Family }[] = [];
  readonly #over = new Map<string, string>();
  readonly #bound = new Map<string, Bound>();
  readonly #columns = new Map<number, Set<string>>();
  readonly #ctes = new Map<string, Map<string, string>>();
  #fresh = 0;

  #root(column: string): string {
    const up = this.#over.get(column);
    return up === undefined || up === column ? column : this.#root(up);
  }
  #same(a: string, b: string): void {
    const [left, right] = [this.#root(a), this.#root(b)];
    if (left === right) return;
    const bound =
      this.#bound.get(left) === "one" || this.#bound.get(right) === "one"
        ? "one"
        : (this.#bound.get(left) ?? this.#bound.get(right));
    this.#over.set(left, right);
    if (bound) this.#bound.set(right, bound);
  }
  #bind(column: string, how: Bound): void {
    const root = this.#root(column);
    if (this.#bound.get(root) !== "one") this.#bound.set(root, how);
  }
  #column(table: number, name: string): string {
    const known = this.#columns.get(table) ?? new Set();
    this.#columns.set(table, known.add(name));
    return `${table}.${name}`;
  }
  /** @returns the column that a value stands for, where it is one */
  #columnOf(value: unknown, scope: Scope): string | null {
    if (!isNode(value)) return null;
    if (isNode(value.TypeCast)) return this.#columnOf(value.TypeCast.arg, scope);
    const fields = isNode(value.ColumnRef) ? list(value.ColumnRef.fields).map(text) : [];
    const [first, second] = fields.length === 3 ? fields.slice(1) : fields;
    if (first === undefined) return null;
    for (let at: Scope | null = scope; at; at = at.parent) {
      const sources =
        second === undefined ? [...at.names.values()] : [at.names.get(first)].filter((one) => one !== undefined);
      const name = second ?? first;
      for (const source of sources) {
        if ("out" in source && source.out.has(name)) return source.out.get(name)!;
        // Without a table before it: the first that could have it as a key, or as a name.
        if ("table" in source && (second !== undefined || this.#could(source.table, name)))
          return this.#column(source.table, name);
      }
      if (second !== undefined && sources.length > 0) return null;
    }
    return null;
  }
  #could(table: number, name: string): boolean {
    const { family, name: own } = this.tables[table]!;
    return KEY_COLUMNS[family].test(name) || Boolean(NAMES[own]?.flat().includes(name));
  }
  #isValue(value: unknown): boolean {
    if (!isNode(value)) return false;
    if (isNode(value.TypeCast)) return this.#isValue(value.TypeCast.arg);
    if (isNode(value.FuncCall)) return list(value.FuncCall.args).every((one) => this.#isValue(one));
    return "ParamRef" in value || "A_Const" in value;
  }

  /** What holds wherever the whole does: the parts of ANDs. */
  #where(condition: unknown, scope: Scope): void {
    if (!isNode(condition)) return;
    const {
      BoolExpr: all,
      A_Expr: one,
      SubLink: within,
    } = condition as { BoolExpr?: Node; A_Expr?: Node; SubLink?: Node };
    if (isNode(all) && all.boolop === "AND_EXPR") {
      for (const part of list(all.args)) this.#where(part, scope);
      return;
    }
    if (isNode(one) && text(list(one.name)[0]) === "=") {
      const rows = [one.lexpr, one.rexpr].map((side) =>
        isNode(side) && isNode(side.RowExpr) ? list(side.RowExpr.args) : null,
      );
      if (rows[0] && rows[1]) {
        for (const [at, lexpr] of rows[0].entries())
          this.#where({ A_Expr: { ...one, lexpr, rexpr: rows[1][at] } }, scope);
        return;
      }
      const [left, right] = [this.#columnOf(one.lexpr, scope), this.#columnOf(one.rexpr, scope)];
      if (one.kind === "AEXPR_OP") {
        if (left && right) this.#same(left, right);
        else if (left && this.#isValue(one.rexpr)) this.#bind(left, "one");
        else if (right && this.#isValue(one.lexpr)) this.#bind(right, "one");
        else if (left && isNode(one.rexpr) && isNode(one.rexpr.SubLink))
          this.#sameAsFirst(left, one.rexpr.SubLink, scope);
      } else if (one.kind === "AEXPR_OP_ANY" || one.kind === "AEXPR_IN") {
        const values = isNode(one.rexpr) && isNode(one.rexpr.List) ? list(one.rexpr.List.items) : null;
        if (left) this.#bind(left, values?.length === 1 ? "one" : "several");
      }
    }
    if (isNode(within) && within.subLinkType === "ANY_SUBLINK") {
      const column = this.#columnOf(within.testexpr, scope);
      if (column) return this.#sameAsFirst(column, within, scope);
    }
    this.#within(condition, scope);
  }
  #sameAsFirst(column: string, sublink: Node, scope: Scope): void {
    const [first] = this.#any(sublink.subselect, scope).values();
    if (first !== undefined) this.#same(column, first);
  }
  /** Statements that stand anywhere in an expression. */
  #within(value: unknown, scope: Scope): void {
    if (Array.isArray(value)) for (const one of value) this.#within(one, scope);
    else if (isNode(value)) {
      if (isNode(value.SubLink)) {
        this.#any(value.SubLink.subselect, scope);
        this.#within(value.SubLink.testexpr, scope);
      } else for (const one of Object.values(value)) this.#within(one, scope);
    }
  }

  #from(item: Node, scope: Scope): void {
    const {
      RangeVar: table,
      JoinExpr: join,
      RangeSubselect: within,
      RangeFunction: made,
    } = item as Record<string, Node | undefined>;
    const nameOf = (node: Node) =>
      isNode(node.alias) && typeof node.alias.aliasname === "string" ? node.alias.aliasname : null;
    if (table) this.#table(table, scope);
    else if (join) {
      for (const side of [join.larg, join.rarg]) if (isNode(side)) this.#from(side, scope);
      this.#where(join.quals, scope);
    } else if (within) {
      const out = this.#any(within.subquery, scope);
      scope.names.set(nameOf(within) ?? `?${this.#fresh++}`, { out });
    } else if (made) {
      this.#within(made.functions, scope);
      scope.names.set(nameOf(made) ?? `?${this.#fresh++}`, { opaque: true });
    }
  }
  #table(table: Node, scope: Scope): number | null {
    const name = String(table.relname);
    const alias = isNode(table.alias) ? String(table.alias.aliasname) : name;
    const cte = table.schemaname === undefined ? this.#ctes.get(name) : undefined;
    const family = familyOf(table.schemaname as string | undefined, name);
    if (cte || !family) {
      scope.names.set(alias, cte ? { out: cte } : { opaque: true });
      return null;
    }
    const at = this.tables.push({ name, family }) - 1;
    scope.names.set(alias, { table: at });
    return at;
  }

  /** @returns the columns that come out of it, by their names */
  #any(statement: unknown, parent: Scope | null): Map<string, string> {
    if (!isNode(statement)) return new Map();
    for (const [kind, body] of Object.entries(statement)) {
      if (!isNode(body)) continue;
      const scope: Scope = { names: new Map(), parent };
      if (isNode(body.withClause))
        for (const { CommonTableExpr: cte } of list(body.withClause.ctes))
          if (isNode(cte)) this.#ctes.set(String(cte.ctename), this.#any(cte.ctequery, parent));
      if (kind === "SelectStmt") return this.#select(body, scope);
      const target = isNode(body.relation) ? this.#table(body.relation, scope) : null;
      if (kind === "InsertStmt" && target !== null) this.#insert(body, target, scope);
      for (const item of [...list(body.fromClause), ...list(body.usingClause)]) this.#from(item, scope);
      this.#where(body.whereClause, scope);
      if (kind === "UpdateStmt") this.#within(body.targetList, scope);
      // Under another name since PostgreSQL 18.
      const returned = isNode(body.returningClause) ? body.returningClause.exprs : body.returningList;
      return this.#out(list(returned), scope);
    }
    return new Map();
  }
  #select(body: Node, scope: Scope): Map<string, string> {
    if (isNode(body.larg) && isNode(body.rarg)) {
      const left = this.#select(body.larg, { names: new Map(), parent: scope.parent });
      this.#select(body.rarg, { names: new Map(), parent: scope.parent });
      return left;
    }
    for (const item of list(body.fromClause)) this.#from(item, scope);
    this.#where(body.whereClause, scope);
    this.#within([body.targetList, body.havingClause, body.sortClause, body.valuesLists], scope);
    return this.#out(list(body.targetList), scope);
  }
  #out(targets: Node[], scope: Scope): Map<string, string> {
    const out = new Map<string, string>();
    for (const { ResTarget: target } of targets) {
      if (!isNode(target)) continue;
      const column = this.#columnOf(target.val, scope);
      const fields =
        isNode(target.val) && isNode(target.val.ColumnRef) ? list(target.val.ColumnRef.fields).map(text) : [];
      const name = typeof target.name === "string" ? target.name : fields.at(-1);
      if (column && name) out.set(name, column);
    }
    return out;
  }
  #insert(body: Node, target: number, scope: Scope): void {
    const columns = list(body.cols).map(({ ResTarget: one }) => (isNode(one) ? String(one.name) : ""));
    const select = isNode(body.selectStmt) && isNode(body.selectStmt.SelectStmt) ? body.selectStmt.SelectStmt : null;
    if (!select) return;
    const rows = list(select.valuesLists).map((row) => (isNode(row.List) ? list(row.List.items) : []));
    // Rows of one statement belong to one listing or request; only people are written to side by side.
    const many = rows.length > 1 && this.tables[target]?.family === "person" ? "several" : "one";
    const [first] = rows;
    if (first) {
      // Without their names: the first is the key.
      if (columns.length === 0) this.#bind(this.#column(target, "id"), many);
      for (const [at, name] of columns.entries())
        if (first[at] && this.#isValue(first[at])) this.#bind(this.#column(target, name), many);
      this.#within(rows, scope);
      return;
    }
    // What is written to is not among what is read.
    const inner: Scope = { names: new Map(), parent: null };
    this.#select(select, inner);
    for (const [at, { ResTarget: value }] of list(select.targetList).entries()) {
      const name = columns[at];
      if (!name || !isNode(value)) continue;
      const column = this.#columnOf(value.val, inner);
      if (column) this.#same(this.#column(target, name), column);
      else if (this.#isValue(value.val)) this.#bind(this.#column(target, name), "one");
      // Rows that come along as a value, as those of VALUES.
      else if ([...inner.names.values()].every((source) => "opaque" in source))
        this.#bind(this.#column(target, name), this.tables[target]?.family === "person" ? "several" : "one");
    }
  }

  /** Each of its tables lies once more by columns for which values come along. */
  #isProjected(): boolean {
    return this.tables.every(({ name, family }, at) => {
      if (family === "copy") return true;
      const by = PROJECTIONS[name];
      return by?.every((column) => this.#bound.get(this.#root(`${at}.${column}`)) === "one") ?? false;
    });
  }

  read(statement: unknown): Classed {
    this.#any(statement, null);
    const tables = [...new Set(this.tables.map(({ name }) => name))];
    const placed = this.tables.filter(({ family }) => family !== "copy" && family !== "queue");
    const families = [...new Set(placed.map(({ family }) => family))];
    const classed = (one: Class): Classed => ({ class: one, families, tables });
    if (placed.length === 0) return classed(this.tables.some(({ family }) => family === "queue") ? "queue" : "copy");
    if (families.length > 1 || this.tables.some(({ family }) => family === "queue")) return classed("crosses");
    const places = this.tables.flatMap(({ name, family }, at) => {
      if (family === "copy") return [];
      const columns = [...(this.#columns.get(at) ?? [])];
      const keys = columns
        .filter((column) => KEY_COLUMNS[family].test(column))
        .map((column) => this.#root(`${at}.${column}`));
      const isOne = (column: string) =>
        columns.includes(column) && this.#bound.get(this.#root(`${at}.${column}`)) === "one";
      const named = NAMES[name]?.some((parts) => parts.every(isOne)) ?? false;
      return [{ keys, named }];
    });
    const lies = new Set(places.flatMap(({ keys }) => keys.filter((key) => this.#bound.has(key))));
    // Who lies beside one whose place is known has that place.
    const known = new Set(places.filter(({ keys, named }) => named || keys.some((key) => lies.has(key))));
    for (let more = true; more;) {
      const reached = new Set([...known].flatMap(({ keys }) => keys));
      const next = places.filter((one) => !known.has(one) && one.keys.some((key) => reached.has(key)));
      for (const one of next) known.add(one);
      more = next.length > 0;
    }
    if (known.size === 0 && this.#isProjected()) return classed("state");
    if (known.size < places.length) return classed(known.size > 0 ? "crosses" : "all");
    const bounds = [...lies].map((key) => this.#bound.get(key));
    if (bounds.includes("one")) return classed("one");
    return classed(bounds.includes("several") ? "several" : "name");
  }
}

const CONTROL =
  /^(?:TransactionStmt|VariableSetStmt|VariableShowStmt|ListenStmt|NotifyStmt|LockStmt|CreateStmt|DoStmt|IndexStmt|TruncateStmt|DropStmt)$/;

/** Which nodes a statement would go to. */
export async function classify(sql: string): Promise<Classed> {
  const { stmts } = (await parse(sql)) as { stmts?: { stmt?: Node }[] };
  const statement = stmts?.[0]?.stmt ?? {};
  const [kind = ""] = Object.keys(statement);
  if (CONTROL.test(kind)) return { class: "control", families: [], tables: [] };
  return new Reading().read(statement);
}
