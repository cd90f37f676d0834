import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/front-page';

export const frontPageTexts: InOtherWords<typeof nl.frontPageTexts> = {
  headline: 'Die erste Plattform für Ferienwohnungen an der belgischen Küste',
  subline: 'Von und für private Vermieter / Ohne Agentur und ohne Provision',
  search: {
    title: 'Ferienwohnung suchen',
    more: 'Weitere Suchoptionen',
    bedrooms: 'Schlafzimmer der Unterkunft',
    anyBedrooms: 'Alle',
    upToBedrooms: (count) => `Bis ${count} Schlafzimmer`,
    persons: 'Größe der Unterkunft',
    anyPersons: 'Alle',
    upToPersons: (count) => (pluralForm(count) === 'one' ? `Bis ${count} Person` : `Bis ${count} Personen`),
    moreHelp:
      'Mit wie vielen Sie kommen, wählen Sie bei „Wer“. Hier geben Sie an, wie groß die Unterkunft höchstens sein soll.',
    licence: 'Registrierungsnummer',
    licencePlaceholder: '6 Zeichen',
  },
  rows: {
    oceanview: 'Mit Meerblick',
    weekend: 'Frei am kommenden Wochenende',
    pets: 'Der Hund darf mit',
    recent: 'Neu auf der Website',
    more: 'Alle Unterkünfte',
    moreOf: (title) => `: ${title}`,
  },
};
