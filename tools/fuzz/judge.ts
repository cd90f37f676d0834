/** Finds faults in one answer, whoever called. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import { isJson } from '@/tools/fuzz/document';
import type { Json, Operation } from '@/tools/fuzz/document';
import type { Change } from '@/tools/fuzz/ledger';

/** A generous bound, against runaway queries. */
export const SLOWEST_MS = 5000;

export interface Answered {
  status: number;
  contentType: string | null;
  text: string;
  milliseconds: number;
  /** Sent without the CSRF token. */
  isWithoutToken: boolean;
}

const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false });
const validators = new WeakMap<Json, ValidateFunction>();

/** How a body violates the schema; null if it does not. */
function mismatchOf(schema: Json, text: string): string | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return 'is no JSON';
  }
  let validate = validators.get(schema);
  if (!validate) validators.set(schema, (validate = ajv.compile(schema)));
  if (validate(body)) return null;
  const [error] = validate.errors ?? [];
  const extra = isJson(error?.params) ? error.params.additionalProperty : undefined;
  return `${error?.instancePath ?? ''} ${error?.message ?? 'does not match'}${extra === undefined ? '' : `: ${String(extra)}`}`;
}

function bodyFault(operation: Operation, { status, contentType, text }: Answered): string | null {
  const contents = operation.answers.get(status);
  if (!contents) return null;
  if (text === '') return contents.size === 0 || status === 304 ? null : `${status} has no body`;
  const type = contentType?.split(';', 1)[0] ?? 'no content type';
  const schema = contents.get(type);
  if (schema === undefined) return `${status} is not documented to be ${type}`;
  const mismatch = schema && mismatchOf(schema, text);
  return mismatch ? `${status} is not of the documented shape: ${mismatch}` : null;
}

/** Everything wrong with an answer, as sentences; none if nothing is. */
export function faultsOf(operation: Operation, answer: Answered): string[] {
  const { status, text, milliseconds } = answer;
  const faults: string[] = [];
  if (status >= 500) faults.push(`${status} is the server's fault`);
  if (!operation.answers.has(status)) faults.push(`${status} is not documented`);
  const ofBody = bodyFault(operation, answer);
  if (ofBody) faults.push(ofBody);
  if (answer.isWithoutToken && operation.needsToken && status < 400)
    faults.push('accepted without its token');
  if (!text.isWellFormed()) faults.push('half a character');
  if (milliseconds > SLOWEST_MS) faults.push(`took over ${SLOWEST_MS / 1000} s`);
  return faults;
}

/** Control characters but tab and line feed: no text keeps them (lib/api/typed-text.ts). */
const control = /[^\P{Cc}\n\t]/u;

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, one]) => [name, ...textsIn(one)])
      : [];

/** Invalid values that a change stores, as sentences. */
export function storedFaults({ table, before, after }: Change): string[] {
  return Object.entries(after ?? {})
    .filter(([column, value]) => JSON.stringify(value) !== JSON.stringify(before?.[column]))
    .filter(([, value]) => textsIn(value).some((text) => control.test(text)))
    .map(([column]) => `stores a control character in ${table}.${column}`);
}
