import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/listing-page';

const counted = (count: number, one: string, other: string) =>
  `${count} ${pluralForm(count) === 'one' ? one : other}`;

const either = (yes: string, no: string) => (value: number) => (value > 0 ? yes : no);

const capacity = (count: number) => counted(count, 'person', 'people');

export const featureTexts: InOtherWords<typeof nl.featureTexts> = {
  capacity: (count) => `For ${capacity(count)}`,
  bedrooms: (count) => counted(count, 'bedroom', 'bedrooms'),
  bathrooms: (count) => counted(count, 'bathroom', 'bathrooms'),
  beach: (metres) => {
    if (metres === 0) return 'Right on the beach';
    const told = metres < 1000 ? `${metres} m` : `${Math.round(metres / 100) / 10} km`;
    return `${told} from the beach`;
  },
};

export const oceanviewFeatureTexts: InOtherWords<typeof nl.oceanviewFeatureTexts> = {
  front: 'Direct sea view',
  side: 'Side sea view',
  no: 'No sea view',
};

export const optionFeatureTexts: InOtherWords<typeof nl.optionFeatureTexts> = {
  floor: (floor) => (floor === 0 ? 'Ground floor' : `Floor ${floor}`),
  parking_spaces: (count) =>
    count === 0 ? 'No private parking' : counted(count, 'private parking space', 'private parking spaces'),
  wifi: either('Free Wi-Fi', 'No free Wi-Fi'),
  outdoor_space: either('Outdoor space', 'No outdoor space'),
  final_cleaning: either('End-of-stay cleaning included', 'End-of-stay cleaning not included'),
  bed_linen: either('Bed linen included', 'Bed linen not included'),
  bath_linen: either('Towels included', 'Towels not included'),
  utilities: either('Gas, water and electricity included', 'Gas, water and electricity not included'),
  pets_allowed: either('Pets welcome', 'No pets'),
  wheelchair_accessible: either('Wheelchair accessible', 'Not wheelchair accessible'),
  single_beds: (count) => (count === 0 ? 'No single beds' : counted(count, 'single bed', 'single beds')),
  double_beds: (count) => (count === 0 ? 'No double beds' : counted(count, 'double bed', 'double beds')),
  personal_welcome: either('Welcomed in person', 'No one to meet you, you check in yourself'),
  air_conditioning: either('Air conditioning', 'No air conditioning'),
  dishwasher: either('Dishwasher', 'No dishwasher'),
  lift: either('Lift', 'No lift'),
  washing_machine: either('Washing machine', 'No washing machine'),
  tv: either('Television', 'No television'),
  cot: either('Cot', 'No cot'),
  high_chair: either('High chair', 'No high chair'),
  stair_gate: either('Stair gate', 'No stair gate'),
  terrace: either('Terrace or balcony', 'No terrace or balcony'),
  garden_fenced: either('Enclosed garden', 'No enclosed garden'),
  bicycle_storage: either('Bike storage', 'No bike storage'),
  charging_point: either('Car charging point', 'No car charging point'),
  fireplace: either('Open fire', 'No open fire'),
  sauna: either('Sauna', 'No sauna'),
  swimming_pool: either('Swimming pool', 'No swimming pool'),
  beach_cabin: either('Beach hut', 'No beach hut'),
  work_place: either('Place to work', 'No place to work'),
};

export const bedTexts: InOtherWords<typeof nl.bedTexts> = {
  single: (count) => counted(count, 'single bed', 'single beds'),
  double: (count) => counted(count, 'double bed', 'double beds'),
  bunk: (count) => counted(count, 'bunk bed', 'bunk beds'),
  sofa: (count) => counted(count, 'sofa bed', 'sofa beds'),
  cot: (count) => counted(count, 'cot', 'cots'),
};

export const listingPageTexts: InOtherWords<typeof nl.listingPageTexts> = {
  notFoundDocumentTitle: 'Page not found',
  notFound: 'We can’t find this holiday home',
  notFoundText: 'It may no longer be available to rent, or the address may be wrong.',
  frontPage: 'Home',
  listings: 'Holiday homes',
  licence: 'Registration number',
  retired: 'This holiday home is not available to rent at the moment.',
  waiting: 'This page isn’t public yet: the holiday home is waiting to be checked.',
  features: 'Features',
  allFeatures: (count) => `Show all ${count} features`,
  fewerFeatures: 'Show fewer features',
  description: 'About this holiday home',
  intro: (fromPrice) => `In low season, prices are ${fromPrice}.`,
  introByYear: (price) => `This holiday home is let by the year, from ${price} per night.`,
  inclVat: 'All prices include VAT. You book directly with the owner, with no commission.',
  barByYear: (price) => `from ${price} per night`,
  rooms: 'Rooms and beds',
  houseRules: 'House rules',
  cancellation: 'Cancellation',
  periods: 'Length of stay',
  periodsIntro: 'You can rent this holiday home by the:',
  minStay: (nights) => `At least ${nights}`,
  maxStay: (nights) => `At most ${nights}`,
  advance: (days) => `Can be booked up to ${counted(days, 'day', 'days')} ahead`,
  checkIn: 'Check-in from',
  checkOut: 'Check-out by',
  times: 'Arrival and departure',
  availability: 'Availability',
  calendarLabel: 'Calendar showing free and taken days',
  book: 'Book',
  ask: 'Request to book',
  payNothing: 'You pay nothing yet.',
  chooseDays: 'Choose your dates',
  nearest: 'Free around these dates:',
  tellMe: 'Let me know if these dates become free',
  days: 'Arrival and departure',
  guests: 'Guests',
  landlord: 'Owner',
  landlordName: (firstName) => `Let by ${firstName}`,
  landlordDirect: 'Let directly, without a letting agent.',
  landlordDutch: 'You can get in touch in Dutch.',
  report: 'Report',
  email: 'Email the owner',
  call: 'Call the owner',
  location: 'Location',
  addressOnRequest: 'The owner will give you the exact address.',
  toCentre: (town, distance) => `About ${distance} from the centre of ${town}, as the crow flies.`,
  moreIn: (town) => `All holiday homes in ${town}`,
  ownersText: 'Owner’s text, in Dutch',
  summary: (type, forPeople, location) =>
    `${type.charAt(0).toUpperCase()}${type.slice(1)} ${forPeople.toLowerCase()} in ${location}.`,
};
