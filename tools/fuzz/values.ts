/** Generates values for a JSON schema that are valid as far as it says. */
import fc from 'fast-check';
import { isJson } from '@/tools/fuzz/document';
import type { Json } from '@/tools/fuzz/document';

/** Typical values of fields by name, whatever their schema says. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** Where a schema's values come from besides the schema itself. */
export interface Sources {
  known: Known;
  /** 'YYYY-MM-DD', of days around today. */
  day: fc.Arbitrary<string>;
}

const DEEPEST = 6;
const words = ['Zeezicht', 'Dag allemaal', 'Kerkstraat', 'Gent', 'Wij komen graag.', 'x'];

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const numberAt = (schema: Json, key: string): number | undefined => {
  const value = schema[key];
  return typeof value === 'number' ? value : undefined;
};

/** Follows `$ref` within the same schema. */
function followed(schema: Json, root: Json): Json {
  if (typeof schema.$ref !== 'string') return schema;
  const steps = schema.$ref.replace(/^#\/?/, '').split('/').filter(Boolean);
  const found = steps.reduce<unknown>((value, step) => (isJson(value) ? value[step] : undefined), root);
  return isJson(found) ? found : {};
}

function numbers(schema: Json, isWhole: boolean): fc.Arbitrary<number> {
  const least = numberAt(schema, 'minimum') ?? numberAt(schema, 'exclusiveMinimum') ?? 0;
  const most = Math.max(least, numberAt(schema, 'maximum') ?? numberAt(schema, 'exclusiveMaximum') ?? 1e6);
  const bounds = fc.constantFrom(least, most, Math.min(most, least + 1), Math.min(most, Math.max(least, 2)));
  return isWhole
    ? fc.oneof(bounds, fc.integer({ min: Math.ceil(least), max: Math.floor(most) }))
    : fc.oneof(bounds, fc.double({ min: least, max: most, noNaN: true }));
}

function matching(pattern: string, most: number): fc.Arbitrary<string> | null {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u')).map((text) => text.slice(0, most));
  } catch {
    // Not every pattern can generate text.
    return null;
  }
}

function texts(schema: Json, { day }: Sources): fc.Arbitrary<string> {
  const least = numberAt(schema, 'minLength') ?? 0;
  const most = numberAt(schema, 'maxLength') ?? 200;
  if (schema.format === 'date') return day;
  if (schema.format === 'date-time') return day.map((one) => `${one}T10:00:00Z`);
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'email') return fc.constant('gast@kustverblijf.test');
  if (schema.format === 'uri') return fc.constant('https://127.0.0.1/kalender.ics');
  const made = typeof schema.pattern === 'string' ? matching(schema.pattern, most) : null;
  const plain = fc
    .oneof(fc.constantFrom(...words), fc.string({ unit: 'grapheme', maxLength: 30 }))
    .map((text) => text.padEnd(least, 'e').slice(0, most));
  return made ?? plain;
}

function lists(schema: Json, root: Json, name: string, sources: Sources, depth: number) {
  const least = numberAt(schema, 'minItems') ?? 0;
  const most = Math.max(least, Math.min(numberAt(schema, 'maxItems') ?? 3, least + 3));
  const item = isJson(schema.items) ? schema.items : {};
  const one = valuesOf(item, { root, name: name.replace(/s$/, ''), sources, depth: depth + 1 });
  return fc.array(one, { minLength: least, maxLength: most });
}

/** Pairs of fields in chronological order. */
const pairs = [
  ['start_date', 'end_date'],
  ['arrival', 'departure'],
  ['from', 'to'],
] as const;

export function inOrder(value: Json): Json {
  const swapped = pairs.flatMap(([first, last]): [string, unknown][] => {
    const { [first]: start, [last]: end } = value;
    const isTurned = typeof start === 'string' && typeof end === 'string' && start > end;
    return isTurned
      ? [
          [first, end],
          [last, start],
        ]
      : [];
  });
  return { ...value, ...Object.fromEntries(swapped) };
}

