import 'server-only';

import type { RequestParty } from '@/lib/booking-requests/lifecycle';
import type { RequestKind } from '@/server/features/requests/lock-own-requests';

/** The thread of one request of either kind. */
export interface Thread {
  kind: RequestKind;
  id: number;
}

/** The column that links messages and tokens to it. */
export function ofThread({ kind, id }: Thread): { bookingRequestId: number } | { contactRequestId: number } {
  return kind === 'booking-requests' ? { bookingRequestId: id } : { contactRequestId: id };
}

/** Key of the job that mails the other side. */
export const tellKey = (thread: Thread, sender: RequestParty): string =>
  `tell-messages:${threadKey(thread)}:${sender}`;

/** Identifies it in keys of jobs, mails and limits. */
export const threadKey = ({ kind, id }: Thread): string => `${kind}:${id}`;
