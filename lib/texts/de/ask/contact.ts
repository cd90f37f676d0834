import type { InOtherWords } from '@/lib/languages/texts';
import { contactDetails } from '@/lib/site-contact';
import type * as nl from '@/lib/texts/nl/ask/contact';

export const contactTexts: InOtherWords<typeof nl.contactTexts> = {
  documentTitle: 'Kontakt',
  description:
    'Stellen Sie uns Ihre Frage zu einer Anzeige, Ihrem Konto oder einer Buchung. Jeden Tag erreichbar, mit Antworten auf die häufigsten Fragen.',
  title: 'Kontakt',
  intro: 'Frage, Beschwerde oder Idee? Schreiben Sie uns, und ein Mensch antwortet.',
  faqFirst: 'Sehen Sie gern zuerst bei den häufigen Fragen nach.',

  formTitle: 'Schreiben Sie uns',
  name: 'Name',
  email: 'E-Mail-Adresse',
  licence: 'Registrierungsnummer',
  licenceHelp: 'Geht es um eine bestimmte Unterkunft? Die Nummer steht auf dem Foto der Anzeige.',
  message: 'Nachricht',
  privacy: 'Wir verwenden Ihre Angaben nur, um Ihnen zu antworten.',
  submit: 'Nachricht senden',
  sent: 'Ihre Nachricht ist gesendet.',
  failed: 'Etwas ist schiefgelaufen.',
  sentText: 'Unsere Antwort erhalten Sie per E-Mail, meist noch am selben Tag.',
  again: 'Noch eine Nachricht schreiben',

  hoursTitle: 'Erreichbar',
  hours: 'Jeden Tag',
  hoursRange: `${contactDetails.opensAt}–${contactDetails.closesAt} Uhr`,
  addressTitle: 'Adresse',
  companyTitle: 'Angaben zum Unternehmen',
  companyName: 'Name',
  companyNumber: 'Unternehmensnummer',
  vatNumber: 'USt-IdNr.',
  supportTitle: 'Möchten Sie lieber mit jemandem sprechen?',
  supportText:
    'Rufen Sie uns zu diesen Zeiten an oder schreiben Sie eine E-Mail. Halten Sie die Registrierungsnummer oder Ihre Buchungsnummer bereit.',
  phone: 'Telefon',
  points: {
    title: 'Kontaktstellen',
    users: 'Für Nutzer',
    usersText:
      'Schreiben Sie uns oder rufen Sie an wie oben angegeben, auf Niederländisch, Französisch, Deutsch oder Englisch. Ein Mensch antwortet. Etwas auf der Website melden? Drücken Sie daneben auf „Melden“.',
    authorities: 'Für Behörden',
    authoritiesText:
      'Gerichte, die Europäische Kommission und andere Behörden erreichen uns direkt unter dieser Adresse, auf Niederländisch, Französisch, Deutsch oder Englisch.',
  },
  supportLinks: {
    rent: 'Ich möchte mieten',
    rentOut: 'Ich möchte vermieten',
    safeUse: 'Sicher mieten und vermieten',
    terms: 'Nutzungsbedingungen',
  },

  faqTitle: 'Häufige Fragen',
  faqMore: 'Alle Fragen anzeigen',
  faqLess: 'Weniger Fragen anzeigen',
};
