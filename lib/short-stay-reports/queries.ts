import { api } from '@/lib/api/client';
import type { StayedInput } from '@/lib/short-stay-reports/stayed-contract';
import type { Stayed } from '@/lib/short-stay-reports/stayed';

/** @throws ApiError with errors on `guests` */
export const saveStayed = async (id: number, body: StayedInput): Promise<Stayed> =>
  (await api.put<{ data: { stayed: Stayed } }>(`/api/booking-requests/${id}/stayed`, { body })).data.stayed;
