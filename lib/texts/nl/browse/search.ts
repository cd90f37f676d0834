/** All texts of the search. Parts that run in the browser import only their own file. */
import { noCardsTexts } from '@/lib/texts/nl/browse/no-cards';
import { searchDaysTexts } from '@/lib/texts/nl/browse/search-days';
import { searchFormTexts } from '@/lib/texts/nl/browse/search-form';
import { searchPageTexts } from '@/lib/texts/nl/browse/search-page';

export const searchTexts = {
  ...searchPageTexts,
  pageTitle: 'Vakantiewoning huren aan de Belgische kust',
  pageTitleIn: (town: string) => `Vakantiewoning huren in ${town}`,
  pageOf: (title: string, page: number) => `${title} (pagina ${page})`,
  description:
    'Huur een appartement, studio of huis aan zee rechtstreeks van de verhuurder, van De Panne tot Knokke, zonder commissie.',
  descriptionIn: (town: string) =>
    `Huur een vakantiewoning in ${town} rechtstreeks van de verhuurder, zonder immokantoor en zonder commissie.`,
  intro:
    'Van De Panne tot Knokke: kies uw badplaats, uw dagen en wat u graag in huis hebt, en huur rechtstreeks van de verhuurder.',

  form: {
    ...searchFormTexts,
    clear: searchPageTexts.chips.clear,
    budget: 'Budget voor het hele verblijf',
    budgetHelp: (least: string, most: string) => `Een bedrag in hele euro’s, van ${least} tot ${most}`,
    floor: 'Verdieping',
    capacity: 'Grootte van de woning',
    bedrooms: 'Slaapkamers',
    bathrooms: 'Badkamers',
    any: 'Maakt niet uit',
    orMore: (count: number) => `${count} of meer`,
    upToPersons: (count: number) => (count === 1 ? 'Voor 1 persoon' : `Tot ${count} personen`),
    oceanview: 'Zeezicht',
    rentalPeriod: 'Te huur per',
    floorLeast: (floor: number) => (floor === 0 ? 'Gelijkvloers of hoger' : `${floor} of hoger`),
    anyOceanview: 'Frontaal of zijdelings',
    factsTitle: 'Waar gezinnen naar vragen',
    home: 'De woning',
    others: 'Parkeren, bedden en meer',
    licence: 'Logiesdecreetnummer',
    licenceHelp: '6 tekens',
  },

  chips: {
    ...searchPageTexts.chips,
    /** Fixed wording (docs/rules/search.md#chips). */
    price: (price: string) => `Max. ${price} euro`,
    priceFrom: (least: string, most: string) => `Min. ${least}, max. ${most} euro`,
    priceExact: (price: string) => `${price} euro`,
    floor: (amount: number) => `Verdieping ${amount}+`,
    flex: (days: string, flex: number) => `${days}, ${searchDaysTexts.flexDays(flex)}`,
    maxTotal: (total: string) => `Hoogstens ${total} in totaal`,
    name: (part: string) => `Naam: ${part}`,
    area: 'Gebied op de kaart',
    oceanview: { front: 'Frontaal zeezicht', side: 'Zijdelings zeezicht', no: 'Geen zeezicht' },
    anyOceanview: 'Zeezicht',
    rentalPeriod: (period: string) => `Per ${period}`,
    persons: ['persoon', 'personen'],
    bedrooms: ['slaapkamer', 'slaapkamers'],
    bathrooms: ['badkamer', 'badkamers'],
    parking: ['parkeerplaats', 'parkeerplaatsen'],
    singleBeds: ['eenpersoonsbed', 'eenpersoonsbedden'],
    doubleBeds: ['tweepersoonsbed', 'tweepersoonsbedden'],
    exactly: (count: number, unit: string) => `${count} ${unit}`,
    upTo: (count: number, unit: string) => `Max. ${count} ${unit}`,
    atLeast: (count: number, unit: string) => `${count}+ ${unit}`,
    between: (min: number, max: number, unit: string) => `${min} tot ${max} ${unit}`,
  },

  results: { ...noCardsTexts, label: searchPageTexts.results },
} as const;
