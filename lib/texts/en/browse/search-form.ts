import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/search-form';

export const searchFormTexts: InOtherWords<typeof nl.searchFormTexts> = {
  more: 'Advanced search',
  submit: 'Show results',
  filters: 'Filters',
  quick: { label: 'Quick filters' },
  facts: {
    oceanview: 'Sea view',
    dog: 'With a dog',
    lift: 'Lift',
    washingMachine: 'Washing machine',
    terrace: 'Terrace or balcony',
    chargingPoint: 'Car charging point',
  },
  propertyType: 'Type of home',
  anyType: 'All types',
};
