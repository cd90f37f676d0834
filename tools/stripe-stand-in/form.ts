/**
 * Form-encoded bodies and queries as Stripe parses them: `a[b][0]=c`. Every value is a string; `list`, `whole` and the
 * others in this file define how a schema converts it.
 */
import { z } from 'zod';
import { invalid } from '@/tools/stripe-stand-in/errors';

export interface Nested {
  [key: string]: string | Nested;
}

const empty = (): Nested => Object.create(null);

/** Sets `value` at `path`; an empty piece is the next index. */
function put(into: Nested, [key = '', ...rest]: string[], value: string): void {
  const place = key === '' ? String(Object.keys(into).length) : key;
  if (!rest.length) {
    into[place] = value;
    return;
  }
  const inside = into[place];
  const next = typeof inside === 'object' ? inside : empty();
  into[place] = next;
  put(next, rest, value);
}

export function parseForm(text: string): Nested {
  const parsed = empty();
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.split('[');
    put(parsed, [first, ...rest.map((piece) => piece.replace(/\]$/, ''))], value);
  }
  return parsed;
}

/** A list, from numbered keys in order. */
export const list = <T extends z.ZodType>(of: T) =>
  z.preprocess(
    (value) => (typeof value === 'object' && value !== null ? Object.values(value) : value),
    z.array(of),
  );

/** A string; null if empty, which is how a field is cleared. */
export const text = z.string().transform((value) => value || null);
export const whole = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
/** An empty value removes a key, an empty string in place of the whole removes all. */
export const metadata = z.union([z.record(z.string(), z.string()), z.literal('').transform(() => null)]);

export const address = z.strictObject({
  city: text.optional(),
  country: text.optional(),
  line1: text.optional(),
  line2: text.optional(),
  postal_code: text.optional(),
  state: text.optional(),
});

/** A moment, or a range of moments. */
export const moments = z.union([
  whole.transform((at) => ({ gte: at, lte: at })),
  z.strictObject({
    gt: whole.optional(),
    gte: whole.optional(),
    lt: whole.optional(),
    lte: whole.optional(),
  }),
]);

interface Range {
  gt?: number | undefined;
  gte?: number | undefined;
  lt?: number | undefined;
  lte?: number | undefined;
}

export const isWithin = (at: number, { gt, gte, lt, lte }: Range = {}) =>
  (gt === undefined || at > gt) &&
  (gte === undefined || at >= gte) &&
  (lt === undefined || at < lt) &&
  (lte === undefined || at <= lte);

/** `['subscription_data', 'metadata']` → `subscription_data[metadata]` */
const nameOf = ([first, ...rest]: PropertyKey[]) =>
  `${String(first)}${rest.map((piece) => `[${String(piece)}]`).join('')}`;

/** The value at a path; undefined if there is none. */
const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (held, key) => (held === undefined ? undefined : Reflect.get(Object(held), key)),
    value,
  );

/**
 * The input, parsed by a schema.
 * @throws Refusal with Stripe's message about the first invalid parameter
 */
export function read<T>(schema: z.ZodType<T>, sent: Nested): T {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, ...issue.keys.slice(0, 1)]);
    throw invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(issue?.path ?? ['']);
  // Does not use zod's message, which depends on its configured language.
  if (issue?.code === 'invalid_type' && at(sent, issue.path) === undefined) {
    throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  throw invalid(`Invalid ${param}: ${issue?.message ?? 'does not fit'}`, { param });
}
