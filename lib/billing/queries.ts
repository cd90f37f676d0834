/** Payments and subscriptions as TanStack Query wants them; query keys exist nowhere else. */
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { OrderPage, SubscriptionPage } from '@/lib/billing/contract';

/** Rows of a page. */
export const billingPerPage = 15;

/** A page of the payments of who is signed in. */
export const orderListQuery = (userId: number, page: number) =>
  queryOptions({
    queryKey: ['orders', userId, page],
    queryFn: ({ signal }) =>
      api.get<OrderPage>('/api/user/orders', { query: { page, limit: billingPerPage }, signal }),
  });

/** A page of one's own subscriptions. */
export const subscriptionListQuery = (userId: number, page: number) =>
  queryOptions({
    queryKey: ['subscriptions', userId, page],
    queryFn: ({ signal }) =>
      api.get<SubscriptionPage>('/api/user/subscriptions', {
        query: { page, limit: billingPerPage },
        signal,
      }),
  });

/** The invoice of an order as a PDF. */
export const fetchInvoice = (orderId: number) => api.blob(`/api/orders/${orderId}/invoice`);
