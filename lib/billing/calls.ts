/**
 * API calls that change payments and subscriptions. Does not use the query client, because a public page needs it too.
 */
import { api } from '@/lib/api/client';
import type {
  CreditNoteDto,
  FreePeriodInput,
  OrderDto,
  RefundInput,
  StripeEventDto,
  SubscriptionDto,
} from '@/lib/billing/contract';

interface Answer<T> {
  data: T;
}

export const subscriptionCalls = {
  cancel: (id: number) => api.post<Answer<SubscriptionDto>>(`/api/subscriptions/${id}/cancel`),
  resume: (id: number) => api.post<Answer<SubscriptionDto>>(`/api/subscriptions/${id}/resume`),
};

/** The URL of Stripe's customer portal, where payment details are changed. */
export const openPortal = async () =>
  (await api.post<Answer<{ url: string }>>('/api/billing/portal')).data.url;

/** The documents of a payment: a PDF invoice, or an XML e-invoice for bookkeeping. */
export type PaperKind = 'invoice' | 'e-invoice';
export type Paper = { kind: PaperKind } & (
  | { order: Pick<OrderDto, 'id'> }
  | { creditNote: Pick<CreditNoteDto, 'id'> }
);

export const fetchPaper = (paper: Paper) =>
  api.blob(
    'order' in paper
      ? `/api/orders/${paper.order.id}/${paper.kind}`
      : `/api/credit-notes/${paper.creditNote.id}/${paper.kind}`,
  );

/** An admin refunds part of an order, or all that is left. */
export const refundOrder = (id: number, body: RefundInput) =>
  api.post<Answer<OrderDto>>(`/api/orders/${id}/refund`, { body });

/** An admin has a Stripe event processed again. */
export const retryEvent = (id: string) =>
  api.post<Answer<StripeEventDto>>(`/api/billing/events/${encodeURIComponent(id)}/retry`);

const freePeriodAddress = (listingId: number) => `/api/listings/${listingId}/free-period`;

/** The period in which a listing is online without payment; null if it has none. */
export type FreePeriod = FreePeriodInput | null;

export const freePeriodCalls = {
  get: async (listingId: number, signal?: AbortSignal) =>
    (await api.get<Answer<FreePeriod>>(freePeriodAddress(listingId), { signal })).data,
  grant: async (listingId: number, body: FreePeriodInput) =>
    (await api.put<Answer<FreePeriod>>(freePeriodAddress(listingId), { body })).data,
  takeBack: (listingId: number) => api.delete<undefined>(freePeriodAddress(listingId)),
};

/** A year's income as a spreadsheet file. */
export const incomeFileUrl = (year: number) => `/api/billing/income.csv?year=${year}`;
