import { admins, owners } from '@/tests/access/world';
import type { Expected, Rows, World } from '@/tests/access/world';

/** The user's own lists: empty for those without anything. */
const own: Expected = { anonymous: 401, unverified: 403, others: 200 };

/** The landlord's own subscription, while publishing is free: there is nothing to change. */
const ofOwner: Expected = { anonymous: 401, unverified: 403, landlord: 409, others: 404 };
const ofSubscription =
  (call: string) =>
  ({ subscription }: World) =>
    `/api/subscriptions/${subscription.id}/${call}`;
const freePeriod = ({ listing }: World) => `/api/listings/${listing.id}/free-period`;
const ofUser =
  (what: string) =>
  ({ landlord }: World) =>
    `/api/users/${landlord.id}/${what}`;

/** Payments and subscriptions. */
export const billingRows: Rows = {
  'GET /api/user/orders': { url: () => '/api/user/orders', expected: own },
  'GET /api/orders/[id]/invoice': {
    url: ({ order }) => `/api/orders/${order.id}/invoice`,
    expected: owners(),
  },
  'GET /api/orders/[id]/e-invoice': {
    url: ({ order }) => `/api/orders/${order.id}/e-invoice`,
    expected: owners(),
  },
  'GET /api/credit-notes/[id]/invoice': {
    url: ({ creditNote }) => `/api/credit-notes/${creditNote.id}/invoice`,
    expected: owners(),
  },
  'GET /api/credit-notes/[id]/e-invoice': {
    url: ({ creditNote }) => `/api/credit-notes/${creditNote.id}/e-invoice`,
    expected: owners(),
  },
  'GET /api/user/subscriptions': { url: () => '/api/user/subscriptions', expected: own },
  'POST /api/subscriptions/[id]/cancel': { url: ofSubscription('cancel'), expected: ofOwner },
  'POST /api/subscriptions/[id]/resume': { url: ofSubscription('resume'), expected: ofOwner },
  // Nobody here has paid yet.
  'POST /api/billing/portal': {
    url: () => '/api/billing/portal',
    expected: { anonymous: 401, unverified: 403, others: 404 },
  },
  'GET /api/billing/plans': { url: () => '/api/billing/plans', expected: own },
  'GET /api/listings/[id]/payment': {
    url: ({ listing }) => `/api/listings/${listing.id}/payment`,
    expected: { anonymous: 401, landlord: 200, admin: 200, others: 403 },
  },
  'GET /api/listings/[id]/free-period': { url: freePeriod, expected: admins() },
  'PUT /api/listings/[id]/free-period': {
    url: freePeriod,
    body: () => ({ until: null }),
    expected: admins(),
  },
  'DELETE /api/listings/[id]/free-period': { url: freePeriod, expected: admins(204) },
  'GET /api/users/[id]/subscriptions': { url: ofUser('subscriptions'), expected: admins() },
  'GET /api/users/[id]/orders': { url: ofUser('orders'), expected: admins() },
  'POST /api/orders/[id]/refund': {
    url: ({ order }) => `/api/orders/${order.id}/refund`,
    body: () => ({}),
    expected: admins(409),
  },
  'GET /api/billing/events': { url: () => '/api/billing/events', expected: admins() },
  'POST /api/billing/events/[id]/retry': {
    url: () => '/api/billing/events/evt_1/retry',
    expected: admins(404),
  },
  'GET /api/billing/income': { url: () => '/api/billing/income', expected: admins() },
  'GET /api/billing/income.csv': { url: () => '/api/billing/income.csv', expected: admins() },
  // Without paid publishing there is no signing secret.
  'POST /api/webhooks/stripe': { url: () => '/api/webhooks/stripe', expected: { others: 404 } },
};
