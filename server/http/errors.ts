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
  lastOwner,
  sqlState,
  uniqueViolation,
} from '@/server/db';
import { requestContext } from '@/server/http/request-context';
import { log } from '@/server/log';
import { isUnreachable } from '@/server/unreachable';

interface Details {
  /** Parameters for the sentence of the code. */
  params?: Readonly<Record<string, string | number>>;
  /** Field name → sentences; makes the response a list of validation errors. */
  fields?: FieldErrors;
  /** Seconds until retrying makes sense. */
  retryAfter?: number;
  /** For a refusal that may be an attack although its status is that of a typo: how the log names it. */
  suspicion?: 'wrong_own_password';
}

/** What a use-case throws: a code, which one table maps to a status and a Dutch sentence. */
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

/** A 422 on one or more fields. */
export function invalid(fields: FieldErrors): DomainError {
  return new DomainError('invalid', { fields });
}

/**
 * Parses external input with a schema.
 * @throws DomainError invalid, with every error at its field
 */
export function judge<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const result = schema.safeParse(given);
  if (!result.success) throw invalid(toFieldErrors(result.error));
  return result.data;
}

/** Throws unless the policy allows it. `code` is 'not_found' if the existence of the thing is not public. */
export function authorize(allowed: boolean, code: 'forbidden' | 'not_found' = 'forbidden'): void {
  if (!allowed) throw new DomainError(code);
}

/** Seconds after which an unavailable or busy service may be back. */
export const RETRY_AFTER = 5;

/** Constraint violations caused by what another transaction has written. */
const overtaken = new Set([uniqueViolation, exclusionViolation, foreignKeyViolation]);

/** Turns anything thrown into a domain error, or null if it is a fault of ours. */
export function toDomainError(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  const state = sqlState(error);
  if (state === lastOwner) return new DomainError('last_owner');
  // Somebody else was first, or a referenced row was deleted at the same moment.
  if (isLostRace(state) || isRowGone(error)) return new DomainError('conflict');
  if (state !== undefined && overtaken.has(state)) return new DomainError('conflict');
  // Logged here, since the caller is not told the cause.
  const request_id = requestContext()?.requestId;
  const facts = { ...(request_id && { request_id }), err: error };
  if (state === lockNotAvailable) {
    log.warn(facts, 'a lock was waited for in vain');
    return new DomainError('busy', { retryAfter: RETRY_AFTER });
  }
  if (state === queryCanceled || isOverdue(error)) log.error(facts, 'the database took too long');
  else if (isUnreachable(error)) log.error(facts, 'what this relies on is away');
  else return null;
  return new DomainError('unavailable', { retryAfter: RETRY_AFTER });
}
