/** TanStack Query options for whether a landlord lets as a business; query keys are defined only here. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { TraderDto } from '@/lib/trader/contract';

type Answer = { data: TraderDto };
const path = '/api/user/trader';

export const traderQuery = (userId: number) =>
  queryOptions({
    queryKey: ['trader', userId],
    queryFn: async ({ signal }) => (await api.get<Answer>(path, { signal })).data,
  });

export const saveTrader = async (body: TraderDto): Promise<TraderDto> =>
  (await api.put<Answer>(path, { body })).data;
