import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/listings';
import { inPlace } from '@/lib/texts/fr/words';

export const propertyTypeTexts: InOtherWords<typeof nl.propertyTypeTexts> = {
  apartment: 'appartement',
  studio: 'studio',
  penthouse: 'penthouse',
  villa: 'villa',
  house: 'maison',
};

export const oceanviewTexts: InOtherWords<typeof nl.oceanviewTexts> = {
  front: 'frontale',
  side: 'latérale',
  no: 'sans vue mer',
};

export const rentalPeriodTexts: InOtherWords<typeof nl.rentalPeriodTexts> = {
  night: 'nuit',
  week: 'semaine',
  midweek: 'midweek',
  two_weeks: 'quinzaine',
  weekend: 'week-end',
  long_weekend: 'long week-end',
  month: 'mois',
  year: 'an',
};

export const listingOptionTexts: InOtherWords<typeof nl.listingOptionTexts> = {
  floor: 'Étage',
  parking_spaces: 'Places de parking privées',
  wifi: 'Wifi gratuit',
  outdoor_space: 'Espace extérieur',
  final_cleaning: 'Nettoyage final compris',
  bed_linen: 'Linge de lit compris',
  bath_linen: 'Linge de bain compris',
  utilities: 'Gaz, eau et électricité compris',
  pets_allowed: 'Animaux admis',
  wheelchair_accessible: 'Accessible en fauteuil roulant',
  single_beds: 'Lits simples',
  double_beds: 'Lits doubles',
  personal_welcome: 'Accueil sur place',
  air_conditioning: 'Climatisation',
  dishwasher: 'Lave-vaisselle',
  lift: 'Ascenseur',
  washing_machine: 'Lave-linge',
  tv: 'Télévision',
  cot: 'Lit bébé',
  high_chair: 'Chaise haute',
  stair_gate: 'Barrière d’escalier',
  terrace: 'Terrasse ou balcon',
  garden_fenced: 'Jardin clôturé',
  bicycle_storage: 'Local à vélos',
  charging_point: 'Borne de recharge',
  fireplace: 'Feu ouvert',
  sauna: 'Sauna',
  swimming_pool: 'Piscine',
  beach_cabin: 'Cabine de plage',
  work_place: 'Espace de travail',
};

export const optionGroupTexts: InOtherWords<typeof nl.optionGroupTexts> = {
  living: 'Cuisine et séjour',
  children: 'Avec des enfants',
  outside: 'Extérieur et détente',
  access: 'Accès et déplacements',
  included: 'Compris dans le prix',
  welcome: 'Animaux et accueil',
};

export const listingTexts: InOtherWords<typeof nl.listingTexts> = {
  title: (name, type, location) => `${name} - ${type} à louer ${inPlace(location)}`,
  heading: (name, location) => `À louer\u{a0}: «\u{a0}${name}\u{a0}» ${inPlace(location)}`,
  nameless: 'Location de vacances',
  typeless: 'location de vacances',
  placeless: 'Belgique',
  fromPrice: (price, period) => `dès ${price} par ${period}`,
};
