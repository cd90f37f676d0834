/** Dutch texts of a listing page. */
import type { ListingOptionKey } from '@/lib/listings/options';
import type { BedKind, Oceanview } from '@/lib/listings/kinds';

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const either = (yes: string, no: string) => (value: number) => (value > 0 ? yes : no);

export const featureTexts = {
  capacity: (count: number) => `Voor ${counted(count, 'persoon', 'personen')}`,
  bedrooms: (count: number) => counted(count, 'slaapkamer', 'slaapkamers'),
  bathrooms: (count: number) => counted(count, 'badkamer', 'badkamers'),
  /** Distance in metres. */
  beach: (metres: number) => {
    if (metres === 0) return 'Aan het strand';
    const told =
      metres < 1000 ? `${metres} m` : `${String(Math.round(metres / 100) / 10).replace('.', ',')} km`;
    return `${told} tot het strand`;
  },
} as const;

export const oceanviewFeatureTexts: Readonly<Record<Oceanview, string>> = {
  front: 'Frontaal zeezicht',
  side: 'Zijdelings zeezicht',
  no: 'Geen zeezicht',
};

/** Each option as a positive or negative statement. */
export const optionFeatureTexts: Readonly<Record<ListingOptionKey, (value: number) => string>> = {
  floor: (floor) => (floor === 0 ? 'Gelijkvloers' : `Verdieping ${floor}`),
  parking_spaces: (count) =>
    count === 0 ? 'Geen eigen parkeerplaats' : counted(count, 'eigen parkeerplaats', 'eigen parkeerplaatsen'),
  wifi: either('Gratis wifi', 'Geen gratis wifi'),
  outdoor_space: either('Buitenruimte', 'Geen buitenruimte'),
  final_cleaning: either('Eindschoonmaak inbegrepen', 'Eindschoonmaak niet inbegrepen'),
  bed_linen: either('Bedlinnen inbegrepen', 'Bedlinnen niet inbegrepen'),
  bath_linen: either('Badlinnen inbegrepen', 'Badlinnen niet inbegrepen'),
  utilities: either('Gas, water en elektriciteit inbegrepen', 'Gas, water en elektriciteit niet inbegrepen'),
  pets_allowed: either('Huisdieren toegelaten', 'Geen huisdieren'),
  wheelchair_accessible: either('Rolstoeltoegankelijk', 'Niet rolstoeltoegankelijk'),
  single_beds: (count) =>
    count === 0 ? 'Geen eenpersoonsbedden' : counted(count, 'eenpersoonsbed', 'eenpersoonsbedden'),
  double_beds: (count) =>
    count === 0 ? 'Geen tweepersoonsbedden' : counted(count, 'tweepersoonsbed', 'tweepersoonsbedden'),
  personal_welcome: either('Persoonlijk onthaal', 'Geen persoonlijk onthaal, u checkt zelf in'),
  air_conditioning: either('Airconditioning', 'Geen airconditioning'),
  dishwasher: either('Vaatwasser', 'Geen vaatwasser'),
  lift: either('Lift', 'Geen lift'),
  washing_machine: either('Wasmachine', 'Geen wasmachine'),
  tv: either('Televisie', 'Geen televisie'),
  cot: either('Kinderbedje', 'Geen kinderbedje'),
  high_chair: either('Kinderstoel', 'Geen kinderstoel'),
  stair_gate: either('Traphekje', 'Geen traphekje'),
  terrace: either('Terras of balkon', 'Geen terras of balkon'),
  garden_fenced: either('Omheinde tuin', 'Geen omheinde tuin'),
  bicycle_storage: either('Fietsenstalling', 'Geen fietsenstalling'),
  charging_point: either('Laadpaal', 'Geen laadpaal'),
  fireplace: either('Open haard', 'Geen open haard'),
  sauna: either('Sauna', 'Geen sauna'),
  swimming_pool: either('Zwembad', 'Geen zwembad'),
  beach_cabin: either('Strandcabine', 'Geen strandcabine'),
  work_place: either('Werkplek', 'Geen werkplek'),
};

