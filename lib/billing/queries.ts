/** Payments and subscriptions as TanStack Query wants them; query keys exist nowhere else. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
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

/** Rows of a page. */
export const billingPerPage = 15;

/** A page of the payments of who is signed in. */
export const orderListQuery = (userId: number, page: number) =>
  queryOptions({
    queryKey: [...all, 'orders', userId, page],
    queryFn: ({ signal }) =>
      api.get<OrderPage>('/api/user/orders', { query: { page, limit: billingPerPage }, signal }),
  });

/** A page of one's own subscriptions. */
export const subscriptionListQuery = (userId: number, page: number) =>
  queryOptions({
    queryKey: [...all, 'subscriptions', userId, page],
    queryFn: ({ signal }) =>
      api.get<SubscriptionPage>('/api/user/subscriptions', {
        query: { page, limit: billingPerPage },
        signal,
      }),
  });

/** A page of the payments of a user, for admins. */
export const userOrderListQuery = (userId: number, page: number) =>
  queryOptions({
    queryKey: [...all, 'orders-of-user', userId, page],
    queryFn: ({ signal }) =>
      api.get<OrderPage>(`/api/users/${userId}/orders`, { query: { page, limit: billingPerPage }, signal }),
    placeholderData: keepPreviousData,
  });

/** A page of the subscriptions of a user, for admins. */
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

/** What a listing can be published for; nobody asks where that is free. Prices hardly ever change. */
export const planListQuery = () =>
  queryOptions({
    queryKey: [...all, 'plans'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: PlanDto[] }>('/api/billing/plans', { signal })).data,
    enabled: publicEnv().billing !== 'free',
    staleTime: 5 * 60_000,
  });

/** How the payment for a listing stands; asked anew each time, because somebody waits for it. */
export const paymentQuery = (listingId: number) =>
  queryOptions({
    queryKey: [...all, 'payment', listingId],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: { state: PaymentState } }>(`/api/listings/${listingId}/payment`, { signal }))
        .data.state,
    staleTime: 0,
  });

/** Which of Stripe's messages are shown; null stands for all. */
export type EventFilter = StripeEventState | null;

/** A page of Stripe's messages, for admins. */
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

/** A year's income month by month, for admins. */
export const incomeQuery = (year: number) =>
  queryOptions({
    queryKey: [...all, 'income', year],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: IncomeMonthDto[] }>('/api/billing/income', { query: { year }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** After money or a subscription changed: everything of it is asked anew when next shown. */
export const refreshBilling = (client: QueryClient) => client.invalidateQueries({ queryKey: all });

const unavailableKey = [...all, 'unavailable'] as const;

/** Hands over to the list of one's listings that a payment could not be opened, in the server's words. */
export const leaveUnavailable = (client: QueryClient, sentence: string) =>
  client.setQueryData<string>(unavailableKey, sentence);

/** What was left for the list. */
export const leftUnavailable = (client: QueryClient): string | undefined =>
  client.getQueryData<string>(unavailableKey);

/** Once shown it is told no more. */
export const forgetUnavailable = (client: QueryClient) => client.removeQueries({ queryKey: unavailableKey });
