import 'server-only';

import { RETRY_AFTER, toDomainError } from '@/server/http/errors';
import { requestContext } from '@/server/http/request-context';
import { log } from '@/server/log';

/**
 * Tells the front that a page could not be rendered for something that passes, such as a database that is away: Next
 * itself answers 500 for whatever a page throws.
 */
export function notePageFailure(thrown: unknown): void {
  const context = requestContext();
  const isPassing = toDomainError(thrown)?.code === 'unavailable';
  if (!isPassing) log.error({ request_id: context?.requestId, err: thrown }, 'a page failed');
  else if (context) context.retryAfter = RETRY_AFTER;
}