/** '1 tweepersoonsbed', '2 tweepersoonsbedden' */
export const bedTexts: Readonly<Record<BedKind, (count: number) => string>> = {
  single: (count) => counted(count, 'eenpersoonsbed', 'eenpersoonsbedden'),
  double: (count) => counted(count, 'tweepersoonsbed', 'tweepersoonsbedden'),
  bunk: (count) => counted(count, 'stapelbed', 'stapelbedden'),
  sofa: (count) => counted(count, 'slaapbank', 'slaapbanken'),
  cot: (count) => counted(count, 'kinderbedje', 'kinderbedjes'),
};

export const listingPageTexts = {
  /** Fixed wording, like the heading (docs/rules/pages.md#not-found-and-gone). */
  notFoundDocumentTitle: 'Pagina niet gevonden',
  notFound: 'Deze vakantiewoning kan niet gevonden worden',
  notFoundText: 'Misschien wordt ze niet meer verhuurd, of klopt het adres niet.',
  frontPage: 'Home',
  listings: 'Aanbod',
  licence: 'Logiesdecreetnummer',
  retired: 'Deze vakantiewoning wordt op dit moment niet verhuurd.',
  waiting: 'Deze pagina is nog niet openbaar: de vakantiewoning wacht op beoordeling.',
  features: 'Kenmerken',
  allFeatures: (count: number) => `Toon alle ${count} kenmerken`,
  fewerFeatures: 'Toon minder kenmerken',
  description: 'Over deze vakantiewoning',
  /** With 'vanaf {price} per {shortest period}'. */
  intro: (fromPrice: string) => `De prijzen zijn ${fromPrice} in het laagseizoen.`,
  introByYear: (price: string) => `Deze vakantiewoning wordt per jaar verhuurd, vanaf ${price} per nacht.`,
  inclVat: 'Alle prijzen zijn inclusief btw. U boekt rechtstreeks bij de verhuurder, zonder commissie.',
  barByYear: (price: string) => `vanaf ${price} per nacht`,
  rooms: 'Kamers en bedden',
  houseRules: 'Huisregels',
  cancellation: 'Annuleren',
  periods: 'Verblijfsduur',
  periodsIntro: 'U kunt deze vakantiewoning huren per:',
  minStay: (nights: string) => `Minstens ${nights}`,
  maxStay: (nights: string) => `Hoogstens ${nights}`,
  advance: (days: number) => `Tot ${days} dagen vooraf te reserveren`,
  checkIn: 'Inchecken vanaf',
  checkOut: 'Uitchecken tot uiterlijk',
  times: 'Aankomst en vertrek',
  availability: 'Beschikbaarheid',
  calendarLabel: 'Kalender met vrije en bezette dagen',
  book: 'Reserveer',
  ask: 'Aanvragen',
  payNothing: 'U betaalt nog niets.',
  chooseDays: 'Kies uw dagen',
  nearest: 'Wel vrij in de buurt van deze dagen:',
  tellMe: 'Laat mij weten als deze dagen vrijkomen',
  days: 'Aankomst en vertrek',
  guests: 'Gasten',
  landlord: 'Verhuurder',
  landlordName: (firstName: string) => `Verhuurd door ${firstName}`,
  landlordDirect: 'Rechtstreeks verhuurd, geen immokantoor.',
  landlordDutch: 'U kunt in het Nederlands contact opnemen.',
  report: 'Meld dit',
  email: 'E-mail de verhuurder',
  call: 'Bel de verhuurder',
  location: 'Ligging',
  addressOnRequest: 'Het exacte adres krijgt u van de verhuurder.',
  /** In a straight line. */
  toCentre: (town: string, distance: string) =>
    `Ongeveer ${distance} van het centrum van ${town}, in vogelvlucht.`,
  moreIn: (town: string) => `Alle vakantiewoningen in ${town}`,
  /** Above the landlord's own text, on pages in another language. */
  ownersText: '',
  summary: (type: string, capacity: string, location: string) =>
    `${type.charAt(0).toUpperCase()}${type.slice(1)} ${capacity.toLowerCase()} in ${location}.`,
} as const;
