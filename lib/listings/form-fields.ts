/**
 * zod schemas for fields of a multipart form, where everything is text. An empty text is null, an absent field is
 * undefined.
 */
import { z } from '@/lib/api/zod';
import { isBlank, toLine } from '@/lib/api/typed-text';

/** Absent, empty (null), or a valid value of `schema`. */
export function clearable<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (isBlank(value) ? null : value), schema.nullable()).optional();
}

const toNumber = (value: unknown) =>
  typeof value === 'string' && /^-?\d{1,9}$/.test(toLine(value)) ? Number(toLine(value)) : value;

/** A whole number as a number or in digits; anything else passes through for `schema` to reject. */
export function wholeText<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(toNumber, schema);
}

/** A whole number from `min` to `max`, or null. */
export function clearableWhole(min: number, max: number) {
  return clearable(wholeText(z.int().min(min).max(max)));
}

const flagValues = new Map<unknown, boolean>([
  ['1', true],
  ['true', true],
  [1, true],
  ['0', false],
  ['false', false],
  [0, false],
  ['', false],
  [null, false],
]);

/** '1' or '0'; empty means off. */
export function flagText() {
  return z.preprocess((value) => flagValues.get(value) ?? value, z.boolean()).optional();
}

/** `name[0]`, `name[1]` … as a list, in numeric order; a single value is a list of one. */
function toList(value: unknown): unknown[] {
  if (value === null || isBlank(value)) return [];
  if (typeof value !== 'object') return [value];
  if (Array.isArray(value)) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, item]) => item);
}

/** A list, in the notation of forms or JSON. */
export function listText<Schema extends z.ZodType>(item: Schema, max: number) {
  return z.preprocess((value) => (value === undefined ? undefined : toList(value)), z.array(item).max(max));
}

/**
 * Reports every issue of `schema`, however deeply nested, on the field itself, because a form shows them in one place.
 */
export function foldedField<Schema extends z.ZodType>(schema: Schema) {
  return z
    .unknown()
    .transform((value, context): z.output<Schema> => {
      const result = schema.safeParse(value);
      if (result.success) return result.data;
      for (const message of new Set(result.error.issues.map((issue) => issue.message))) {
        context.addIssue({ code: 'custom', message });
      }
      return z.NEVER;
    })
    .optional()
    .meta({ ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), $schema: undefined });
}
