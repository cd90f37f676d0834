import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import { noCardsTexts } from '@/lib/texts/de/browse/no-cards';
import { searchDaysTexts } from '@/lib/texts/de/browse/search-days';
import { searchFormTexts } from '@/lib/texts/de/browse/search-form';
import { searchPageTexts } from '@/lib/texts/de/browse/search-page';
import type * as nl from '@/lib/texts/nl/browse/search';

export const searchTexts: InOtherWords<typeof nl.searchTexts> = {
  ...searchPageTexts,
  pageTitle: 'Ferienwohnung an der belgischen Küste mieten',
  pageTitleIn: (town) => `Ferienwohnung in ${town} mieten`,
  pageOf: (title, page) => `${title} (Seite ${page})`,
  description:
    'Mieten Sie eine Ferienwohnung, ein Studio oder ein Haus am Meer direkt vom Vermieter, von De Panne bis Knokke, ohne Provision.',
  descriptionIn: (town) =>
    `Mieten Sie eine Ferienwohnung in ${town} direkt vom Vermieter, ohne Agentur und ohne Provision.`,
  intro:
    'Von De Panne bis Knokke: Wählen Sie Ihren Badeort, Ihre Reisedaten und die gewünschte Ausstattung, und mieten Sie direkt vom Vermieter.',

  form: {
    ...searchFormTexts,
    clear: searchPageTexts.chips.clear,
    budget: 'Budget für den gesamten Aufenthalt',
    budgetHelp: (least, most) => `Ein Betrag in ganzen Euro, von ${least} bis ${most}`,
    floor: 'Etage',
    capacity: 'Größe der Unterkunft',
    bedrooms: 'Schlafzimmer',
    bathrooms: 'Bäder',
    any: 'Beliebig',
    orMore: (count) => `${count} oder mehr`,
    upToPersons: (count) => (pluralForm(count) === 'one' ? `Für ${count} Person` : `Bis ${count} Personen`),
    oceanview: 'Meerblick',
    rentalPeriod: 'Mietdauer',
    floorLeast: (floor) => (floor === 0 ? 'Erdgeschoss oder höher' : `${floor}. Etage oder höher`),
    anyOceanview: 'Frontal oder seitlich',
    factsTitle: 'Was Familien wichtig ist',
    home: 'Die Unterkunft',
    others: 'Parken, Betten und mehr',
    licence: 'Registrierungsnummer',
    licenceHelp: '6 Zeichen',
  },

  chips: {
    ...searchPageTexts.chips,
    price: (price) => `Max. ${price}\u{a0}€`,
    priceFrom: (least, most) => `Min. ${least}, max. ${most}\u{a0}€`,
    priceExact: (price) => `${price}\u{a0}€`,
    floor: (amount) => (amount === 0 ? 'Ab Erdgeschoss' : `Ab ${amount}. Etage`),
    flex: (days, flex) => `${days}, ${searchDaysTexts.flexDays(flex)}`,
    maxTotal: (total) => `Höchstens ${total} insgesamt`,
    name: (part) => `Name: ${part}`,
    area: 'Kartenausschnitt',
    oceanview: { front: 'Frontaler Meerblick', side: 'Seitlicher Meerblick', no: 'Kein Meerblick' },
    anyOceanview: 'Meerblick',
    rentalPeriod: (period) => `Mietdauer: ${period}`,
    persons: ['Person', 'Personen'],
    bedrooms: ['Schlafzimmer', 'Schlafzimmer'],
    bathrooms: ['Bad', 'Bäder'],
    parking: ['Stellplatz', 'Stellplätze'],
    singleBeds: ['Einzelbett', 'Einzelbetten'],
    doubleBeds: ['Doppelbett', 'Doppelbetten'],
    exactly: (count, unit) => `${count} ${unit}`,
    upTo: (count, unit) => `Max. ${count} ${unit}`,
    atLeast: (count, unit) => `${count}+ ${unit}`,
    between: (min, max, unit) => `${min} bis ${max} ${unit}`,
  },

  results: { ...noCardsTexts, label: searchPageTexts.results },
};
