import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import { noCardsTexts } from '@/lib/texts/en/browse/no-cards';
import { searchDaysTexts } from '@/lib/texts/en/browse/search-days';
import { searchFormTexts } from '@/lib/texts/en/browse/search-form';
import { searchPageTexts } from '@/lib/texts/en/browse/search-page';
import type * as nl from '@/lib/texts/nl/browse/search';

export const searchTexts: InOtherWords<typeof nl.searchTexts> = {
  ...searchPageTexts,
  pageTitle: 'Holiday homes to rent on the Belgian coast',
  pageTitleIn: (town) => `Holiday homes to rent in ${town}`,
  pageOf: (title, page) => `${title} (page ${page})`,
  description:
    'Rent an apartment, studio or house by the sea directly from its owner, from De Panne to Knokke, with no commission.',
  descriptionIn: (town) =>
    `Rent a holiday home in ${town} directly from its owner. No letting agents and no commission.`,
  intro:
    'From De Panne to Knokke: choose your seaside town, your dates and what you’d like in the home, and rent directly from the owner.',

  form: {
    ...searchFormTexts,
    clear: searchPageTexts.chips.clear,
    budget: 'Budget for the whole stay',
    budgetHelp: (least, most) => `An amount in whole euros, from ${least} to ${most}`,
    floor: 'Floor',
    capacity: 'Size of the home',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    any: 'Any',
    orMore: (count) => `${count} or more`,
    upToPersons: (count) => (pluralForm(count) === 'one' ? `For ${count} person` : `Up to ${count} people`),
    oceanview: 'Sea view',
    rentalPeriod: 'Rent by the',
    floorLeast: (floor) => (floor === 0 ? 'Ground floor or higher' : `${floor} or higher`),
    anyOceanview: 'Direct or from the side',
    factsTitle: 'What families ask for',
    home: 'The home',
    others: 'Parking, beds and more',
    licence: 'Registration number',
    licenceHelp: '6 characters',
  },

  chips: {
    ...searchPageTexts.chips,
    price: (price) => `Max. €${price}`,
    priceFrom: (least, most) => `Min. €${least}, max. €${most}`,
    priceExact: (price) => `€${price}`,
    floor: (amount) => `Floor ${amount}+`,
    flex: (days, flex) => `${days}, ${searchDaysTexts.flexDays(flex)}`,
    maxTotal: (total) => `Up to ${total} in total`,
    name: (part) => `Name: ${part}`,
    area: 'Area on the map',
    oceanview: { front: 'Direct sea view', side: 'Side sea view', no: 'No sea view' },
    anyOceanview: 'Sea view',
    rentalPeriod: (period) => `By the ${period}`,
    persons: ['person', 'people'],
    bedrooms: ['bedroom', 'bedrooms'],
    bathrooms: ['bathroom', 'bathrooms'],
    parking: ['parking space', 'parking spaces'],
    singleBeds: ['single bed', 'single beds'],
    doubleBeds: ['double bed', 'double beds'],
    exactly: (count, unit) => `${count} ${unit}`,
    upTo: (count, unit) => `Max. ${count} ${unit}`,
    atLeast: (count, unit) => `${count}+ ${unit}`,
    between: (min, max, unit) => `${min} to ${max} ${unit}`,
  },

  results: { ...noCardsTexts, label: searchPageTexts.results },
};
