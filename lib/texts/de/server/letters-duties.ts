import type { InOtherWords } from '@/lib/languages/texts';
import type * as dutch from '@/lib/texts/nl/server/letters-duties';

export const statementLetterTexts: InOtherWords<typeof dutch.statementLetterTexts> = {
  subject: (name) => `Unsere Entscheidung zu „${name}“`,
  title: 'Unsere Entscheidung',
  preview: 'Was wir entschieden haben, warum, und was Sie tun können.',
  measure: 'Maßnahme',
  measures: {
    denied: 'Die Anzeige wurde abgelehnt und ist nicht online.',
    offline: 'Die Anzeige wurde offline genommen.',
    hidden: 'Die Bewertung wurde ausgeblendet.',
    suspended: 'Das Konto ist gesperrt.',
    order: 'Die Anzeige wurde auf Anordnung einer Behörde offline genommen.',
  },
  ground: 'Grundlage',
  grounds: { law: 'Verstoß gegen das Gesetz', terms: 'Verstoß gegen unsere Nutzungsbedingungen' },
  article: 'Artikel',
  how: 'Wie',
  byPeople: 'Von einem Menschen entschieden, nicht automatisch.',
  afterNotice: 'Von einem Menschen entschieden, nicht automatisch, nach einer Meldung.',
  remedies: {
    account:
      'Nicht einverstanden? Sie können einmal kostenlos Beschwerde einlegen. Gibt es noch einen Administrator, entscheidet jemand anderes als die Person, die die Maßnahme ergriff. Sie erhalten eine begründete Antwort. Sie können auch vor Gericht gehen.',
    letter: (email) =>
      `Nicht einverstanden? Schreiben Sie uns kostenlos an ${email}. Gibt es noch einen Administrator, liest jemand anderes als die Person, die die Maßnahme ergriff, Ihre Nachricht. Sie erhalten eine begründete Antwort. Sie können auch vor Gericht gehen.`,
  },
};
