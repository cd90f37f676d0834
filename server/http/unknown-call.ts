import 'server-only';

import { DomainError } from '@/server/http/errors';

/** What a path of the API that names no call answers: 404 in the API's own shape. */
export async function refuseUnknownCall(): Promise<never> {
  throw new DomainError('not_found');
}
