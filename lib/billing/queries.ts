/** TanStack Query options for payments and subscriptions; query keys are defined only here. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { FreePeriodPage, MoneyDto, MoneyInput } from '@/lib/billing/tariffs';
import type {
  IncomeMonthDto,
  OrderPage,
  PaymentState,
  PlanDto,
  StripeEventPage,
  StripeEventState,
  SubscriptionPage,
} from '@/lib/billing/contract';
import { publicEnv } from '@/lib/public-env';

const all = ['billing'] as const;

/** Rows per page. */
export const billingPerPage = 15;

/** A page of the signed-in user's payments. */
export const orderListQuery = (userId: number, page: number) =>
  queryOptions({
    queryKey: [...all, 'orders', userId, page],
    queryFn: ({ signal }) =>
      api.get<OrderPage>('/api/user/orders', { query: { page, limit: billingPerPage }, signal }),
  });

/** A page of the signed-in user's subscriptions. */
export const subscriptionListQuery = (userId: number, page: number) =>
  queryOptions({
    queryKey: [...all, 'subscriptions', userId, page],
    queryFn: ({ signal }) =>
      api.get<SubscriptionPage>('/api/user/subscriptions', {
        query: { page, limit: billingPerPage },
        signal,
      }),
  });

/** A page of a user's payments, for admins. */
export const userOrderListQuery = (userId: number, page: number) =>
  queryOptions({
    queryKey: [...all, 'orders-of-user', userId, page],
    queryFn: ({ signal }) =>
      api.get<OrderPage>(`/api/users/${userId}/orders`, { query: { page, limit: billingPerPage }, signal }),
    placeholderData: keepPreviousData,
  });

/** A page of a user's subscriptions, for admins. */
export const userSubscriptionListQuery = (userId: number, page: number) =>
  queryOptions({
    queryKey: [...all, 'subscriptions-of-user', userId, page],
    queryFn: ({ signal }) =>
      api.get<SubscriptionPage>(`/api/users/${userId}/subscriptions`, {
        query: { page, limit: billingPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/**
 * The plans for which a listing can be published; not requested where publishing is free. Prices hardly ever change.
 */
export const planListQuery = () =>
  queryOptions({
    queryKey: [...all, 'plans'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: PlanDto[] }>('/api/billing/plans', { signal })).data,
    enabled: publicEnv().billing !== 'free',
    staleTime: 5 * 60_000,
  });

/** The payment status of a listing; always refetched, because the user is waiting for it. */
export const paymentQuery = (listingId: number) =>
  queryOptions({
    queryKey: [...all, 'payment', listingId],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: { state: PaymentState } }>(`/api/listings/${listingId}/payment`, { signal }))
        .data.state,
    staleTime: 0,
  });

/** Which Stripe events are shown; null for all. */
export type EventFilter = StripeEventState | null;

/** A page of Stripe events, for admins. */
export const eventListQuery = (state: EventFilter, page: number) =>
  queryOptions({
    queryKey: [...all, 'events', state, page],
    queryFn: ({ signal }) =>
      api.get<StripeEventPage>('/api/billing/events', {
        query: { state, page, limit: billingPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** A year's income by month, for admins. */
export const incomeQuery = (year: number) =>
  queryOptions({
    queryKey: [...all, 'income', year],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: IncomeMonthDto[] }>('/api/billing/income', { query: { year }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** What publishing costs, for admins. */
export const tariffsQuery = () =>
  queryOptions({
    queryKey: [...all, 'tariffs'],
    queryFn: async ({ signal }) => (await api.get<{ data: MoneyDto }>('/api/admin/money', { signal })).data,
  });

export const tariffsMutation = () => ({
  mutationFn: (body: MoneyInput) => api.put<{ data: MoneyDto }>('/api/admin/money', { body }),
});

/** A page of the homes that are online without payment, for admins. */
export const freePeriodListQuery = (page: number) =>
  queryOptions({
    queryKey: [...all, 'free-periods', page],
    queryFn: ({ signal }) =>
      api.get<FreePeriodPage>('/api/admin/free-periods', {
        query: { page, limit: billingPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** After a change of payments or subscriptions: everything about them is refetched when next shown. */
export const refreshBilling = (client: QueryClient) => client.invalidateQueries({ queryKey: all });

const unavailableKey = [...all, 'unavailable'] as const;

/** Leaves the server's message that a payment could not be started for the list of the user's listings to show. */
export const leaveUnavailable = (client: QueryClient, sentence: string) =>
  client.setQueryData<string>(unavailableKey, sentence);

/** The message left for the list, if any. */
export const leftUnavailable = (client: QueryClient): string | undefined =>
  client.getQueryData<string>(unavailableKey);

/** Shown only once. */
export const forgetUnavailable = (client: QueryClient) => client.removeQueries({ queryKey: unavailableKey });
