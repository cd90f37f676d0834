/** TanStack Query options for changes of a stay; query keys are defined only here. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { StayChange } from '@/lib/booking-requests/change-contract';
import { bookingRequestKey } from '@/lib/booking-requests/queries';
import type { LandlordChangeInput, WantedStay } from '@/lib/stay-changes/contract';

const path = (id: number) => `/api/booking-requests/${id}/changes`;

/** The total by the engine for other days and another party; null for a home that is not offered now. */
export const wantedTotalQuery = (id: number, wanted: WantedStay) =>
  queryOptions({
    queryKey: [...bookingRequestKey, 'wanted-total', id, wanted],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: { total_cents: number | null } }>(`/api/booking-requests/${id}/quote`, {
          query: { ...wanted },
          signal,
        })
      ).data.total_cents,
    retry: false,
  });

export const proposeChangeMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: LandlordChangeInput) => api.post<{ data: StayChange }>(path(id), { body }),
  });

/** The landlord's answer to the guest's change. */
export const answerChange = (id: number, change: number, answer: 'accept' | 'decline') =>
  api.post<{ data: StayChange }>(`${path(id)}/${change}/${answer}`, {});

/** The landlord takes their own change back. */
export const takeChangeBack = (id: number, change: number) =>
  api.delete<{ data: StayChange }>(`${path(id)}/${change}`);
