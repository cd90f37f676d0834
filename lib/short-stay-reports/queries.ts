import { api } from '@/lib/api/client';
import type { Stayed, StayedInput } from '@/lib/short-stay-reports/stayed-contract';

/** @throws ApiError with errors on `guests` */
export const saveStayed = async (id: number, body: StayedInput): Promise<Stayed> =>
  (await api.put<{ data: { stayed: Stayed } }>(`/api/booking-requests/${id}/stayed`, { body })).data.stayed;
