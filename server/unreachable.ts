import 'server-only';

import { sqlState, textAt } from '@/server/db';

/** Too many connections; shutting down, crashed, starting up; cannot connect, connection lost. */
const awayStates = /^(53300|57P0[123]|08...)$/;

/** What the system says of a connection. */
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

/** What Prisma makes of some of them. */
const prismaFaults = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout']);

/** pg gives a connection that it lost, or waited for in vain, no code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (was closed|has encountered a connection error))/;

/**
 * Whether a connection was refused or lost, that to the database above all: a later try may go through, and nothing is
 * wrong with what was asked.
 */
export function isUnreachable(error: unknown): boolean {
  return (
    awayStates.test(sqlState(error) ?? '') ||
    socketFaults.has(textAt(error, ['code'])) ||
    prismaFaults.has(textAt(error, ['meta', 'driverAdapterError', 'cause', 'kind'])) ||
    lostConnection.test(textAt(error, ['message']))
  );
}
