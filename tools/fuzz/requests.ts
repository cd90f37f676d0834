/** Generates requests: which call, by whom, and how far from what the call expects. */
import fc from 'fast-check';
import { isJson } from '@/tools/fuzz/document';
import type { Json, Operation } from '@/tools/fuzz/document';
import { placesIn, replaced, spoiled, spoilings, valueAt } from '@/tools/fuzz/spoil';
import { inOrder, valuesOf } from '@/tools/fuzz/values';
import type { Sources } from '@/tools/fuzz/values';

export const kinds = ['valid', 'nearly valid', 'hostile'] as const;
export type Kind = (typeof kinds)[number];

export interface Request {
  call: string;
  caller: string;
  kind: Kind;
  /** With its query. */
  url: string;
  /** A string is sent as it is. */
  body: unknown;
  encoding: 'json' | 'form' | 'multipart';
  headers: Readonly<Record<string, string>>;
  /** false: without its CSRF token. */
  csrf: boolean;
}

export interface Caller {
  name: string;
  /** The household whose rows it uses. */
  household: Household;
  /** Its relative frequency. */
  weight: number;
  /** Half of its calls begin with one of these. */
  prefers?: readonly string[];
}
export const households = ['a', 'b'] as const;
export type Household = (typeof households)[number];

/** Control characters of each kind: C0 and C1, white space or not, and the one that PostgreSQL cannot store. */
const controls = ['\u0000', '\u0007', '\b', '\r', '\u001b', '\u007f', '\u0085', '\u009b'];

/**
 * The values of path parameters, by the preceding segment; '12/changes': those that belong to the parameter value 12.
 */
export type Pools = Readonly<Record<Household, Readonly<Record<string, readonly string[]>>>>;

export interface Material {
  operations: readonly Operation[];
  callers: readonly Caller[];
  pools: Pools;
  /** Call → bodies that were accepted, or refused only for the state. */
  bodies: Readonly<Record<string, readonly Json[]>>;
  sources: Sources;
  /** For queries: parameter → the one that it requires. */
  together: Readonly<Record<string, string>>;
  hostile: { texts: readonly string[]; values: readonly unknown[]; names: readonly string[] };
}

/** '/api/listings/{id}/seasons/{season}' → [['listings', '{id}'], …] */
const parametersOf = (path: string): [before: string, parameter: string][] =>
  [...path.matchAll(/([^/]+)\/(\{\w+\})/g)].map(([, before = '', parameter = '']) => [before, parameter]);

type Parts = Pick<Request, 'url' | 'body' | 'encoding' | 'headers' | 'csrf'> & { path: string };

export class RequestMaker {
  readonly #material: Material;
  readonly #made = new Map<string, fc.Arbitrary<Request>>();

  constructor(material: Material) {
    this.#material = material;
  }

  /** Any call by any caller. */
  any(): fc.Arbitrary<Request> {
    const { operations, callers } = this.#material;
    const any = fc.constantFrom(...operations);
    const which = callers.map((caller) => {
      const preferred = operations.filter(({ path }) =>
        caller.prefers?.some((start) => path.startsWith(start)),
      );
      const operation = preferred.length > 0 ? fc.oneof(any, fc.constantFrom(...preferred)) : any;
      return { weight: caller.weight, arbitrary: operation.map((one) => [one, caller] as const) };
    });
    return fc.noShrink(fc.oneof(...which)).chain(([operation, caller]) => this.#of(operation, caller));
  }

  #of(operation: Operation, caller: Caller): fc.Arbitrary<Request> {
    const key = `${operation.name} ${caller.name}`;
    const known = this.#made.get(key);
    if (known) return known;
    const valid = this.#valid(operation, caller);
    const as = (kind: Kind) => (parts: Parts) => this.#finished(operation, caller, kind, parts);
    const made = fc.oneof(
      { weight: 4, arbitrary: valid.map(as('valid')) },
      { weight: 3, arbitrary: this.#nearly(operation, caller, valid).map(as('nearly valid')) },
      { weight: 3, arbitrary: this.#hostile(operation, valid).map(as('hostile')) },
    );
    this.#made.set(key, made);
    return made;
  }

  #finished({ name }: Operation, caller: Caller, kind: Kind, parts: Parts): Request {
    const { path: _path, ...rest } = parts;
    return { call: name, caller: caller.name, kind, ...rest };
  }

  #path(operation: Operation, households: fc.Arbitrary<Household>): fc.Arbitrary<string> {
    const parameters = parametersOf(operation.path);
    if (parameters.length === 0) return fc.constant(operation.path);
    const turns = fc.array(fc.nat(1000), { minLength: parameters.length, maxLength: parameters.length });
    return fc.tuple(households, turns).map(([household, picked]) => {
      const pools = this.#material.pools[household];
      let path = operation.path;
      let parent = '';
      for (const [index, [before, parameter]] of parameters.entries()) {
        const turn = picked[index] ?? 0;
        const next = parameters[index + 1]?.[0];
        const values = pools[`${parent}/${before}`] ?? pools[before] ?? [];
        // Half of the time, one with values for the next.
        const full = next === undefined ? [] : values.filter((value) => pools[`${value}/${next}`]);
        const from = turn % 2 === 0 && full.length > 0 ? full : values;
        const value = from[Math.floor(turn / 2) % Math.max(1, from.length)] ?? '1';
        path = path.replace(`${before}/${parameter}`, `${before}/${value}`);
        parent = turn % 2 === 0 ? value : '';
      }
      return path;
    });
  }

