'use client';

import { useEffect } from 'react';
import { keepOwnRequest } from '@/lib/booking-requests/own-requests';
import type { OwnRequest } from '@/lib/booking-requests/own-requests';
import { todayIn } from '@/lib/dates/day';

/** Stores the request just made on this device, if the visitor allows that. */
export function KeepRequest({ request }: { request: OwnRequest }) {
  useEffect(() => keepOwnRequest(request, todayIn()), [request]);
  return null;
}
