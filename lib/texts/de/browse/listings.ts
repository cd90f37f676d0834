import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/listings';

export const propertyTypeTexts: InOtherWords<typeof nl.propertyTypeTexts> = {
  apartment: 'Ferienwohnung',
  studio: 'Studio',
  penthouse: 'Penthouse',
  villa: 'Villa',
  house: 'Ferienhaus',
};

export const oceanviewTexts: InOtherWords<typeof nl.oceanviewTexts> = {
  front: 'frontal',
  side: 'seitlich',
  no: 'kein Meerblick',
};

export const rentalPeriodTexts: InOtherWords<typeof nl.rentalPeriodTexts> = {
  night: 'Nacht',
  week: 'Woche',
  midweek: 'Midweek',
  two_weeks: 'zwei Wochen',
  weekend: 'Wochenende',
  long_weekend: 'langes Wochenende',
  month: 'Monat',
  year: 'Jahr',
};

export const listingOptionTexts: InOtherWords<typeof nl.listingOptionTexts> = {
  floor: 'Etage',
  parking_spaces: 'Eigene Stellplätze',
  wifi: 'Kostenloses WLAN',
  outdoor_space: 'Außenbereich',
  final_cleaning: 'Endreinigung inklusive',
  bed_linen: 'Bettwäsche inklusive',
  bath_linen: 'Handtücher inklusive',
  utilities: 'Gas, Wasser und Strom inklusive',
  pets_allowed: 'Haustiere erlaubt',
  wheelchair_accessible: 'Rollstuhlgerecht',
  single_beds: 'Einzelbetten',
  double_beds: 'Doppelbetten',
  personal_welcome: 'Persönlicher Empfang',
  air_conditioning: 'Klimaanlage',
  dishwasher: 'Geschirrspüler',
  lift: 'Aufzug',
  washing_machine: 'Waschmaschine',
  tv: 'Fernseher',
  cot: 'Babybett',
  high_chair: 'Hochstuhl',
  stair_gate: 'Treppengitter',
  terrace: 'Terrasse oder Balkon',
  garden_fenced: 'Eingezäunter Garten',
  bicycle_storage: 'Fahrradabstellplatz',
  charging_point: 'Ladestation fürs Auto',
  fireplace: 'Kamin',
  sauna: 'Sauna',
  swimming_pool: 'Pool',
  beach_cabin: 'Strandkabine',
  work_place: 'Arbeitsplatz',
};

export const optionGroupTexts: InOtherWords<typeof nl.optionGroupTexts> = {
  living: 'Küche und Wohnen',
  children: 'Mit Kindern',
  outside: 'Draußen und Entspannen',
  access: 'Zugang und Anfahrt',
  included: 'Im Preis inbegriffen',
  welcome: 'Tiere und Empfang',
};

/** A period of more than one word is no measure: 'pro Woche', but 'für zwei Wochen'. */
const forPeriod = (period: string) => {
  if (period === rentalPeriodTexts.two_weeks) return `für ${period}`;
  return period === rentalPeriodTexts.long_weekend ? `für ein ${period}` : `pro ${period}`;
};

export const listingTexts: InOtherWords<typeof nl.listingTexts> = {
  title: (name, type, location) => `${name} – ${type} in ${location} mieten`,
  heading: (name, location) => `Zu vermieten: „${name}“ in ${location}`,
  nameless: 'Ferienunterkunft',
  typeless: 'Ferienunterkunft',
  placeless: 'Belgien',
  fromPrice: (price, period) => `ab ${price} ${forPeriod(period)}`,
};
