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
  how: 'Hoe',
  byPeople: 'Beslist door een medewerker, niet automatisch.',
  afterNotice: 'Beslist door een medewerker, niet automatisch, na een melding.',
  remedies: {
    account:
      'Niet akkoord? U kunt één keer in beroep gaan, gratis. Als er nog een beheerder is, beslist iemand anders dan wie de maatregel nam. U krijgt een antwoord met redenen. U kunt ook naar de rechter gaan.',
    letter: (email: string) =>
      `Niet akkoord? Schrijf ons op ${email}, gratis. Als er nog een beheerder is, leest iemand anders dan wie de maatregel nam uw bericht. U krijgt een antwoord met redenen. U kunt ook naar de rechter gaan.`,
  },
} as const;
