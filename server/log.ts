import 'server-only';

import pino from 'pino';
import { nodeEnv } from '@/server/env';
import { withoutSecrets } from '@/server/secret-paths';
import { readableStack } from '@/server/readable-stack';

/**
 * Structured log lines (JSON on stdout). Values under keys of personal data are never written, at whatever depth, and
 * e-mail addresses inside error texts are masked.
 */

const personal = new Set([
  'email',
  'firstname',
  'lastname',
  'phone',
  'phonenumber',
  'birthdate',
  'dateofbirth',
  'password',
  'currentpassword',
  'token',
  'secret',
  'otpauthurl',
  'recoverycodes',
  'message',
  'authorization',
  'cookie',
  'setcookie',
  'ip',
]);
const levels = new Map([
  ['production', 'info'],
  ['test', 'silent'],
]);

/** The text with every e-mail address in it masked. */
export const maskAddresses = (text: string): string =>
  text.replaceAll(/[^\s<>"'`(),;:@]+@[^\s<>"'`(),;:@]+\.[^\s<>"'`(),;:@]+/g, '[email]');

/** An error for a log line: type, code, stack; never the values of a query. */
function describeError(error: Error): Record<string, unknown> {
  return {
    type: error.name,
    code: 'code' in error ? error.code : undefined,
    text: maskAddresses(error.message).slice(0, 2000),
    stack: maskAddresses(readableStack(error.stack ?? '')).slice(0, 4000),
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
  };
}

/** A copy of `value` with personal data replaced by `[redacted]`. */
export function redact(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return describeError(value);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  if (depth > 6) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      personal.has(key.toLowerCase().replaceAll(/[_-]/g, '')) && item !== undefined
        ? '[redacted]'
        : redact(item, depth + 1),
    ]),
  );
}

const redactFields = (fields: object): Record<string, unknown> => ({ ...Object(redact(fields)) });

/**
 * The output of a production site, buffered: a write per line costs more than serving a cached page. Lines are held
 * back for a quarter of a second at most; pending ones are written before the process ends.
 */
const lines =
  nodeEnv === 'production'
    ? pino.destination({ dest: 1, sync: false, minLength: 32_768, maxWrite: 65_536, periodicFlush: 250 })
    : undefined;

/** Builds a logger that writes on stdout, or to `destination`. */
export function createLog(level: string, destination?: pino.DestinationStream) {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: redactFields },
      // Errors are described by redact(), which masks what pino's own serializer would print.
      serializers: { err: (value: unknown) => value },
      hooks: {
        logMethod(args, method) {
          const [first, second, ...rest] = args;
          if (!(first instanceof Error)) return method.apply(this, args);
          return method.apply(this, [{ err: first }, second ?? maskAddresses(first.message), ...rest]);
        },
      },
    },
    ...(destination ? [destination] : []),
  );
}

export type Log = pino.Logger;

export const log: Log = createLog(levels.get(nodeEnv) ?? 'debug', lines);

/** No path with a secret in it is shorter. */
const SECRET_LENGTH = 40;

/** The fields of a request's one log line; none of them is personal. */
interface AnsweredRequest {
  id: string;
  method: string | undefined;
  path: string;
  status: number;
  /** From the first byte to the last. */
  ms: number;
}

/** Formats the log line of a request: in the logger's format, but ten times as fast. */
export function requestLine({ id, method, path, status, ms }: AnsweredRequest): string {
  const shown = path.length < SECRET_LENGTH ? path : withoutSecrets(path);
  return (
    `{"level":"info","time":"${timeNow()}","request_id":"${id}","method":"${method}",` +
    `"path":${JSON.stringify(shown)},"status":${status},"ms":${ms},"msg":"request"}\n`
  );
}

let lastMs = 0;
let lastTime = '';

/** Formatted once per millisecond. */
function timeNow(): string {
  const now = Date.now();
  if (now !== lastMs) {
    lastMs = now;
    lastTime = new Date(now).toISOString();
  }
  return lastTime;
}

const requestLines = lines ?? pino.destination(1);

let ofThisTurn = '';

/**
 * Logs an answered request. The lines of one turn of the event loop are written together, since the stream measures
 * everything pending at every write.
 */
export function logRequest(answered: AnsweredRequest): void {
  if (!log.isLevelEnabled('info')) return;
  if (ofThisTurn === '') {
    setImmediate(() => {
      requestLines.write(ofThisTurn);
      ofThisTurn = '';
    });
  }
  ofThisTurn += requestLine(answered);
}

/** The logger of one request: every line contains its id. */
export const requestLog = (requestId: string): Log => log.child({ request_id: requestId });
