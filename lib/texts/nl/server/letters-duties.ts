import type { Ground, Measure } from '@/lib/decisions/measures';

/** The statement of reasons in letters about a measure. */
export const statementLetterTexts = {
  subject: (name: string) => `Onze beslissing over “${name}”`,
  title: 'Onze beslissing',
  preview: 'Wat we beslisten, waarom, en wat u kunt doen.',
  measure: 'Maatregel',
  measures: {
    denied: 'De advertentie is geweigerd en staat niet online.',
    offline: 'De advertentie is offline gehaald.',
    hidden: 'De beoordeling is verborgen.',
    suspended: 'Het account is geschorst.',
    order: 'De advertentie is offline gehaald op bevel van een overheid.',
  } satisfies Record<Measure, string>,
  ground: 'Grond',
  grounds: {
    law: 'In strijd met de wet',
    terms: 'In strijd met onze servicevoorwaarden',
  } satisfies Record<Ground, string>,
  article: 'Artikel',
  reference: 'Kenmerk',
  how: 'Hoe',
  byPeople: 'Beslist door een medewerker, niet automatisch.',
  afterNotice: 'Beslist door een medewerker, niet automatisch, na een melding.',
  remedies: {
    account:
      'Niet akkoord? U kunt binnen zes maanden één keer in beroep gaan, gratis. Als er nog een beheerder is, beslist iemand anders dan wie de maatregel nam. U krijgt een antwoord met redenen. U kunt ook naar de rechter gaan.',
    letter: (email: string) =>
      `Niet akkoord? Schrijf ons binnen zes maanden op ${email}, gratis en met het kenmerk van de beslissing. Als er nog een beheerder is, leest iemand anders dan wie de maatregel nam uw bericht. U krijgt een antwoord met redenen. U kunt ook naar de rechter gaan.`,
  },
  toDecisions: 'Beslissing lezen of in beroep gaan',
} as const;

/** To whoever gave notice: confirms receipt, and tells the decision. */
export const noticeLetterTexts = {
  received: {
    subject: 'Uw melding',
    title: 'We kregen uw melding',
    preview: 'Een medewerker leest ze en beslist.',
    text: 'We kregen uw melding. Een medewerker leest ze, beslist, en laat u de beslissing met redenen weten. We geven uw naam niet door aan wie de melding gaat.',
    notYou: 'Hebt u niets gemeld? Dan hoeft u niets te doen.',
  },
  decided: {
    subject: 'Onze beslissing over uw melding',
    preview: 'Een medewerker las uw melding en besliste.',
    text: 'U meldde ons iets. Dit is onze beslissing:',
    none: 'We namen geen maatregel.',
    remedies: (email: string) =>
      `Niet akkoord? Schrijf ons op ${email}, met het nummer van uw melding. Als er nog een beheerder is, leest iemand anders dan wie besliste uw bericht. U kunt ook naar de rechter gaan.`,
  },
  number: 'Nummer',
  rules: 'Hoe wij meldingen behandelen',
  about: 'Over',
} as const;

/** To whoever appealed by letter: the outcome. */
export const appealLetterTexts = {
  kept: {
    subject: (name: string) => `Ons antwoord op uw beroep over “${name}”`,
    text: (name: string) => `We lazen uw beroep over “${name}” en blijven bij onze beslissing.`,
  },
  reversed: {
    subject: (name: string) => `Ons antwoord op uw beroep over “${name}”`,
    text: (name: string) =>
      `We lazen uw beroep over “${name}” en geven u gelijk. De maatregel is ongedaan gemaakt.`,
  },
  title: 'Ons antwoord op uw beroep',
  preview: 'We lazen uw beroep en antwoorden met redenen.',
  final: 'Dit antwoord is definitief. U kunt nog naar de rechter gaan.',
  rules: 'Hoe we modereren',
};
