import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/request-mails';

export const requestMailsTexts: InOtherWords<typeof nl.requestMailsTexts> = {
  title: 'E-Mails zu neuen Anfragen',
  on: 'Sie erhalten eine E-Mail bei jeder neuen Anfrage, Frage und Bewertung und eine Erinnerung, wenn ein Gast wartet.',
  stays:
    'Nachrichten von Gästen, Angebote, Stornierungen und alles zu Ihrem Konto und zu Zahlungen erhalten Sie weiterhin.',
  off: 'Diese E-Mails nicht mehr senden',
  isOff: 'Sie erhalten keine E-Mails mehr zu neuen Anfragen.',
  again: 'In Ihren Angaben können Sie sie wieder einschalten. Neue Anfragen finden Sie immer in Ihrem Konto.',
  profile: 'Zu meinen Angaben',
  gone: 'Dieser Link ist nicht mehr gültig.',
  goneText: 'Melden Sie sich an, um in Ihren Angaben zu wählen, welche E-Mails Sie erhalten.',
};
