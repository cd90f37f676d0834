/** TanStack Query options for payments by bank transfer; query keys are defined only here. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { PaymentAccountDto, PaymentAccountInput } from '@/lib/payments/account-contract';
import type { PaymentTerms } from '@/lib/payments/terms-contract';

type Account = { data: PaymentAccountDto };
type Terms = { data: PaymentTerms };

const accountPath = '/api/user/payment-account';
const termsPath = (slug: string) => `/api/listings/${encodeURIComponent(slug)}/payment-terms`;

/** URL of the file of payments received in a year. */
export const yearFileUrl = (year: number, kind: 'csv' | 'pdf') => `/api/user/income/${year}.${kind}`;

export const paymentAccountQuery = (userId: number) =>
  queryOptions({
    queryKey: ['payment-account', userId],
    queryFn: async ({ signal }) => (await api.get<Account>(accountPath, { signal })).data,
  });

/** Replaces the account; null for IBAN and holder removes it. */
export const savePaymentAccount = async (body: PaymentAccountInput): Promise<PaymentAccountDto> =>
  (await api.put<Account>(accountPath, { body })).data;

export const paymentTermsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['payment-terms', slug],
    queryFn: async ({ signal }) => (await api.get<Terms>(termsPath(slug), { signal })).data,
  });

export const savePaymentTerms = async (slug: string, body: PaymentTerms): Promise<PaymentTerms> =>
  (await api.put<Terms>(termsPath(slug), { body })).data;
