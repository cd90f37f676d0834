/** The search: its form, chips and results (spec P §2 and §3). */
import type { SortOrder } from '@/lib/search/parameters';

export const searchTexts = {
  title: 'Vakantiewoningen aan de Belgische kust',
  titleIn: (town: string) => `Vakantiewoningen in ${town}`,
  pageTitle: 'Vakantiewoning huren aan de Belgische kust',
  pageTitleIn: (town: string) => `Vakantiewoning huren in ${town}`,
  pageOf: (title: string, page: number) => `${title} (pagina ${page})`,
  description:
    'Huur een appartement, studio of huis aan zee rechtstreeks van de eigenaar, van De Panne tot Knokke, zonder commissie.',
  descriptionIn: (town: string) =>
    `Huur een vakantiewoning in ${town} rechtstreeks van de eigenaar, zonder immokantoor en zonder commissie.`,
  intro:
    'Van De Panne tot Knokke: kies uw badplaats, uw dagen en wat u graag in huis hebt, en huur rechtstreeks van de eigenaar.',
  home: 'Home',
  listings: 'Aanbod',

  form: {
    more: 'Uitgebreid zoeken',
    submit: 'Toon resultaten',
    clear: 'Wis alle filters',
    where: 'Badplaats',
    anyTown: 'De hele kust',
    guests: 'Gasten',
    anyGuests: 'Maakt niet uit',
    guestCount: (count: number) => (count === 1 ? '1 gast' : `${count} gasten`),
    propertyType: 'Type woning',
    anyType: 'Alle types',
    home: 'De woning',
    capacity: 'Grootte van de woning',
    bedrooms: 'Slaapkamers',
    bathrooms: 'Badkamers',
    any: 'Maakt niet uit',
    orMore: (count: number) => `${count} of meer`,
    upToPersons: (count: number) => (count === 1 ? 'Voor 1 persoon' : `Tot ${count} personen`),
    oceanview: 'Zeezicht',
    rentalPeriod: 'Te huur per',
    floor: 'Verdieping',
    floorLeast: (floor: number) => (floor === 0 ? 'Gelijkvloers of hoger' : `${floor} of hoger`),
    comfort: 'Comfort',
    licence: 'Logiesdecreetnummer',
    licenceHelp: '6 tekens',
  },

  chips: {
    label: 'Actieve filters',
    remove: 'Verwijder filter',
    /** Spec P §2, literally. */
    price: (price: string) => `Max. ${price} euro`,
    priceFrom: (least: string, most: string) => `Min. ${least}, Max. ${most} euro`,
    priceExact: (price: string) => `${price} euro`,
    floor: (amount: number) => `Verdieping ${amount}+`,
    guests: (count: number) => (count === 1 ? '1 gast' : `${count} gasten`),
    oceanview: { front: 'Frontaal zeezicht', side: 'Zijdelings zeezicht', no: 'Geen zeezicht' },
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

  sort: {
    label: 'Sorteer op',
    apply: 'Sorteer',
    orders: {
      recent: 'Nieuwste eerst',
      price_asc: 'Prijs: laag naar hoog',
      price_desc: 'Prijs: hoog naar laag',
      rating_asc: 'Beoordeling: laag naar hoog',
      rating_desc: 'Beoordeling: hoog naar laag',
    } satisfies Record<SortOrder, string>,
  },

  results: {
    label: 'Vakantiewoningen',
    /** Spec P §2 and §8. */
    none: 'Geen resultaten',
    noneText: 'Geen enkele woning past bij alles wat u vraagt. Laat een filter vallen of kies andere dagen.',
    pastLast: 'Deze pagina met resultaten bestaat niet of niet meer.',
    pastLastText: 'Er zijn wel woningen die passen bij wat u vraagt.',
    firstPage: 'Naar de eerste pagina',
    lastPage: (page: number) => `Naar de laatste pagina (${page})`,
  },
} as const;