  /** The required parameters and at most three others, with what they need: with more, searches mostly fail. */
  #query({ query }: Operation): fc.Arbitrary<string> {
    if (query.length === 0) return fc.constant('');
    const { sources, together } = this.#material;
    const fields = new Map(
      query.map(({ name, schema }) => [name, valuesOf(schema, { root: schema, name, sources, depth: 1 })]),
    );
    const [required, optional] = [true, false].map((is) =>
      query.filter((one) => one.required === is).map(({ name }) => name),
    );
    return fc
      .subarray(optional ?? [], { maxLength: Math.min(3, optional?.length ?? 0) })
      .chain((names) => {
        const all = withNeeded([...(required ?? []), ...names], together).flatMap((name) => {
          const values = fields.get(name);
          return values ? [[name, values] as const] : [];
        });
        return fc.record(Object.fromEntries(all), { noNullPrototype: true });
      })
      .map((query) => written(Object.entries(inOrder(query))));
  }

  #body(operation: Operation): fc.Arbitrary<unknown> {
    const { body, name } = operation;
    if (!body) return fc.constant(undefined);
    const made = valuesOf(body, { root: body, name: '', sources: this.#material.sources, depth: 0 });
    const samples = this.#material.bodies[name] ?? [];
    if (samples.length === 0) return made;
    const sample = fc.constantFrom(...samples);
    const mixed = fc
      .tuple(sample, made, fc.array(fc.nat(100), { maxLength: 2 }))
      .map(([good, other, turns]) => {
        const names = isJson(other) ? Object.keys(other) : [];
        const picked = new Set(turns.map((turn) => names[turn % Math.max(1, names.length)]));
        const fields = isJson(other) ? Object.entries(other).filter(([name]) => picked.has(name)) : [];
        return { ...good, ...Object.fromEntries(fields) };
      });
    return fc.oneof(sample, mixed, made);
  }

  #encoding({ accepts }: Operation): fc.Arbitrary<Request['encoding']> {
    const choices: Request['encoding'][] = ['json'];
    if (accepts.includes('application/x-www-form-urlencoded')) choices.push('form', 'form');
    if (accepts.includes('multipart/form-data')) choices.push('multipart');
    return fc.constantFrom(...choices);
  }

  #valid(operation: Operation, { household }: Caller): fc.Arbitrary<Parts> {
    const foreign: Household = household === 'a' ? 'b' : 'a';
    const households = fc.oneof(
      { weight: 3, arbitrary: fc.constant(household) },
      { weight: 1, arbitrary: fc.constant(foreign) },
    );
    return fc
      .record({
        path: this.#path(operation, households),
        query: this.#query(operation),
        body: this.#body(operation),
        encoding: this.#encoding(operation),
      })
      .map(({ path, query, body, encoding }) => ({
        ...{ path, body, encoding, headers: {}, csrf: true },
        url: query ? `${path}?${query}` : path,
      }));
  }

  #nearly(operation: Operation, caller: Caller, valid: fc.Arbitrary<Parts>): fc.Arbitrary<Parts> {
    const foreign: Household = caller.household === 'a' ? 'b' : 'a';
    const spoil = fc.record({
      spoiling: fc.constantFrom(...spoilings),
      place: fc.nat(200),
      turn: fc.nat(200),
    });
    const ofBody = fc.tuple(valid, spoil).map(([parts, how]) => ({
      ...parts,
      body: operation.body ? spoiled(parts.body, operation.body, how) : parts.body,
    }));
    const queryName = fc.constantFrom('page', 'limit', 'ids', ...operation.query.map(({ name }) => name));
    const queryText = fc.constantFrom(
      '',
      '0',
      '-1',
      '1.5',
      'x',
      '100001',
      '101',
      '1,1',
      '2027-02-30',
      'null',
    );
    const ofQuery = fc
      .tuple(valid, queryName, queryText)
      .map(([parts, name, text]) => ({ ...parts, url: withQuery(parts.url, name, text) }));
    const idOf = fc
      .tuple(valid, this.#path(operation, fc.constant(foreign)))
      .map(([parts, path]) => ({ ...parts, url: parts.url.replace(parts.path, path) }));
    const nobodys = fc
      .tuple(valid, fc.constantFrom('999999999', '0', '2147483647', '2147483648', '01'))
      .map(([parts, id]) => ({ ...parts, url: parts.url.replace(/\/\d+(?=[/?.]|$)/, `/${id}`) }));
    const ways = [idOf, nobodys, ...(operation.query.length > 0 ? [ofQuery] : [])];
    return operation.body ? fc.oneof(ofBody, ofBody, ...ways) : fc.oneof(...ways);
  }

  #hostile(operation: Operation, valid: fc.Arbitrary<Parts>): fc.Arbitrary<Parts> {
    const { texts, values, names } = this.#material.hostile;
    const text = fc.oneof(
      fc.constantFrom(...texts),
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
    );
    const wellFormed = text.map((one) => one.toWellFormed());
    const value = fc.oneof(text, fc.constantFrom(...values), fc.jsonValue({ maxDepth: 4 }));
    const ofBody = fc.tuple(valid, value, fc.nat(200), fc.boolean()).map(([parts, one, place, isName]) => ({
      ...parts,
      body: hostileBody(parts.body, one, place, isName, names),
    }));
    const unseen = fc.string({ unit: fc.constantFrom(...controls), minLength: 1, maxLength: 2 });
    const within = fc
      .tuple(valid, fc.oneof(text, unseen), fc.nat(200), fc.nat(10))
      .map(([parts, one, place, cut]) => ({
        ...parts,
        body: wovenBody(parts.body, one, place, cut),
      }));
    const rawBody = fc
      .tuple(valid, fc.oneof(fc.json(), text, fc.constantFrom('', '{', '[]', 'null', '"x"', '['.repeat(40))))
      .map(([parts, body]) => ({ ...parts, body, encoding: 'json' as const }));
    const parameterNames = ['onbekend', ...names, ...operation.query.map((one) => one.name)];
    const ofQuery = fc
      .tuple(valid, fc.constantFrom(...parameterNames), wellFormed)
      .map(([parts, name, one]) => ({ ...parts, url: withQuery(parts.url, name, one.slice(0, 3000)) }));
    const segment = wellFormed.map((one) => encodeURIComponent(one.slice(0, 300)));
    const ofPath = fc.tuple(valid, segment, fc.nat(3)).map(([parts, one, which]) => ({
      ...parts,
      url: parts.url.replace(parts.path, hostilePath(operation.path, parts.path, one, which)),
    }));
    const header = fc.constantFrom(
      'accept-language',
      'if-none-match',
      'origin',
      'content-type',
      'cookie',
      'accept',
    );
    const visible = fc.string({ unit: fc.constantFrom(...'abcz019 ;,=*/-_.q"'), maxLength: 40 });
    const ofHeader = fc
      .tuple(valid, header, visible)
      .map(([parts, name, one]) => ({ ...parts, headers: { [name]: one.trim() } }));
    const withoutToken = valid.map((parts) => ({ ...parts, csrf: false }));
    const ways = [ofQuery, ofHeader];
    if (operation.body) ways.push(ofBody, ofBody, within, within, rawBody);
    if (operation.path.includes('{')) ways.push(ofPath);
    if (operation.method !== 'GET') ways.push(withoutToken);
    return fc.oneof(...ways);
  }
}

