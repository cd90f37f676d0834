import { owners } from '@/tests/access/world';
import type { Rows, World } from '@/tests/access/world';

const contactForm = {
  name: 'Els Maes',
  email: 'els.maes@kustverblijf.test',
  message: 'Een vraag.',
};
const contactRequestForm = {
  first_name: 'Els',
  last_name: 'Maes',
  email: 'els.maes@kustverblijf.test',
  country: 'be',
  subject: 'Parkeren',
  message: 'Is er een garage?',
};

const many =
  (call: string) =>
  ({ contactRequest }: World) =>
    `/api/contact-requests/${call}?ids=${contactRequest.id}`;

/**
 * Writing to the site and to a landlord: nobody is refused for who they are. Only the bot check is wrong. The landlord
 * reads.
 */
export const contactRows: Rows = {
  'POST /api/contact': {
    url: () => '/api/contact',
    body: () => ({ ...contactForm, recaptcha: 'x' }),
    expected: { others: 422 },
  },
  // Calls in this test have no Origin of our site.
  'POST /api/contact/form': { url: () => '/api/contact/form', expected: { others: 419 } },
  'POST /api/listings/[id]/contact-requests': [
    {
      url: ({ listing }) => `/api/listings/${listing.id}/contact-requests`,
      body: () => ({ ...contactRequestForm, g_recaptcha_response: 'x' }),
      expected: { others: 422 },
    },
    {
      url: ({ waiting }) => `/api/listings/${waiting.slug}/contact-requests`,
      body: () => ({ ...contactRequestForm, g_recaptcha_response: 'x' }),
      expected: { others: 404 },
    },
  ],
  'POST /api/listings/[id]/contact-requests/form': {
    url: ({ listing }) => `/api/listings/${listing.id}/contact-requests/form`,
    expected: { others: 419 },
  },
  'GET /api/users/[id]/contact-requests': {
    url: ({ landlord }) => `/api/users/${landlord.id}/contact-requests`,
    expected: owners(),
  },
  'GET /api/users/[id]/contact-requests/count': {
    url: ({ landlord }) => `/api/users/${landlord.id}/contact-requests/count`,
    expected: owners(),
  },
  'GET /api/contact-requests/[id]': {
    url: ({ contactRequest }) => `/api/contact-requests/${contactRequest.id}`,
    expected: owners(),
  },
  'DELETE /api/contact-requests/bulk-destroy': { url: many('bulk-destroy'), expected: owners(204) },
  'PUT /api/contact-requests/bulk-mark-as-read': { url: many('bulk-mark-as-read'), expected: owners(204) },
  'PUT /api/contact-requests/bulk-mark-as-handled': {
    url: many('bulk-mark-as-handled'),
    expected: owners(204),
  },
};
