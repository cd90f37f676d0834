import 'server-only';

import { DomainError } from '@/server/http/errors';

/** Answers an unknown path of the API with a 404 as an API error. */
export async function refuseUnknownCall(): Promise<never> {
  throw new DomainError('not_found');
}
