import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/paths';

export const streetPaths: InOtherWords<typeof nl.streetPaths> = {
  'front-page': '/de',
  about: '/de/ueber-uns',
  contact: '/de/kontakt',
  'listing.index': '/de/ferienwohnungen',
  'listing.show': '/de/ferienwohnungen/{slug}',
  'listing.favorites': '/de/ferienwohnungen/merkliste',
  'listing.thank-you': '/de/ferienwohnungen/danke',
  'listing.booking-request.create': '/de/ferienwohnungen/{slug}/buchungsanfrage',
  'listing.booking-request.thank-you': '/de/ferienwohnungen/{slug}/buchungsanfrage/danke',
  'listing.contact-request.create': '/de/ferienwohnungen/{slug}/frage',
  'listing.contact-request.thank-you': '/de/ferienwohnungen/{slug}/frage/danke',
  'guest-stay': '/de/aufenthalt/{token}',
  'search-alert.create': '/de/suchauftrag',
  'search-alert.show': '/de/suchauftrag/{token}',
  login: '/de/anmelden',
  auth: '/de/konto',
  'forgot-password': '/de/konto/passwort-vergessen',
  'reset-password': '/de/konto/neues-passwort',
  'must-verify-email': '/de/e-mail-bestaetigen',
  'terms-of-service': '/de/nutzungsbedingungen',
  'terms-and-conditions': '/de/agb',
  disclaimer: '/de/rechtliche-hinweise',
  offline: '/de/offline',
};
