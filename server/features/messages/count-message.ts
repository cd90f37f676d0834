import 'server-only';

import type { RequestParty } from '@/lib/booking-requests/lifecycle';
import { consume } from '@/server/http/rate-limit';
import { threadKey } from '@/server/features/requests/thread';
import type { Thread } from '@/server/features/requests/thread';

/**
 * Counts what one side writes about a request, including offers: each side separately, so that neither can silence the
 * other.
 * @throws DomainError too_many_requests (429)
 */
export const countMessage = (thread: Thread, sender: RequestParty): Promise<void> =>
  consume('message', `${threadKey(thread)}:${sender}`);
