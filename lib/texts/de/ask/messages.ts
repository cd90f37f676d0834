import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/messages';

export const offerNoteTexts: InOtherWords<typeof nl.offerNoteTexts> = {
  made: (days, total) => `Der Vermieter hat ein Angebot gemacht: ${days}, insgesamt ${total}.`,
  takenBack: 'Der Vermieter hat das Angebot zurückgezogen.',
  accepted: 'Der Gast hat das Angebot angenommen. Der Aufenthalt ist zugesagt.',
  declined: 'Der Gast hat das Angebot abgelehnt.',
  withdrawn: 'Der Gast hat die Anfrage zurückgezogen.',
  canceled: 'Der Gast hat den Aufenthalt storniert.',
  closed: 'Die Unterkunft wird hier nicht mehr angeboten. Die Anfrage ist abgeschlossen.',
  unanswered:
    'Die Unterkunft wird hier nicht mehr angeboten. Ihre Frage kann hier nicht mehr beantwortet werden.',
};

export const threadTexts: InOtherWords<typeof nl.threadTexts> = {
  title: 'Nachrichten',
  guest: 'Gast',
  landlord: 'Vermieter',
  you: 'Sie',
  system: 'Mitteilung',
  adminForLandlord: 'Unser Team im Namen des Vermieters',
  adminForYou: 'Unser Team, in Ihrem Namen',
  byAdmin: '(von unserem Team im Namen des Vermieters)',
  empty: 'Noch keine Nachrichten.',
  older: 'Ältere Nachrichten',
  byItself: 'automatisch gesendet',
  read: 'Gelesen',
  sending: 'Wird gesendet',
  retry: 'Erneut senden',
  report: 'Melden',
  label: 'Ihre Nachricht',
  help: 'Ohne Formatierung. Ihre Nachricht geht auch per E-Mail.',
  send: 'Senden',
  failed: 'Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es später erneut.',
  loadFailed: 'Die Nachrichten konnten nicht geladen werden.',
};
