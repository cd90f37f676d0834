import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/listing-page';

const counted = (count: number, one: string, other: string) =>
  `${count} ${pluralForm(count) === 'one' ? one : other}`;

const either = (yes: string, no: string) => (value: number) => (value > 0 ? yes : no);

export const featureTexts: InOtherWords<typeof nl.featureTexts> = {
  capacity: (count) => `Für ${counted(count, 'Person', 'Personen')}`,
  bedrooms: (count) => `${count} Schlafzimmer`,
  bathrooms: (count) => counted(count, 'Bad', 'Bäder'),
  beach: (metres) => {
    if (metres === 0) return 'Direkt am Strand';
    const told =
      metres < 1000 ? `${metres} m` : `${String(Math.round(metres / 100) / 10).replace('.', ',')} km`;
    return `${told} bis zum Strand`;
  },
};

/** The adjective comes first: within a line the first letter becomes a small one, which no noun may. */
export const oceanviewFeatureTexts: InOtherWords<typeof nl.oceanviewFeatureTexts> = {
  front: 'Frontaler Meerblick',
  side: 'Seitlicher Meerblick',
  no: 'Kein Meerblick',
};

export const optionFeatureTexts: InOtherWords<typeof nl.optionFeatureTexts> = {
  floor: (floor) => (floor === 0 ? 'Erdgeschoss' : `${floor}. Etage`),
  parking_spaces: (count) =>
    count === 0 ? 'Kein eigener Stellplatz' : counted(count, 'eigener Stellplatz', 'eigene Stellplätze'),
  wifi: either('Kostenloses WLAN', 'Kein kostenloses WLAN'),
  outdoor_space: either('Außenbereich', 'Kein Außenbereich'),
  final_cleaning: either('Endreinigung inklusive', 'Endreinigung nicht inklusive'),
  bed_linen: either('Bettwäsche inklusive', 'Bettwäsche nicht inklusive'),
  bath_linen: either('Handtücher inklusive', 'Handtücher nicht inklusive'),
  utilities: either('Gas, Wasser und Strom inklusive', 'Gas, Wasser und Strom nicht inklusive'),
  pets_allowed: either('Haustiere erlaubt', 'Keine Haustiere'),
  wheelchair_accessible: either('Rollstuhlgerecht', 'Nicht rollstuhlgerecht'),
  single_beds: (count) => (count === 0 ? 'Keine Einzelbetten' : counted(count, 'Einzelbett', 'Einzelbetten')),
  double_beds: (count) => (count === 0 ? 'Keine Doppelbetten' : counted(count, 'Doppelbett', 'Doppelbetten')),
  personal_welcome: either('Persönlicher Empfang', 'Kein persönlicher Empfang, Sie checken selbst ein'),
  air_conditioning: either('Klimaanlage', 'Keine Klimaanlage'),
  dishwasher: either('Geschirrspüler', 'Kein Geschirrspüler'),
  lift: either('Aufzug', 'Kein Aufzug'),
  washing_machine: either('Waschmaschine', 'Keine Waschmaschine'),
  tv: either('Fernseher', 'Kein Fernseher'),
  cot: either('Babybett', 'Kein Babybett'),
  high_chair: either('Hochstuhl', 'Kein Hochstuhl'),
  stair_gate: either('Treppengitter', 'Kein Treppengitter'),
  terrace: either('Terrasse oder Balkon', 'Weder Terrasse noch Balkon'),
  garden_fenced: either('Eingezäunter Garten', 'Kein eingezäunter Garten'),
  bicycle_storage: either('Fahrradabstellplatz', 'Kein Fahrradabstellplatz'),
  charging_point: either('Ladestation fürs Auto', 'Keine Ladestation fürs Auto'),
  fireplace: either('Kamin', 'Kein Kamin'),
  sauna: either('Sauna', 'Keine Sauna'),
  swimming_pool: either('Pool', 'Kein Pool'),
  beach_cabin: either('Strandkabine', 'Keine Strandkabine'),
  work_place: either('Arbeitsplatz', 'Kein Arbeitsplatz'),
};

