import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/paths';

export const streetPaths: InOtherWords<typeof nl.streetPaths> = {
  'front-page': '/en',
  about: '/en/about-us',
  contact: '/en/contact',
  'listing.index': '/en/holiday-homes',
  'listing.show': '/en/holiday-homes/{slug}',
  'listing.favorites': '/en/holiday-homes/favourites',
  'listing.thank-you': '/en/holiday-homes/thank-you',
  'listing.booking-request.create': '/en/holiday-homes/{slug}/booking-request',
  'listing.booking-request.thank-you': '/en/holiday-homes/{slug}/booking-request/thank-you',
  'listing.contact-request.create': '/en/holiday-homes/{slug}/question',
  'listing.contact-request.thank-you': '/en/holiday-homes/{slug}/question/thank-you',
  'guest-stay': '/en/stay/{token}',
  'search-alert.create': '/en/search-alert',
  'search-alert.show': '/en/search-alert/{token}',
  login: '/en/sign-in',
  auth: '/en/account',
  'forgot-password': '/en/account/forgotten-password',
  'reset-password': '/en/account/new-password',
  'must-verify-email': '/en/confirm-email',
  'terms-of-service': '/en/terms-of-use',
  'terms-and-conditions': '/en/terms-and-conditions',
  disclaimer: '/en/disclaimer',
  offline: '/en/offline',
};