function objects(schema: Json, root: Json, sources: Sources, depth: number): fc.Arbitrary<Json> {
  const properties = isJson(schema.properties) ? schema.properties : {};
  const required = new Set(listOf(schema.required).map(String));
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [
      name,
      valuesOf(isJson(one) ? one : {}, { root, name, sources, depth: depth + 1 }),
    ]),
  );
  if (Object.keys(fields).length === 0) {
    const rest = isJson(schema.additionalProperties) ? schema.additionalProperties : {};
    const value = valuesOf(rest, { root, name: '', sources, depth: depth + 1 });
    return fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), value, { maxKeys: 3, noNullPrototype: true });
  }
  return fc
    .record(fields, { requiredKeys: [...required].filter((name) => name in fields), noNullPrototype: true })
    .map(inOrder);
}

function byType(schema: Json, type: unknown, place: Place): fc.Arbitrary<unknown> {
  const { root, name, sources, depth } = place;
  switch (type) {
    case 'string':
      return texts(schema, sources);
    case 'integer':
      return numbers(schema, true);
    case 'number':
      return numbers(schema, false);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return lists(schema, root, name, sources, depth);
    case 'object':
      return objects(schema, root, sources, depth);
    default:
      return fc.oneof(fc.constantFrom(...words, 1, true, null), fc.jsonValue({ maxDepth: 2 }));
  }
}

interface Place {
  /** The whole schema, which references point into. */
  root: Json;
  /** The field's name. */
  name: string;
  sources: Sources;
  depth: number;
}

/** Whether a value may be of one of these types; a number can stand for its text, as in a query. */
function fits(value: unknown, types: readonly unknown[]): boolean {
  if (types.includes(undefined)) return true;
  if (value === null) return types.includes('null');
  if (typeof value === 'number') return ['integer', 'number', 'string'].some((type) => types.includes(type));
  return types.includes(typeof value);
}

/** Values that a schema accepts, or that fields of this name usually hold. */
export function valuesOf(given: Json, place: Place): fc.Arbitrary<unknown> {
  const schema = followed(given, place.root);
  if (place.depth > DEEPEST) return fc.constant(null);
  if ('const' in schema) return fc.constant(schema.const);
  const choices = listOf(schema.enum);
  if (choices.length > 0) return fc.constantFrom(...choices);
  const alternatives = [schema.anyOf, schema.oneOf].flatMap(listOf).filter(isJson);
  if (alternatives.length > 0) return fc.oneof(...alternatives.map((one) => valuesOf(one, place)));
  const parts = listOf(schema.allOf).filter(isJson);
  if (parts.length > 0) return valuesOf(Object.assign({}, schema, ...parts, { allOf: undefined }), place);
  const types = listOf(schema.type);
  const made =
    types.length > 0
      ? fc.oneof(...types.map((type) => byType(schema, type, place)))
      : byType(schema, schema.type, place);
  const known = Object.hasOwn(place.sources.known, place.name) ? place.sources.known[place.name] : undefined;
  const fitting = known?.filter((value) => fits(value, types.length > 0 ? types : [schema.type])) ?? [];
  if (fitting.length === 0) return made;
  return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...fitting) }, { weight: 1, arbitrary: made });
}

/** The part of a schema that describes the value at `path`, or null. */
export function schemaAt(root: Json, path: readonly (string | number)[]): Json | null {
  let schema: Json | null = followed(root, root);
  for (const step of path) {
    const parts: readonly unknown[] = schema
      ? [schema, ...listOf(schema.anyOf), ...listOf(schema.oneOf), ...listOf(schema.allOf)]
      : [];
    const next = parts
      .filter(isJson)
      .map((part) => followed(part, root))
      .map((part) =>
        typeof step === 'number' ? part.items : isJson(part.properties) ? part.properties[step] : undefined,
      )
      .find(isJson);
    schema = next ? followed(next, root) : null;
  }
  return schema;
}