function withNeeded(names: readonly string[], together: Material['together']): string[] {
  const all = new Set(names);
  for (const name of all) if (Object.hasOwn(together, name)) all.add(together[name] ?? name);
  return [...all];
}

const pair = (name: string, value: string) =>
  `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`;

/** Lists as the calls take them: 'ids=1,2'. */
const asText = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(',') : isJson(value) ? JSON.stringify(value) : String(value);

const written = (query: readonly (readonly [string, unknown])[]): string =>
  query.map(([name, value]) => pair(name, asText(value))).join('&');

function withQuery(url: string, name: string, text: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const rest = query
    .split('&')
    .filter((one) => one !== '' && !one.startsWith(`${encodeURIComponent(name.toWellFormed())}=`));
  return `${path}?${[...rest, pair(name, text)].join('&')}`;
}

function hostileBody(
  body: unknown,
  value: unknown,
  place: number,
  isName: boolean,
  names: readonly string[],
): unknown {
  if (isName && place % 4 === 0) {
    const name = names[place % names.length] ?? 'x';
    return Object.fromEntries([...Object.entries(isJson(body) ? body : {}), [name, value]]);
  }
  const places = placesIn(body);
  const path = places[place % Math.max(1, places.length)];
  return path ? replaced(body, path, value) : { onbekend: value };
}

/** Inserts a text into one of the body's texts: the rest of it may still pass. */
function wovenBody(body: unknown, text: string, place: number, cut: number): unknown {
  const texts = placesIn(body).flatMap((path) => {
    const value = valueAt(body, path);
    return typeof value === 'string' ? [{ path, value }] : [];
  });
  const picked = texts[place % Math.max(1, texts.length)];
  if (!picked) return body;
  const { path, value } = picked;
  return replaced(body, path, value.slice(0, cut) + text + value.slice(cut));
}

/** The path with one parameter replaced; a segment of only dots would lead to another call. */
function hostilePath(template: string, path: string, segment: string, which: number): string {
  if (segment === '' || segment === '.' || segment === '..') return path;
  const segments = path.split('/');
  const open = template.split('/').flatMap((one, index) => (one.includes('{') ? [index] : []));
  const at = open[which % Math.max(1, open.length)];
  if (at !== undefined) segments[at] = segment;
  return segments.join('/');
}
