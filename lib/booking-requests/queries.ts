/** TanStack Query options for booking requests; query keys are defined only here. */
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type {
  ApprovalInput,
  BookingFilter,
  BookingRequestDetail,
  BookingRequestDto,
  BookingRequestFilter,
  BookingRequestPage,
  DeclineInput,
  OfferInput,
  Payment,
  PaymentInput,
  RefusalInput,
} from '@/lib/booking-requests/contract';
import type { DepositReturnInput, Plan, PlanInput, Tracking } from '@/lib/payments/contract';
import type { DepositReturn } from '@/lib/payments/request-contract';
import { bulkCallsOf } from '@/lib/requests/bulk-calls';
import type { RequestCount } from '@/lib/requests/contract';

/** The two lists of a user: all requests received, and the approved ones. */
export type BookingRequestList = 'booking-requests' | 'bookings';

type One = { data: BookingRequestDto };
const planPath = (id: number) => `/api/booking-requests/${id}/payment-requests`;
const all = ['booking-requests'] as const;
/** The key of everything that is refetched together with the requests. */
export const bookingRequestKey = all;

/** Rows per page of a list on the dashboard. */
export const bookingRequestsPerPage = 20;

/** The filters of each list. */
interface Filters {
  'booking-requests': BookingRequestFilter;
  bookings: BookingFilter;
}

/** A page of a user's list. */
export const bookingRequestListQuery = <List extends BookingRequestList>(
  list: List,
  userId: number,
  page: number,
  filter: Filters[List],
) =>
  queryOptions({
    queryKey: [...all, list, userId, page, filter],
    queryFn: ({ signal }) =>
      api.get<BookingRequestPage>(`/api/users/${userId}/${list}`, {
        query: { page, limit: bookingRequestsPerPage, ...filter },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Only the newest request, for the overview. */
export const latestBookingRequestQuery = (userId: number) =>
  queryOptions({
    queryKey: [...all, 'latest', userId],
    queryFn: ({ signal }) =>
      api.get<BookingRequestPage>(`/api/users/${userId}/booking-requests`, {
        query: { sort: 'newest', limit: 1 },
        signal,
      }),
  });

export const bookingRequestCountQuery = (list: BookingRequestList, userId: number) =>
  queryOptions({
    queryKey: [...all, list, userId, 'count'],
    queryFn: ({ signal }) => api.get<RequestCount>(`/api/users/${userId}/${list}/count`, { signal }),
  });

export const bookingRequestQuery = (id: number) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: BookingRequestDetail }>(`/api/booking-requests/${id}`, { signal })).data,
  });

/** After a change: lists, counts and details are refetched when next shown. */
export const refreshBookingRequests = (client: QueryClient) => client.invalidateQueries({ queryKey: all });

/** After a request was opened, which marks it as read: lists and badges are refetched. */
export const refreshBookingRequestLists = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: all, predicate: ({ queryKey }) => queryKey[1] !== 'one' });

/** Gives the guest the access instructions before they are due. */
export const handOutArrivalInfo = async (id: number): Promise<BookingRequestDto> =>
  (await api.post<One>(`/api/booking-requests/${id}/arrival-info`)).data;

/** `body` is the body of the action's call. */
export const decideMutation = (id: number, action: 'approve' | 'decline' | 'cancel') =>
  mutationOptions({
    mutationFn: (body: ApprovalInput | RefusalInput | DeclineInput) =>
      api.post<One>(`/api/booking-requests/${id}/${action}`, { body }),
  });

export const offerMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: OfferInput) => api.put<One>(`/api/booking-requests/${id}/offer`, { body }),
  });

export const takeOfferBack = (id: number) => api.delete<One>(`/api/booking-requests/${id}/offer`);

export const noteMutation = (id: number) =>
  mutationOptions({
    mutationFn: (note: string | null) => api.put<One>(`/api/booking-requests/${id}`, { body: { note } }),
  });

export const paymentMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: PaymentInput) =>
      api.post<{ data: Payment }>(`/api/booking-requests/${id}/payments`, { body }),
  });

export const removePayment = (id: number, payment: number) =>
  api.delete<undefined>(`/api/booking-requests/${id}/payments/${payment}`);

/** Creates the payment plan from the terms, for a stay without one. */
export const makePaymentPlan = (id: number) => api.post<{ data: Plan }>(planPath(id), { body: {} });

/** Replaces the payment plan, while none of it has been paid. */
export const replacePlanMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: PlanInput) => api.put<{ data: Plan }>(planPath(id), { body }),
  });

/** Records how much of the deposit was returned; possible once. */
export const depositReturnMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: DepositReturnInput) =>
      api.post<{ data: DepositReturn }>(`/api/booking-requests/${id}/deposit-return`, { body }),
  });

/** Sets whether the outstanding amount of a stay is tracked. */
export const trackPayments = (id: number, payments_tracked: boolean) =>
  api.put<{ data: Tracking }>(`/api/booking-requests/${id}/payments-tracked`, { body: { payments_tracked } });

/** Cancels one payment request. */
export const cancelAskedPayment = (id: number, asked: number) =>
  api.delete<{ data: Plan }>(`${planPath(id)}/${asked}`);

export const bookingRequestBulkCalls = bulkCallsOf('booking-requests');
