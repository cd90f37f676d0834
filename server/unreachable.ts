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

/** Prisma's own kinds for some of them. */
const prismaFaults = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout']);

/** pg reports a lost connection, or a timeout waiting for one, without a code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (was closed|has encountered a connection error))/;

/**
 * Whether a connection was refused or lost, mainly that to the database: retrying may succeed, and the request itself
 * was fine.
 */
export function isUnreachable(error: unknown): boolean {
  return (
    awayStates.test(sqlState(error) ?? '') ||
    socketFaults.has(textAt(error, ['code'])) ||
    prismaFaults.has(textAt(error, ['meta', 'driverAdapterError', 'cause', 'kind'])) ||
    lostConnection.test(textAt(error, ['message']))
  );
}
