import 'server-only';

import type { RequestKind } from '@/server/requests/lock-own-requests';

/** The thread of one request of either kind. */
export interface Thread {
  kind: RequestKind;
  id: number;
}

/** The column by which messages and tokens belong to it. */
export function ofThread({ kind, id }: Thread): { bookingRequestId: number } | { contactRequestId: number } {
  return kind === 'booking-requests' ? { bookingRequestId: id } : { contactRequestId: id };
}

/** Names it in keys of jobs, letters and limits. */
export const threadKey = ({ kind, id }: Thread): string => `${kind}:${id}`;
