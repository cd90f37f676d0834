/** What somebody with bad intentions sends where a call expects a value. */
import { z } from '@/lib/api/zod';

/** Strings that databases, maps and regular expressions have choked on. */
export const nastyTexts: readonly string[] = [
  '',
  '\u0000',
  'a\u0000\u0007b',
  'half \ud83c',
  '\udfd6\ud83c',
  '\u202e\ufeff\uffff',
  '__proto__',
  'constructor',
  '%00',
  '%',
  '%ED%A0%80',
  '../../etc/passwd',
  "' OR 1=1; --",
  '99999999999999999999',
  '-1',
  '1e999',
  'NaN',
  '0000-00-00',
  '9999-99-99',
  '+275760-09-13',
  '2027-02-30T25:61:61Z',
  'http://[::1',
  'x'.repeat(20_000),
];

/** Names that every JavaScript object already has. */
export const nastyNames = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'half \ud83c',
];

/** Values possible in JSON but not in a form. */
export const nastyValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e300,
  [],
  {},
  [null],
  [[]],
  { constructor: 1 },
  ['\u0000', '\ud800'],
  JSON.parse('{"__proto__":{"a":1}}'),
];

type Json = { [key: string]: unknown };
const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const samples: Readonly<Record<string, unknown>> = {
  integer: 2,
  number: 2,
  boolean: true,
  null: null,
  string: 'Zeezicht aan zee 12',
};
const namedSamples: [RegExp, unknown][] = [
  [/email/, 'gast@kustverblijf.test'],
  [/birth/, '1980-05-03'],
  [/end|departure|to$/, '2027-05-05'],
  [/date|arrival|from$/, '2027-05-03'],
  [/phone/, '0032470000000'],
  [/url/, 'https://127.0.0.1/kalender.ics'],
];

/** A plausible value for `schema` (JSON Schema) under `name`. */
function sampleOf(schema: unknown, name: string): unknown {
  if (!isJson(schema)) return samples.string;
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const choice = [schema.anyOf, schema.oneOf, schema.allOf].find(Array.isArray);
  if (choice) return sampleOf(choice[0], name);
  if (schema.type === 'array') return [sampleOf(schema.items, name)];
  if (schema.type === 'object') {
    const properties = isJson(schema.properties) ? schema.properties : {};
    return Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, sampleOf(one, key)]));
  }
  const named = namedSamples.find(([pattern]) => pattern.test(name));
  return schema.type === 'string' && named ? named[1] : (samples[String(schema.type)] ?? samples.string);
}

/** A body or query that may well be accepted. */
export function sampleFor(schema: z.ZodType | undefined): Json {
  if (!schema) return {};
  const sample = sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '');
  return isJson(sample) ? sample : {};
}

/** Each field with some of the values; over all fields every value is used. About `most` pairs. */
function* spread<T>(fields: readonly string[], values: readonly T[], most: number): Generator<[string, T]> {
  const stride = Math.max(1, Math.ceil((fields.length * values.length) / most));
  for (const [row, field] of fields.entries()) {
    for (const [column, value] of values.entries()) {
      if ((row + column) % stride === 0) yield [field, value];
    }
  }
}

/** The body with each of its fields replaced in turn, and with unknown fields. */
export function* spoiledBodies(good: Json): Generator<Json> {
  for (const [field, value] of spread(Object.keys(good), [...nastyTexts, ...nastyValues], 90)) {
    yield { ...good, [field]: value };
  }
  for (const name of nastyNames) {
    yield { ...good, [name]: 'x' };
    yield Object.fromEntries([...Object.entries(good), [name, { a: 1 }]]);
  }
  // All fields at once: each schema reports every field.
  for (const value of [...nastyTexts, ...nastyValues]) {
    yield Object.fromEntries(Object.keys(good).map((field) => [field, value]));
  }
}

/** Query strings with each parameter replaced in turn, and with unknown parameters. */
export function* spoiledQueries(good: Json): Generator<string> {
  const pair = (name: string, value: string) =>
    `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`;
  const written = Object.entries(good).map(([name, value]) => pair(name, String(value)));
  for (const name of nastyNames) {
    yield [...written, pair(name, '1')].join('&');
    yield pair(name, '1');
  }
  const short = nastyTexts.filter((text) => text.length < 1000);
  for (const [field, value] of spread([...Object.keys(good), 'onbekend'], short, 60)) {
    yield [...written.filter((one) => !one.startsWith(`${field}=`)), pair(field, value)].join('&');
  }
  for (const raw of ['%', '%00', '%zz=%', '=', '&&', 'a[]=1&a[]=2', '%ED%A0%80=%ED%A0%80', 'page=%C2%85'])
    yield raw;
}
