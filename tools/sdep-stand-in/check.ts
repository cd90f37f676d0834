/**
 * How the service judges what it is sent: every error of an item at once, in the words of its validator (Pydantic in lax
 * mode), and as lenient as that is: unknown keys are dropped, snake_case names accepted, '4' is taken for 4.
 */

export interface Problem {
  msg: string;
  type: string;
  /** Empty for the item itself. */
  loc: readonly string[];
}

/** The value as the service keeps it; `undefined` if a problem was added. */
export type Check<T> = (value: unknown, loc: readonly string[], problems: Problem[]) => T | undefined;

type Fields = Readonly<Record<string, Field<unknown>>>;

interface Field<T> {
  check: Check<T>;
  /** What an absent key counts as; without it the key is required. */
  absent?: { value: T };
  /** The other name of the key, if it is not simply its snake_case form. */
  also?: string;
}

type Checked<S extends Fields> = { [K in keyof S]: S[K] extends Field<infer T> ? T : never };

export const required = <T>(check: Check<T>, also?: string): Field<T> => ({
  check,
  ...(also === undefined ? {} : { also }),
});

export const optional = <T>(check: Check<T>): Field<T | null> => ({
  check: (value, loc, problems) => (value === null ? null : check(value, loc, problems)),
  absent: { value: null },
});

export const withDefault = <T>(check: Check<T>, value: T): Field<T> => ({ check, absent: { value } });

const bad = (problems: Problem[], loc: readonly string[], type: string, msg: string): undefined => {
  problems.push({ msg, type, loc });
};

/** A rule on a value that its own check has accepted. */
export const refined =
  <T>(check: Check<T>, judge: (value: T) => string | null): Check<T> =>
  (value, loc, problems) => {
    const kept = check(value, loc, problems);
    if (kept === undefined) return undefined;
    const msg = judge(kept);
    return msg === null ? kept : bad(problems, loc, 'value_error', `Value error, ${msg}`);
  };

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/**
 * An object with these keys.
 * @param name of the model, which the message for anything but an object names
 * @param whole judges the object once all of its fields are right
 */
export function model<S extends Fields>(
  name: string,
  fields: S,
  whole: (value: Checked<S>) => string | null = () => null,
): Check<Checked<S>> {
  return (value, loc, problems) => {
    if (!isRecord(value)) {
      return bad(problems, loc, 'model_type', `Input should be a valid dictionary or instance of ${name}`);
    }
    const before = problems.length;
    const entries = Object.entries(fields).map(([key, { check, absent, also = snake(key) }]) => {
      const at = [...loc, key];
      const found = Object.hasOwn(value, key) ? key : also;
      if (Object.hasOwn(value, found)) return [key, check(value[found], at, problems)] as const;
      if (absent) return [key, absent.value] as const;
      return [key, bad(problems, at, 'missing', 'Field required')] as const;
    });
    if (problems.length > before) return undefined;
    // Every key of `fields` is there, with what its own check returned.
    const kept = Object.fromEntries(entries) as Checked<S>;
    const msg = whole(kept);
    return msg === null ? kept : bad(problems, loc, 'value_error', `Value error, ${msg}`);
  };
}

interface TextRule {
  min?: number;
  max?: number;
  pattern?: RegExp;
}

/** Lengths are counted in code points, as in Python. */
export const text =
  ({ min = 0, max = Infinity, pattern }: TextRule): Check<string> =>
  (value, loc, problems) => {
    if (typeof value !== 'string') return bad(problems, loc, 'string_type', 'Input should be a valid string');
    const length = [...value].length;
    if (length < min) {
      return bad(
        problems,
        loc,
        'string_too_short',
        `String should have at least ${plural(min, 'character')}`,
      );
    }
    if (length > max) {
      return bad(problems, loc, 'string_too_long', `String should have at most ${plural(max, 'character')}`);
    }
    if (pattern && !pattern.test(value)) {
      const msg = `String should match pattern '${pattern.source}'`;
      return bad(problems, loc, 'string_pattern_mismatch', msg);
    }
    return value;
  };

export const functionalId = text({ min: 1, max: 64, pattern: /^[A-Za-z0-9-]+$/ });

function wholeOf(value: unknown, loc: readonly string[], problems: Problem[]): number | undefined {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string') {
    if (/^\s*[+-]?\d+(?:\.0+)?\s*$/.test(value)) return Number(value);
    const msg = 'Input should be a valid integer, unable to parse string as an integer';
    return bad(problems, loc, 'int_parsing', msg);
  }
  if (typeof value !== 'number') return bad(problems, loc, 'int_type', 'Input should be a valid integer');
  if (Number.isInteger(value)) return value;
  const msg = 'Input should be a valid integer, got a number with a fractional part';
  return bad(problems, loc, 'int_from_float', msg);
}

export const whole =
  (min: number, max = Infinity): Check<number> =>
  (value, loc, problems) => {
    const kept = wholeOf(value, loc, problems);
    if (kept === undefined) return undefined;
    if (kept < min) {
      return bad(problems, loc, 'greater_than_equal', `Input should be greater than or equal to ${min}`);
    }
    if (kept > max)
      return bad(problems, loc, 'less_than_equal', `Input should be less than or equal to ${max}`);
    return kept;
  };

const truths = new Map([
  ...['1', 'true', 't', 'yes', 'y', 'on'].map((word) => [word, true] as const),
  ...['0', 'false', 'f', 'no', 'n', 'off'].map((word) => [word, false] as const),
]);

export const truth: Check<boolean> = (value, loc, problems) => {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') {
    return bad(problems, loc, 'bool_type', 'Input should be a valid boolean');
  }
  const found = truths.get(String(value).toLowerCase());
  if (found !== undefined) return found;
  return bad(problems, loc, 'bool_parsing', 'Input should be a valid boolean, unable to interpret input');
};

export const oneOf =
  <const T extends string>(...values: T[]): Check<T> =>
  (value, loc, problems) => {
    const found = values.find((known) => known === value);
    if (found !== undefined) return found;
    const names = values.map((known) => `'${known}'`);
    const msg = `Input should be ${[names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ')}`;
    return bad(problems, loc, 'enum', msg);
  };

export const list =
  <T>(item: Check<T>, min: number, max: number): Check<T[]> =>
  (value, loc, problems) => {
    if (!Array.isArray(value)) return bad(problems, loc, 'list_type', 'Input should be a valid list');
    const length = tooShortOrLong(value.length, min, max);
    if (length) return bad(problems, loc, length.type, length.msg);
    const before = problems.length;
    const kept = value.flatMap((one: unknown, index) => {
      const judged = item(one, [...loc, String(index)], problems);
      return judged === undefined ? [] : [judged];
    });
    return problems.length > before ? undefined : kept;
  };

/** What is wrong with the length of a list, if anything. */
export function tooShortOrLong(length: number, min: number, max: number) {
  const msg = (limit: string, count: number) =>
    `List should have at ${limit} ${plural(count, 'item')} after validation, not ${length}`;
  if (length < min) return { type: 'too_short', msg: msg('least', min) };
  return length > max ? { type: 'too_long', msg: msg('most', max) } : null;
}
