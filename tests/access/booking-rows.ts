import { owners } from '@/tests/access/world';
import type { Rows, World } from '@/tests/access/world';
import { bookingForm } from '@/tests/support/booking';

const one =
  (rest = '') =>
  ({ bookingRequest }: World) =>
    `/api/booking-requests/${bookingRequest.id}${rest}`;
const many =
  (call: string) =>
  ({ bookingRequest }: World) =>
    `/api/booking-requests/${call}?ids=${bookingRequest.id}`;
const ofLandlord =
  (rest: string) =>
  ({ landlord }: World) =>
    `/api/users/${landlord.id}/${rest}`;
const from = () => bookingForm().start_date;

/** Booking requests: anyone may request, the landlord decides. */
export const bookingRows: Rows = {
  // The request is pending: nothing is withheld.
  'POST /api/booking-requests/[id]/arrival-info': {
    url: one('/arrival-info'),
    body: () => ({}),
    expected: owners(409),
  },
  'POST /api/listings/[id]/booking-requests': [
    {
      url: ({ listing }) => `/api/listings/${listing.id}/booking-requests`,
      // Only the bot check is wrong: nobody is refused for who they are.
      body: () => ({ ...bookingForm(), g_recaptcha_response: 'x' }),
      expected: { others: 422 },
    },
    {
      url: ({ waiting }) => `/api/listings/${waiting.slug}/booking-requests`,
      body: () => ({ ...bookingForm(), g_recaptcha_response: 'x' }),
      expected: { others: 404 },
    },
  ],
  // A plain HTML form sends its Origin; a call with a token but without an Origin is refused.
  'POST /api/listings/[id]/booking-requests/form': {
    url: ({ listing }) => `/api/listings/${listing.id}/booking-requests/form`,
    body: () => ({}),
    expected: { others: 419 },
  },
  'POST /api/listings/[id]/booking-price': [
    {
      url: ({ listing }) => `/api/listings/${listing.slug}/booking-price`,
      body: () => ({ from: from(), to: bookingForm().end_date }),
      expected: { others: 200 },
    },
    {
      url: ({ waiting }) => `/api/listings/${waiting.id}/booking-price`,
      body: () => ({ from: from(), to: bookingForm().end_date }),
      expected: { others: 404 },
    },
  ],
  'GET /api/listings/[id]/stay-terms': [
    { url: ({ listing }) => `/api/listings/${listing.slug}/stay-terms`, expected: { others: 200 } },
    { url: ({ waiting }) => `/api/listings/${waiting.id}/stay-terms`, expected: { others: 404 } },
  ],
  'GET /api/listings/[id]/booking-price': [
    {
      url: ({ listing }) =>
        `/api/listings/${listing.slug}/booking-price?from=${from()}&to=${bookingForm().end_date}`,
      expected: { others: 200 },
    },
    {
      url: ({ waiting }) =>
        `/api/listings/${waiting.id}/booking-price?from=${from()}&to=${bookingForm().end_date}`,
      expected: { others: 404 },
    },
  ],
  'GET /api/users/[id]/booking-requests': { url: ofLandlord('booking-requests'), expected: owners() },
  'GET /api/users/[id]/booking-requests/count': {
    url: ofLandlord('booking-requests/count'),
    expected: owners(),
  },
  'GET /api/users/[id]/bookings': { url: ofLandlord('bookings'), expected: owners() },
  'GET /api/users/[id]/bookings/count': { url: ofLandlord('bookings/count'), expected: owners() },
  'GET /api/booking-requests/[id]': { url: one(), expected: owners() },
  'PUT /api/booking-requests/[id]': {
    url: one(),
    body: () => ({ note: 'x' }),
    expected: { ...owners(), admin: 403 },
  },
  'POST /api/booking-requests/[id]/approve': {
    url: one('/approve'),
    body: () => ({ check_in: '15:00', check_out: '10:00' }),
    expected: owners(),
  },
  'POST /api/booking-requests/[id]/decline': { url: one('/decline'), expected: owners() },
  // The request is pending, so that even those who may cancel cannot.
  'POST /api/booking-requests/[id]/cancel': { url: one('/cancel'), expected: owners(409) },
  'POST /api/booking-requests/[id]/payments': {
    url: one('/payments'),
    body: () => ({ amount_cents: 100, paid_at: '2026-01-02', kind: 'rent' }),
    // The request is pending: nothing was agreed that could be paid.
    expected: owners(409),
  },
  'DELETE /api/booking-requests/[id]/payments/[payment]': {
    url: one('/payments/999999'),
    expected: owners(404),
  },
  'DELETE /api/booking-requests/bulk-destroy': { url: many('bulk-destroy'), expected: owners(204) },
  'PUT /api/booking-requests/bulk-mark-as-read': { url: many('bulk-mark-as-read'), expected: owners(204) },
  'PUT /api/booking-requests/bulk-mark-as-handled': {
    url: many('bulk-mark-as-handled'),
    expected: owners(204),
  },
};
