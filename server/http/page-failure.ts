import 'server-only';

import { RETRY_AFTER, toDomainError } from '@/server/http/errors';
import { requestContext } from '@/server/http/request-context';
import { log } from '@/server/log';

/**
 * Tells the front that a page failed for a temporary reason, such as an unreachable database: Next itself answers 500
 * for anything that a page throws.
 */
export function notePageFailure(thrown: unknown): void {
  const context = requestContext();
  const isPassing = toDomainError(thrown)?.code === 'unavailable';
  if (!isPassing) log.error({ request_id: context?.requestId, err: thrown }, 'a page failed');
  else if (context) context.retryAfter = RETRY_AFTER;
}
