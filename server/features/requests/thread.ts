import 'server-only';

import type { RequestParty } from '@/lib/booking-requests/lifecycle';
import type { RequestKind } from '@/server/features/requests/lock-own-requests';

/** The thread of one request of either kind. */
export interface Thread {
  kind: RequestKind;
  id: number;
}

/** The column by which messages and tokens belong to it. */
export function ofThread({ kind, id }: Thread): { bookingRequestId: number } | { contactRequestId: number } {
  return kind === 'booking-requests' ? { bookingRequestId: id } : { contactRequestId: id };
}

/** Names the job that tells the other side. */
export const tellKey = (thread: Thread, sender: RequestParty): string =>
  `tell-messages:${threadKey(thread)}:${sender}`;

/** Names it in keys of jobs, letters and limits. */
export const threadKey = ({ kind, id }: Thread): string => `${kind}:${id}`;
