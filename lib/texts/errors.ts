import type { ErrorCode } from '@/lib/api/error-codes';

/** The sentence of each error code. `{name}` is filled from the error's params. */
export const errorTexts = {
  unauthenticated: 'U bent niet aangemeld. Meld u aan en probeer het opnieuw.',
  forbidden: 'U hebt hiervoor geen toestemming.',
  email_not_verified: 'Bevestig eerst uw e-mailadres.',
  not_found: 'Dit kan niet gevonden worden.',
  lodging_not_found: 'Dit logiesdecreetnummer staat niet in het basisregister.',
  listing_not_found: 'Deze vakantiewoning kan niet gevonden worden.',
  method_not_allowed: 'Dit kan hier niet gevraagd worden.',
  conflict: 'Iemand anders heeft dit intussen gewijzigd. Laad de pagina opnieuw.',
  transition_not_allowed: 'Dit kan niet meer: de aanvraag is intussen al behandeld.',
  stay_taken: 'Deze dagen zijn niet meer vrij: ze overlappen met {what}.',
  stay_not_over:
    'Een goedgekeurd verblijf dat nog bezig is of nog komt, kan niet verwijderd worden. Annuleer het eerst.',
  listing_has_booking:
    'Verwijderen van advertentie mislukt, er is nog een boeking gekoppeld aan deze advertentie.',
  user_has_booking:
    'Dit account kan niet verwijderd worden: er is nog een lopend of komend verblijf. Annuleer het eerst.',
  subscription_running:
    'Dit account kan niet verwijderd worden: er loopt nog een abonnement. Zeg het eerst op.',
  moderation_not_allowed:
    'Dit kan niet meer: de advertentie is intussen al beoordeeld of gewijzigd. Laad de pagina opnieuw.',
  listing_incomplete: 'Deze advertentie is niet volledig en kan zo niet online.',
  impersonation_refused: 'U kunt niet inloggen als deze gebruiker.',
  token_used: 'Deze link is niet meer geldig.',
  payload_too_large: 'Wat u verstuurt is te groot.',
  csrf_mismatch: 'Uw sessie is verlopen. Laad de pagina opnieuw en probeer het nog eens.',
  invalid: 'Niet alles is juist ingevuld. Kijk de aangeduide velden na.',
  malformed_body: 'Wat u verstuurt kan niet gelezen worden.',
  too_many_requests: 'U probeert dit te vaak. Probeer het later opnieuw.',
  internal: 'Er is iets misgegaan. Probeer het later opnieuw.',
  unavailable: 'Dit is even niet bereikbaar. Probeer het later opnieuw.',
} as const satisfies Record<ErrorCode, string>;
