import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/contact-requests';

export const contactRequestFormTexts: InOtherWords<typeof nl.contactRequestFormTexts> = {
  documentTitle: (name) => `Frage an den Vermieter: ${name}`,
  documentDescription: (name) =>
    `Stellen Sie Ihre Frage zu „${name}“ direkt dem Vermieter, der Ihnen per E-Mail antwortet.`,
  breadcrumb: 'Kontakt',
  title: 'Ihre Frage an den Vermieter',
  intro: (name, city) =>
    `Ihre Nachricht zu „${name}“${city === null ? '' : ` in ${city}`} geht direkt an den Vermieter, der Ihnen per E-Mail antwortet.`,
  guestTitle: 'Ihre Angaben',
  questionTitle: 'Ihre Frage',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail-Adresse',
  phone: 'Telefonnummer',
  country: 'Land',
  subject: 'Betreff',
  message: 'Nachricht',
  privacy: (months) =>
    `Ihre Angaben dienen nur Ihrer Frage: Der Vermieter liest sie, unser Team kann mitlesen, um zu helfen. ${months} nach dem Absenden werden sie anonymisiert.`,
  submit: 'Nachricht senden',
  failed: 'Ihre Nachricht konnte nicht gesendet werden. Versuchen Sie es später noch einmal.',
  sent: 'Ihre Nachricht ist gesendet.',
  reserve: 'Möchten Sie buchen? Dann fragen Sie gleich Ihre Tage an.',
  reserveLink: 'Buchen',
  notFound: 'Diese Unterkunft wurde nicht gefunden',
  thankYou: {
    documentTitle: 'Danke für Ihre Nachricht',
    documentDescription: 'Ihre Nachricht ist an den Vermieter der Unterkunft gesendet.',
    title: 'Danke, Ihre Nachricht ist unterwegs',
    text: 'Sie erhalten eine E-Mail zur Bestätigung. Der Vermieter antwortet Ihnen selbst.',
    listing: 'Zurück zur Unterkunft',
  },
  sentBefore: {
    title: 'Diese Nachricht haben wir schon',
    text: 'Sie haben genau dieselbe Nachricht schon einmal gesendet. Der Vermieter hat sie nur einmal erhalten und antwortet Ihnen selbst.',
  },
};
