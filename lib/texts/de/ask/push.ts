import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/push';

export const pushTexts: InOtherWords<typeof nl.pushTexts> = {
  title: 'Mitteilungen auf diesem Gerät',
  landlord:
    'Eine Mitteilung bei einer neuen Anfrage, einer neuen Frage, einer Nachricht eines Gastes und am Tag einer Anreise.',
  coLandlord:
    'Eine Mitteilung am Tag einer Anreise in einer Unterkunft, die Sie mitverwalten, und bei Nachrichten von Gästen, die Sie empfangen.',
  guest:
    'Eine Mitteilung bei einer Nachricht des Vermieters, einem vermerkten Zahlungseingang und am Tag Ihrer Anreise.',
  blocked:
    'Ihr Browser blockiert Mitteilungen dieser Website. Erlauben Sie sie in den Einstellungen Ihres Browsers und öffnen Sie diese Seite noch einmal.',
  unsupported: 'Dieser Browser kann keine Mitteilungen anzeigen.',
  install:
    'Auf einem iPhone oder iPad funktionieren Mitteilungen nur, wenn diese Website auf Ihrem Home-Bildschirm liegt. Tippen Sie auf „Teilen“, wählen Sie „Zum Home-Bildschirm“ und öffnen Sie die Website von dort.',
  failed: 'Die Mitteilungen konnten nicht eingeschaltet werden. Versuchen Sie es später noch einmal.',
  offFailed: 'Die Mitteilungen konnten nicht ausgeschaltet werden. Versuchen Sie es später noch einmal.',
  badEndpoint: 'Das ist keine Adresse eines Mitteilungsdienstes.',
  badKey: 'Dieser Schlüssel des Browsers stimmt nicht.',

  requestNew: (guest, home) => `Neue Anfrage von ${guest} für ${home}`,
  questionNew: (guest, home) => `Frage von ${guest} zu ${home}`,
  guestWrote: (guest, home) => `Nachricht von ${guest} zu ${home}`,
  landlordWrote: (home) => `Nachricht des Vermieters von ${home}`,
  paid: (home) => `Ihre Zahlung für ${home} ist vermerkt`,
  arrival: (home) => `Heute ist eine Anreise in ${home}`,
  arrivalOfGuest: (home) => `Heute reisen Sie an: ${home}`,
};
