import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/paths';

export const streetPaths: InOtherWords<typeof nl.streetPaths> = {
  'front-page': '/fr',
  about: '/fr/a-propos',
  contact: '/fr/contact',
  'listing.index': '/fr/locations',
  'listing.show': '/fr/locations/{slug}',
  'listing.favorites': '/fr/locations/favoris',
  'listing.thank-you': '/fr/locations/merci',
  'listing.booking-request.create': '/fr/locations/{slug}/demande-de-reservation',
  'listing.booking-request.thank-you': '/fr/locations/{slug}/demande-de-reservation/merci',
  'listing.contact-request.create': '/fr/locations/{slug}/question',
  'listing.contact-request.thank-you': '/fr/locations/{slug}/question/merci',
  'guest-stay': '/fr/sejour/{token}',
  'search-alert.create': '/fr/alerte',
  'search-alert.show': '/fr/alerte/{token}',
  login: '/fr/connexion',
  auth: '/fr/compte',
  'forgot-password': '/fr/compte/mot-de-passe-oublie',
  'reset-password': '/fr/compte/nouveau-mot-de-passe',
  'must-verify-email': '/fr/confirmer-e-mail',
  'terms-of-service': '/fr/conditions-d-utilisation',
  'terms-and-conditions': '/fr/conditions-generales',
  disclaimer: '/fr/mentions-legales',
  offline: '/fr/hors-ligne',
};
