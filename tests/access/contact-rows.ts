import type { Rows } from '@/tests/access/world';

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

/** Writing to the site and to a landlord: nobody is refused for who they are. Everything is right but the bot check. */
export const contactRows: Rows = {
  'POST /api/contact': {
    url: () => '/api/contact',
    body: () => ({ ...contactForm, recaptcha: 'x' }),
    expected: { others: 422 },
  },
  // The calls of this test come from no page of ours.
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
};
