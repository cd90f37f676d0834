import 'server-only';

import { sqlState, textAt } from '@/server/db';

/** Too many connections; shutting down, crashed, starting up; cannot connect, connection lost. */
const awayStates = /^(53300|57P0[123]|08...)$/;

/** Error codes of the operating system for connections. */
const socketFaults = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** The kinds by which Prisma's adapter names some of them. */
const adapterFaults = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout']);

/** pg reports a lost connection, or a timeout waiting for one, without a code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (was closed|has encountered a connection error))/;

/** The deepest nesting of an error: pg's in the adapter's, in Prisma's, in one of this program. */
const DEPTH = 4;

interface Inside {
  cause?: unknown;
  errors?: unknown;
  meta?: { driverAdapterError?: unknown } | null;
}

/**
 * An error and those nested in it, outermost first: its cause, the errors of several attempts, and the adapter's error
 * in Prisma's. A transaction that fails at COMMIT throws the adapter's own error.
 */
function* layersOf(error: unknown, depth = 0): Generator<object> {
  if (typeof error !== 'object' || error === null || depth > DEPTH) return;
  yield error;
  const { cause, errors, meta } = error as Inside;
  const inner = [cause, ...(Array.isArray(errors) ? errors : []), meta?.driverAdapterError];
  for (const one of inner) yield* layersOf(one, depth + 1);
}

/**
 * Whether a connection was refused or lost, mainly that to the database: retrying may succeed, and the request itself
 * was fine.
 */
export function isUnreachable(error: unknown): boolean {
  return [...layersOf(error)].some(
    (layer) =>
      awayStates.test(sqlState(layer) ?? '') ||
      socketFaults.has(textAt(layer, ['code'])) ||
      adapterFaults.has(textAt(layer, ['kind'])) ||
      lostConnection.test(textAt(layer, ['message'])),
  );
}
