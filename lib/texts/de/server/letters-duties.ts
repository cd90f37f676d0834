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
  reference: 'Zeichen',
  how: 'Wie',
  byPeople: 'Von einem Menschen entschieden, nicht automatisch.',
  afterNotice: 'Von einem Menschen entschieden, nicht automatisch, nach einer Meldung.',
  remedies: {
    account:
      'Nicht einverstanden? Sie können innerhalb von sechs Monaten einmal kostenlos Beschwerde einlegen. Gibt es noch einen Administrator, entscheidet jemand anderes als die Person, die die Maßnahme ergriff. Sie erhalten eine begründete Antwort. Sie können auch vor Gericht gehen.',
    letter: (email) =>
      `Nicht einverstanden? Schreiben Sie uns innerhalb von sechs Monaten kostenlos an ${email} und nennen Sie das Zeichen der Entscheidung. Gibt es noch einen Administrator, liest jemand anderes als die Person, die die Maßnahme ergriff, Ihre Nachricht. Sie erhalten eine begründete Antwort. Sie können auch vor Gericht gehen.`,
  },
  toDecisions: 'Entscheidung lesen oder Beschwerde einlegen',
};

export const noticeLetterTexts: InOtherWords<typeof dutch.noticeLetterTexts> = {
  received: {
    subject: 'Ihre Meldung',
    title: 'Wir haben Ihre Meldung erhalten',
    preview: 'Ein Mensch liest sie und entscheidet.',
    text: 'Wir haben Ihre Meldung erhalten. Ein Mensch liest sie, entscheidet und teilt Ihnen die Entscheidung mit Gründen mit. Wir geben Ihren Namen nicht an die betroffene Person weiter.',
    notYou: 'Sie haben nichts gemeldet? Dann müssen Sie nichts tun.',
  },
  decided: {
    subject: 'Unsere Entscheidung zu Ihrer Meldung',
    preview: 'Ein Mensch hat Ihre Meldung gelesen und entschieden.',
    text: 'Sie haben uns etwas gemeldet. Das ist unsere Entscheidung:',
    none: 'Wir haben keine Maßnahme ergriffen.',
    remedies: (email) =>
      `Nicht einverstanden? Schreiben Sie uns an ${email} und nennen Sie die Nummer Ihrer Meldung. Gibt es noch einen Administrator, liest jemand anderes als die Person, die entschied, Ihre Nachricht. Sie können auch vor Gericht gehen.`,
  },
  number: 'Nummer',
  rules: 'Wie wir Meldungen behandeln',
  about: 'Betrifft',
};

export const appealLetterTexts: InOtherWords<typeof dutch.appealLetterTexts> = {
  kept: {
    subject: (name) => `Unsere Antwort auf Ihre Beschwerde zu „${name}“`,
    text: (name) => `Wir haben Ihre Beschwerde zu „${name}“ gelesen und bleiben bei unserer Entscheidung.`,
  },
  reversed: {
    subject: (name) => `Unsere Antwort auf Ihre Beschwerde zu „${name}“`,
    text: (name) =>
      `Wir haben Ihre Beschwerde zu „${name}“ gelesen und geben Ihnen recht. Die Maßnahme ist aufgehoben.`,
  },
  title: 'Unsere Antwort auf Ihre Beschwerde',
  preview: 'Wir haben Ihre Beschwerde gelesen und antworten mit Gründen.',
  final: 'Diese Antwort ist endgültig. Sie können noch vor Gericht gehen.',
  rules: 'Wie wir moderieren',
};
