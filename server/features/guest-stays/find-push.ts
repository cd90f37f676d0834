import 'server-only';

import type { PushSetUp } from '@/lib/push/set-up';
import { findPushSetUp } from '@/server/features/push/manage-subscriptions';
import { getStayOf } from '@/server/features/requests/guest-tokens';

/**
 * What the page of a stay needs to offer notifications; null where none can be shown.
 * @throws DomainError not_found
 */
export const findPushOf = async (token: string): Promise<PushSetUp | null> =>
  findPushSetUp({ bookingRequestId: await getStayOf(token) });
