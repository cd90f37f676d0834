/** Ways to make one value of a request unlike what a call expects. */
import { isJson } from '@/tools/fuzz/document';
import type { Json } from '@/tools/fuzz/document';
import { schemaAt } from '@/tools/fuzz/values';

type Step = string | number;
export type Path = readonly Step[];

export const spoilings = ['wrong', 'missing', 'extra', 'other type', 'beyond its bound'] as const;
export type Spoiling = (typeof spoilings)[number];

/** The paths of a body's values, nested at most three deep. */
export function placesIn(value: unknown, depth = 3): Path[] {
  if (depth === 0 || typeof value !== 'object' || value === null) return [];
  const entries: [Step, unknown][] = Array.isArray(value)
    ? value.slice(0, 3).map((one: unknown, index) => [index, one])
    : Object.entries(value);
  return entries.flatMap(([step, one]) => [
    [step],
    ...placesIn(one, depth - 1).map((path): Path => [step, ...path]),
  ]);
}

/** The value with another one at `path`; undefined removes it. */
export function replaced(value: unknown, path: Path, by: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return by;
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value];
    const at = Number(step);
    const next = replaced(copy[at], rest, by);
    if (next === undefined) copy.splice(at, 1);
    else copy[at] = next;
    return copy;
  }
  const entries = isJson(value) ? Object.entries(value) : [];
  const old = isJson(value) ? value[step] : undefined;
  const next = replaced(old, rest, by);
  const others = entries.filter(([name]) => name !== step);
  return Object.fromEntries(next === undefined ? others : [...others, [String(step), next]]);
}

/** The value at `path`; undefined where there is none. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inside, step) =>
      typeof inside === 'object' && inside !== null ? Reflect.get(inside, String(step)) : undefined,
    value,
  );

const otherTypes: readonly unknown[] = ['12', 12, true, null, [], {}, ['a'], { a: 1 }, 1.5];

/** Fields of other objects: none may be accepted from a body. */
const extraFields = ['id', 'user_id', 'role', 'user_role_id', 'status', 'approved_at', 'price', 'listing_id'];

const wrongTexts = ['', ' ', 'onzin', '2027-02-30', 'nl-BE', '<b>x</b>', 'a@b', '-5'];

/** A value just beyond what the schema allows; undefined if it has no bound. */
function beyond(schema: Json | null, turn: number): unknown {
  if (!schema) return undefined;
  const bounds: unknown[] = [];
  const { maxLength, maximum, minimum, minLength, maxItems, minItems } = schema;
  if (typeof maxLength === 'number' && maxLength < 100_000) bounds.push('e'.repeat(maxLength + 1));
  if (typeof maximum === 'number') bounds.push(maximum + 1);
  if (typeof minimum === 'number') bounds.push(minimum - 1);
  if (typeof minLength === 'number' && minLength > 0) bounds.push('e'.repeat(minLength - 1));
  if (typeof maxItems === 'number' && maxItems < 2000)
    bounds.push(Array.from({ length: maxItems + 1 }, () => 1));
  if (typeof minItems === 'number' && minItems > 0) bounds.push([]);
  return bounds.length > 0 ? bounds[turn % bounds.length] : undefined;
}

/**
 * A body with one wrong value.
 * @param place which of its values, counted around
 * @param turn which of the ways to do so, counted around
 */
export function spoiled(
  body: unknown,
  schema: Json,
  { spoiling, place, turn }: { spoiling: Spoiling; place: number; turn: number },
): unknown {
  const places = placesIn(body);
  const path = places[place % Math.max(1, places.length)];
  const pick = <T>(values: readonly T[]): T | undefined => values[turn % values.length];
  if (spoiling === 'extra' || !path) {
    const name = pick(extraFields) ?? 'id';
    return { ...(isJson(body) ? body : {}), [name]: turn };
  }
  const old = valueAt(body, path);
  switch (spoiling) {
    case 'missing':
      return replaced(body, path, undefined);
    case 'other type':
      return replaced(body, path, pick(otherTypes.filter((one) => typeof one !== typeof old)) ?? null);
    case 'beyond its bound':
      return replaced(body, path, beyond(schemaAt(schema, path), turn) ?? 2 ** 31);
    case 'wrong':
      return replaced(
        body,
        path,
        typeof old === 'number' ? pick([-1, 0, old + 1, 2 ** 31, 1.5, 1e15]) : pick(wrongTexts),
      );
  }
}
