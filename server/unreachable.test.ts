import { describe, expect, it } from 'vitest';
import { isUnreachable } from '@/server/unreachable';

/** As the adapter wraps what pg throws. */
const fromAdapter = (kind: string, more: object = {}) =>
  Object.assign(new Error(kind), { name: 'DriverAdapterError', cause: { kind, ...more } });
const fromPrisma = (code: string, driverAdapterError: Error) =>
  Object.assign(new Error('Raw query failed.'), { code, meta: { driverAdapterError } });
const ended = { kind: 'postgres', originalCode: '57P01', code: '57P01', severity: 'FATAL' };
const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

describe('an unreachable database', () => {
  it.each([
    ['a connection that was reset at COMMIT', fromAdapter('ConnectionClosed')],
    ['a connection that was reset in a statement', fromPrisma('P1017', fromAdapter('ConnectionClosed'))],
    ['the same in plain SQL', fromPrisma('P2010', fromAdapter('ConnectionClosed'))],
    ['a server that could not be reached', fromPrisma('P1001', fromAdapter('DatabaseNotReachable'))],
    ['a server that stopped at COMMIT', fromAdapter('postgres', ended)],
    ['a server that stopped in a statement', fromPrisma('P2039', fromAdapter('postgres', ended))],
    [
      'too many connections',
      fromPrisma('P2037', fromAdapter('TooManyConnections', { originalCode: '53300' })),
    ],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['a new one that took too long', new Error('Connection terminated due to connection timeout')],
    ['a full pool', new Error('timeout exceeded when trying to connect')],
    ['a broken one', new Error('Client has encountered a connection error and is not queryable')],
    ['one that was closed', new Error('Client was closed and is not queryable')],
    ['a server that is starting', Object.assign(new Error('starting up'), { code: '57P03' })],
    ['each address of a name', new AggregateError([refused, refused])],
    ['the cause of another error', new Error('nothing was read', { cause: refused })],
    [
      'the cause of a cause',
      new Error('no page', { cause: new Error('no rows', { cause: fromAdapter('ConnectionClosed') }) }),
    ],
  ])('is told by %s', (_what, error) => {
    expect(isUnreachable(error)).toBe(true);
  });

  it.each([
    [
      'a violated constraint',
      fromPrisma('P2002', fromAdapter('UniqueConstraintViolation', { originalCode: '23505' })),
    ],
    ['a fault of ours', new Error('no page', { cause: new TypeError('x is undefined') })],
    ['several of them', new AggregateError([new Error('one'), 'two', null])],
    ['something that is no error', 'ECONNREFUSED'],
    ['nothing', undefined],
  ])('is not told by %s', (_what, error) => {
    expect(isUnreachable(error)).toBe(false);
  });

  it('is looked for in an error that contains itself', () => {
    const error = new Error('round');
    error.cause = error;
    expect(isUnreachable(error)).toBe(false);
  });
});
