import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/search';
import { noCardsTexts } from '@/lib/texts/fr/browse/no-cards';
import { searchDaysTexts } from '@/lib/texts/fr/browse/search-days';
import { searchFormTexts } from '@/lib/texts/fr/browse/search-form';
import { searchPageTexts } from '@/lib/texts/fr/browse/search-page';
import { counted, inPlace } from '@/lib/texts/fr/words';

export const searchTexts: InOtherWords<typeof nl.searchTexts> = {
  ...searchPageTexts,
  pageTitle: 'Louer un logement de vacances à la côte belge',
  pageTitleIn: (town) => `Louer un logement de vacances ${inPlace(town)}`,
  pageOf: (title, page) => `${title} (page ${page})`,
  description:
    'Louez un appartement, un studio ou une maison à la mer directement au propriétaire, de La Panne à Knokke, sans commission.',
  descriptionIn: (town) =>
    `Louez un logement de vacances ${inPlace(town)} directement au propriétaire, sans agence et sans commission.`,
  intro:
    'De La Panne à Knokke\u{a0}: choisissez votre station, vos dates et le confort que vous souhaitez, et louez directement au propriétaire.',

  form: {
    ...searchFormTexts,
    clear: searchPageTexts.chips.clear,
    budget: 'Budget pour tout le séjour',
    budgetHelp: (least, most) => `Un montant en euros entiers, de ${least} à ${most}`,
    floor: 'Étage',
    capacity: 'Taille du logement',
    bedrooms: 'Chambres',
    bathrooms: 'Salles de bains',
    any: 'Peu importe',
    orMore: (count) => `${count} ou plus`,
    upToPersons: (count) =>
      count === 1 ? 'Pour 1 personne' : `Jusqu’à ${counted(count, 'personne', 'personnes')}`,
    oceanview: 'Vue mer',
    rentalPeriod: 'À louer par',
    floorLeast: (floor) => {
      if (floor === 0) return 'Rez-de-chaussée ou plus haut';
      return floor === 1 ? '1er ou plus haut' : `${floor}e ou plus haut`;
    },
    anyOceanview: 'Frontale ou latérale',
    factsTitle: 'Ce que demandent les familles',
    home: 'Le logement',
    others: 'Parking, lits et autres',
    licence: 'Numéro d’enregistrement',
    licenceHelp: '6 caractères',
  },

  chips: {
    ...searchPageTexts.chips,
    price: (price) => `Max. ${price}\u{a0}€`,
    priceFrom: (least, most) => `Min. ${least}\u{a0}€, max. ${most}\u{a0}€`,
    priceExact: (price) => `${price}\u{a0}€`,
    floor: (amount) => `Étage ${amount}+`,
    flex: (days, flex) => `${days}, ${searchDaysTexts.flexDays(flex)}`,
    maxTotal: (total) => `Au plus ${total} au total`,
    name: (part) => `Nom\u{a0}: ${part}`,
    area: 'Zone de la carte',
    oceanview: { front: 'Vue mer frontale', side: 'Vue mer latérale', no: 'Sans vue mer' },
    anyOceanview: 'Vue mer',
    rentalPeriod: (period) => `Par ${period}`,
    persons: ['personne', 'personnes', 'de personnes'],
    bedrooms: ['chambre', 'chambres', 'de chambres'],
    bathrooms: ['salle de bains', 'salles de bains', 'de salles de bains'],
    parking: ['place de parking', 'places de parking', 'de places de parking'],
    singleBeds: ['lit simple', 'lits simples', 'de lits simples'],
    doubleBeds: ['lit double', 'lits doubles', 'de lits doubles'],
    exactly: (count, unit) => `${count} ${unit}`,
    upTo: (count, unit) => `Max. ${count} ${unit}`,
    atLeast: (count, unit) => `${count}+ ${unit}`,
    between: (min, max, unit) => `${min} à ${max} ${unit}`,
  },

  results: { ...noCardsTexts, label: searchPageTexts.results },
};
