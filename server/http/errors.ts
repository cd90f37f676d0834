import 'server-only';

import { errorStatus } from '@/lib/api/error-codes';
import type { ErrorCode, FieldErrors } from '@/lib/api/error-codes';
import { toFieldErrors } from '@/lib/api/zod';
import type { z } from '@/lib/api/zod';
import { errorTexts } from '@/lib/texts/errors';
import { fill } from '@/lib/texts/fill';
import {
  exclusionViolation,
  foreignKeyViolation,
  isLostRace,
  isOverdue,
  lockNotAvailable,
  queryCanceled,
  isRowGone,
  sqlState,
  uniqueViolation,
} from '@/server/db';
import { requestContext } from '@/server/http/request-context';
import { log } from '@/server/log';
import { isUnreachable } from '@/server/unreachable';

interface Details {
  /** Fill the sentence of the code. */
  params?: Readonly<Record<string, string | number>>;
  /** Field name → sentences; makes the answer a list of what to mend. */
  fields?: FieldErrors;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  /** Of a refusal that may be an attack though its status is a typo's: what the log says of it. */
  suspicion?: 'wrong_own_password';
}

/** What a use-case throws: a code that one table maps to a status and a Dutch sentence. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  get text(): string {
    return fill(errorTexts[this.code], this.details.params ?? {});
  }
}

/** A 422 on one field or several. */
export function invalid(fields: FieldErrors): DomainError {
  return new DomainError('invalid', { fields });
}

/**
 * What the schema makes of something from outside.
 * @throws DomainError invalid, with every fault at its field
 */
export function judge<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const result = schema.safeParse(given);
  if (!result.success) throw invalid(toFieldErrors(result.error));
  return result.data;
}

/** Throws unless the policy said yes. `code` is 'not_found' where the thing's existence is not public. */
export function authorize(allowed: boolean, code: 'forbidden' | 'not_found' = 'forbidden'): void {
  if (!allowed) throw new DomainError(code);
}

/** What the database refuses because of what another transaction has written. */
const overtaken = new Set([uniqueViolation, exclusionViolation, foreignKeyViolation]);

/** The domain error of anything thrown, or null when it is a fault of ours. */
export function toDomainError(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  const state = sqlState(error);
  // Somebody was first, or what this refers to went at the same moment.
  if (isLostRace(state) || isRowGone(error)) return new DomainError('conflict');
  if (state !== undefined && overtaken.has(state)) return new DomainError('conflict');
  // Nobody who is told to try again can say what it was.
  const request_id = requestContext()?.requestId;
  const facts = { ...(request_id && { request_id }), err: error };
  if (state === lockNotAvailable) {
    log.warn(facts, 'a lock was waited for in vain');
    return new DomainError('busy', { retryAfter: 5 });
  }
  if (state === queryCanceled || isOverdue(error)) log.error(facts, 'the database took too long');
  else if (isUnreachable(error)) log.error(facts, 'what this relies on is away');
  else return null;
  return new DomainError('unavailable', { retryAfter: 5 });
}