export const bedTexts: InOtherWords<typeof nl.bedTexts> = {
  single: (count) => counted(count, 'Einzelbett', 'Einzelbetten'),
  double: (count) => counted(count, 'Doppelbett', 'Doppelbetten'),
  bunk: (count) => counted(count, 'Etagenbett', 'Etagenbetten'),
  sofa: (count) => counted(count, 'Schlafsofa', 'Schlafsofas'),
  cot: (count) => counted(count, 'Babybett', 'Babybetten'),
};

export const listingPageTexts: InOtherWords<typeof nl.listingPageTexts> = {
  notFoundDocumentTitle: 'Seite nicht gefunden',
  notFound: 'Diese Unterkunft wurde nicht gefunden',
  notFoundText: 'Vielleicht wird sie nicht mehr vermietet, oder die Adresse stimmt nicht.',
  frontPage: 'Startseite',
  listings: 'Ferienwohnungen',
  licence: 'Registrierungsnummer',
  retired: 'Diese Unterkunft wird zurzeit nicht vermietet.',
  waiting: 'Diese Seite ist noch nicht öffentlich: Die Unterkunft wartet auf ihre Prüfung.',
  features: 'Ausstattung',
  allFeatures: (count) => `Alle ${count} Merkmale anzeigen`,
  fewerFeatures: 'Weniger Merkmale anzeigen',
  description: 'Über diese Unterkunft',
  intro: (fromPrice) => `In der Nebensaison ${fromPrice}.`,
  introByYear: (price) => `Diese Unterkunft wird jahresweise vermietet, ab ${price} pro Nacht.`,
  inclVat:
    'Alle Preise verstehen sich inklusive Mehrwertsteuer. Sie buchen direkt beim Vermieter, ohne Provision.',
  barByYear: (price) => `ab ${price} pro Nacht`,
  rooms: 'Zimmer und Betten',
  houseRules: 'Hausregeln',
  cancellation: 'Stornierung',
  periods: 'Aufenthaltsdauer',
  periodsIntro: 'Sie können diese Unterkunft für folgende Zeiträume mieten:',
  minStay: (nights) => `Mindestens ${nights}`,
  maxStay: (nights) => `Höchstens ${nights}`,
  advance: (days) =>
    pluralForm(days) === 'one' ? `Bis ${days} Tag im Voraus buchbar` : `Bis ${days} Tage im Voraus buchbar`,
  checkIn: 'Check-in ab',
  checkOut: 'Check-out bis',
  times: 'Anreise und Abreise',
  availability: 'Verfügbarkeit',
  calendarLabel: 'Kalender mit freien und belegten Tagen',
  book: 'Buchen',
  ask: 'Anfragen',
  payNothing: 'Sie zahlen noch nichts.',
  chooseDays: 'Reisedaten wählen',
  nearest: 'Rund um diese Tage noch frei:',
  tellMe: 'Benachrichtigen, wenn diese Tage frei werden',
  days: 'Anreise und Abreise',
  guests: 'Gäste',
  landlord: 'Vermieter',
  landlordName: (firstName) => `Vermietet von ${firstName}`,
  landlordDirect: 'Direkt vermietet, ohne Agentur.',
  landlordDutch: 'Sie können auf Niederländisch Kontakt aufnehmen.',
  report: 'Melden',
  email: 'E-Mail an den Vermieter',
  call: 'Vermieter anrufen',
  location: 'Lage',
  addressOnRequest: 'Die genaue Adresse erhalten Sie vom Vermieter.',
  toCentre: (town, distance) => `Rund ${distance} Luftlinie bis zum Zentrum von ${town}.`,
  moreIn: (town) => `Alle Ferienwohnungen in ${town}`,
  ownersText: 'Text des Vermieters, auf Niederländisch',
  summary: (type, capacity, location) =>
    `${type} ${capacity.charAt(0).toLowerCase()}${capacity.slice(1)} in ${location}.`,
};
