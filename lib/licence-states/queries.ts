/** TanStack Query options for doubtful licence numbers; query keys are defined only here. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { DoubtfulLicencePage } from '@/lib/licence-states/contract';

/** Rows per page of the list. */
export const licencesPerPage = 20;

export const doubtfulLicencesQuery = (page: number) =>
  queryOptions({
    queryKey: ['licence-states', page],
    queryFn: ({ signal }) =>
      api.get<DoubtfulLicencePage>('/api/admin/licence-states', {
        query: { page, limit: licencesPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
