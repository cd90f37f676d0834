import 'server-only';

const nameShape = /^([^[\]]+)((?:\[[^[\]]*\]){1,5})$/;
const indexShape = /^\d{1,9}$/;

/** 'a[b][0]' → ['a', 'b', '0']; any other name stays whole. */
function partsOf(name: string): string[] {
  const [, head, rest] = nameShape.exec(name) ?? [];
  return head === undefined || rest === undefined ? [name] : [head, ...rest.slice(1, -1).split('][')];
}

type Nested = Record<string, unknown>;
/** Without a prototype, no name can refer to anything but the fields themselves. */
const emptyNested = (): Nested => Object.create(null);

function childOf(parent: Nested, key: string): Nested {
  const child = parent[key];
  if (typeof child === 'object' && child !== null && Object.getPrototypeOf(child) === null)
    return child as Nested;
  const made = emptyNested();
  parent[key] = made;
  return made;
}

/**
 * Form fields as PHP and Laravel read them: `a[b][0]` is `{a: {b: {0: …}}}`, and `a[]` continues after the highest
 * number. Lists stay objects with numeric keys; schemas turn them into lists. Of two fields with the same name the
 * later counts. The work is linear in the number of fields.
 */
export function nestFields(fields: Iterable<readonly [name: string, value: unknown]>): Nested {
  const root = emptyNested();
  /** The next number for `[]`. */
  const nextIndex = new Map<Nested, number>();
  for (const [name, value] of fields) {
    const parts = partsOf(name);
    const parent = parts.slice(0, -1).reduce(childOf, root);
    const last = parts.at(-1) ?? name;
    const next = nextIndex.get(parent) ?? 0;
    const key = parts.length > 1 && last === '' ? String(next) : last;
    parent[key] = value;
    if (indexShape.test(key)) nextIndex.set(parent, Math.max(next, Number(key) + 1));
  }
  return root;
}
