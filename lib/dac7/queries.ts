/** TanStack Query options for reporting to the tax authority; query keys are defined only here. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { Dac7Dto, Dac7Input, TaxDetailsAnswer, TaxDetailsInput } from '@/lib/dac7/contract';

const detailsPath = '/api/user/tax-details';
const adminPath = '/api/admin/dac7';

export const taxDetailsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['tax-details', userId],
    queryFn: ({ signal }) => api.get<TaxDetailsAnswer>(detailsPath, { signal }),
  });

export const saveTaxDetails = (body: TaxDetailsInput): Promise<TaxDetailsAnswer> =>
  api.put<TaxDetailsAnswer>(detailsPath, { body });

/** URL of the PDF of what is reported about the user. */
export const statementUrl = (year: number) => `/api/user/dac7/${year}.pdf`;

export const dac7Query = () =>
  queryOptions({
    queryKey: ['dac7'],
    queryFn: async ({ signal }) => (await api.get<{ data: Dac7Dto }>(adminPath, { signal })).data,
  });

export const decideDac7 = async (body: Dac7Input): Promise<Dac7Dto> =>
  (await api.put<{ data: Dac7Dto }>(adminPath, { body })).data;

export const dac7FileUrl = (year: number) => `${adminPath}/${year}.xml`;

export const markDac7Sent = (year: number) => api.post<unknown>(`${adminPath}/${year}/sent`, { body: {} });
