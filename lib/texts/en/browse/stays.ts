import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/stays';

export const costKindTexts: InOtherWords<typeof nl.costKindTexts> = {
  cleaning: 'End-of-stay cleaning',
  bed_linen: 'Bed linen',
  bath_linen: 'Towels',
  energy: 'Energy',
  pet: 'Pet',
  tourist_tax: 'Tourist tax',
  deposit: 'Deposit',
  other: 'Other costs',
};

export const costUnitTexts: InOtherWords<typeof nl.costUnitTexts> = {
  stay: 'per stay',
  night: 'per night',
  person: 'per person',
  person_night: 'per person per night',
  pet: 'per pet',
  pet_night: 'per pet per night',
};

export const adultUnitTexts: InOtherWords<typeof nl.adultUnitTexts> = {
  ...costUnitTexts,
  person: 'per adult',
  person_night: 'per adult per night',
};

const counted = (count: number, one: string, other: string) =>
  `${count} ${pluralForm(count) === 'one' ? one : other}`;

const daysText = (count: number) => counted(count, 'day', 'days');

export const discountTexts: InOtherWords<typeof nl.discountTexts> = {
  discount_length: (percent, nights) => `${percent}% off for ${counted(nights, 'night', 'nights')} or more`,
  discount_last_minute: (percent, days) => `${percent}% off if you arrive within ${daysText(days)}`,
  discount_early: (percent, days) => `${percent}% off if you book ${daysText(days)} or more ahead`,
};

export const weekDiscountTexts: InOtherWords<typeof nl.weekDiscountTexts> = {
  label: (weeks) => (pluralForm(weeks) === 'one' ? 'Weekly price' : `Weekly price, ${weeks} weeks`),
};

export const rateTexts: InOtherWords<typeof nl.rateTexts> = {
  title: 'Costs and discounts',
  more: (count) => `Show ${count} more`,
  line: (what, howMuch) => `${what}: ${howMuch}`,
  optional: 'optional',
  onSite: 'payable on site',
  deposit: (what, howMuch) => `${what}: ${howMuch}, you get it back`,
  weekend: 'Friday and Saturday nights',
  nightly: (price) => `${price} per night`,
  atWeekends: (price) => `${price} on Friday and Saturday`,
  weekly: (price) => `${price} per full week`,
  outsideSeasons: 'Outside the seasons',
  season: (name, days) => `${name} (${days})`,
  days: (first, last) => `${first} – ${last}`,
  moreSeasons: 'You’ll see what other periods cost once you choose dates',
  minStay: (nights) => `at least ${nights}`,
  fromTo: (arrival, departure) => `from ${arrival} to ${departure}`,
  arrival: (days) => `arrival on ${days}`,
  departure: (days) => `departure on ${days}`,
};

export const stayContractTexts: InOtherWords<typeof nl.stayContractTexts> = {
  noDay: 'Enter a valid date.',
  emptySeason: 'The end date must be after the start date.',
  yearNotAfter: 'Choose a later year than the one you’re copying from.',
  sameNights: 'There is already a discount for this number of nights.',
  labelMissing: 'Give this cost a name.',
  depositPerStay: 'A deposit is always per stay.',
  overlap: (name) => `This period overlaps with ‘${name}’.`,
  overlapSome: 'This period overlaps with another period.',
  tooMany: (most) => `A home has at most ${most} seasons.`,
  tooFar: (lastDay) => `A season ends on ${lastDay} at the latest.`,
  copyOverlaps: (name) =>
    `‘${name}’ would overlap with a season that already exists. Nothing has been copied.`,
  copyTooMany: (most) => `The home would then have more than ${most} seasons. Nothing has been copied.`,
  copyTooFar: (lastDay) => `A season ends on ${lastDay} at the latest. Nothing has been copied.`,
};
