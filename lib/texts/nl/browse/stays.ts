import { costLabels, discountLabels, weekDiscountLabel } from '@/lib/texts/line-labels';
import type { CostKind, CostUnit, PercentDiscountKind } from '@/lib/stays/kinds';

/** The default labels of costs. */
export const costKindTexts: Readonly<Record<CostKind, string>> = costLabels;

/** '€ 85,- per verblijf' */
export const costUnitTexts: Readonly<Record<CostUnit, string>> = {
  stay: 'per verblijf',
  night: 'per nacht',
  person: 'per persoon',
  person_night: 'per persoon per nacht',
  pet: 'per huisdier',
  pet_night: 'per huisdier per nacht',
};

/** For costs that children do not pay. */
export const adultUnitTexts: Readonly<Record<CostUnit, string>> = {
  ...costUnitTexts,
  person: 'per volwassene',
  person_night: 'per volwassene per nacht',
};

/** A discount with its percentage and its minimum nights or days. */
export const discountTexts: Readonly<
  Record<PercentDiscountKind, (percent: number, count: number) => string>
> = discountLabels;

export const weekDiscountTexts = {
  /** The discount for whole weeks in a season with a week price. */
  label: weekDiscountLabel,
} as const;

/** Costs, discounts and seasons on a listing page. */
export const rateTexts = {
  title: 'Kosten en kortingen',
  more: (count: number) => `Toon er nog ${count}`,
  line: (what: string, howMuch: string) => `${what}: ${howMuch}`,
  optional: 'naar keuze',
  onSite: 'ter plaatse te betalen',
  deposit: (what: string, howMuch: string) => `${what}: ${howMuch}, u krijgt hem terug`,
  weekend: 'Nachten van vrijdag en zaterdag',
  nightly: (price: string) => `${price} per nacht`,
  atWeekends: (price: string) => `${price} op vrijdag en zaterdag`,
  weekly: (price: string) => `${price} per volle week`,
  outsideSeasons: 'Buiten de seizoenen',
  season: (name: string, days: string) => `${name} (${days})`,
  days: (first: string, last: string) => `${first} – ${last}`,
  moreSeasons: 'Wat andere periodes kosten, leest u zodra u dagen kiest',
  minStay: (nights: string) => `minstens ${nights}`,
  fromTo: (arrival: string, departure: string) => `van ${arrival} tot ${departure}`,
  arrival: (days: string) => `aankomst op ${days}`,
  departure: (days: string) => `vertrek op ${days}`,
} as const;

/** Validation messages of seasons, rules and costs. */
export const stayContractTexts = {
  noDay: 'Vul een geldige dag in.',
  emptySeason: 'De einddatum moet na de begindatum liggen.',
  yearNotAfter: 'Kies een later jaar dan dat waaruit u kopieert.',
  sameNights: 'Voor dit aantal nachten is er al een korting.',
  labelMissing: 'Geef deze kost een naam.',
  depositPerStay: 'Een waarborg is altijd per verblijf.',
  overlap: (name: string) => `Deze periode overlapt met “${name}”.`,
  overlapSome: 'Deze periode overlapt met een andere periode.',
  tooMany: (most: number) => `Een woning heeft hoogstens ${most} seizoenen.`,
  tooFar: (lastDay: string) => `Een seizoen eindigt uiterlijk op ${lastDay}.`,
  copyOverlaps: (name: string) =>
    `“${name}” zou overlappen met een seizoen dat er al is. Er is niets gekopieerd.`,
  copyTooMany: (most: number) =>
    `Dan zou de woning meer dan ${most} seizoenen hebben. Er is niets gekopieerd.`,
  copyTooFar: (lastDay: string) => `Een seizoen eindigt uiterlijk op ${lastDay}. Er is niets gekopieerd.`,
} as const;
