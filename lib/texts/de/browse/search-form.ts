import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/search-form';

export const searchFormTexts: InOtherWords<typeof nl.searchFormTexts> = {
  more: 'Erweiterte Suche',
  submit: 'Ergebnisse anzeigen',
  filters: 'Filter',
  quick: { label: 'Schnellfilter' },
  facts: {
    oceanview: 'Meerblick',
    dog: 'Mit Hund',
    lift: 'Aufzug',
    washingMachine: 'Waschmaschine',
    terrace: 'Terrasse oder Balkon',
    chargingPoint: 'Ladestation',
  },
  propertyType: 'Art der Unterkunft',
  anyType: 'Alle Arten',
};
