/** What is done about payments and subscriptions; no query client here, because a public page uses it as well. */
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

/** The address of Stripe's own page, where payment data are changed. */
export const openPortal = async () =>
  (await api.post<Answer<{ url: string }>>('/api/billing/portal')).data.url;

/** The papers of a payment: a PDF to read, an XML for bookkeeping. */
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

/** An admin pays back a part of an order, or all that is left. */
export const refundOrder = (id: number, body: RefundInput) =>
  api.post<Answer<OrderDto>>(`/api/orders/${id}/refund`, { body });

/** An admin has a message of Stripe's looked at again. */
export const retryEvent = (id: string) =>
  api.post<Answer<StripeEventDto>>(`/api/billing/events/${encodeURIComponent(id)}/retry`);

const freePeriodAddress = (listingId: number) => `/api/listings/${listingId}/free-period`;

/** While a listing is online without being paid for; null where it has none. */
export type FreePeriod = FreePeriodInput | null;

export const freePeriodCalls = {
  get: async (listingId: number, signal?: AbortSignal) =>
    (await api.get<Answer<FreePeriod>>(freePeriodAddress(listingId), { signal })).data,
  grant: async (listingId: number, body: FreePeriodInput) =>
    (await api.put<Answer<FreePeriod>>(freePeriodAddress(listingId), { body })).data,
  takeBack: (listingId: number) => api.delete<undefined>(freePeriodAddress(listingId)),
};

/** A year's income as a file for a spreadsheet. */
export const incomeFileUrl = (year: number) => `/api/billing/income.csv?year=${year}`;
