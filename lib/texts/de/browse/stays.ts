import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/stays';

export const costKindTexts: InOtherWords<typeof nl.costKindTexts> = {
  cleaning: 'Endreinigung',
  bed_linen: 'Bettwäsche',
  bath_linen: 'Handtücher',
  energy: 'Energie',
  pet: 'Haustier',
  tourist_tax: 'Tourismusabgabe',
  deposit: 'Kaution',
  other: 'Sonstige Kosten',
};

export const costUnitTexts: InOtherWords<typeof nl.costUnitTexts> = {
  stay: 'pro Aufenthalt',
  night: 'pro Nacht',
  person: 'pro Person',
  person_night: 'pro Person und Nacht',
  pet: 'pro Haustier',
  pet_night: 'pro Haustier und Nacht',
};

export const adultUnitTexts: InOtherWords<typeof nl.adultUnitTexts> = {
  ...costUnitTexts,
  person: 'pro Erwachsenem',
  person_night: 'pro Erwachsenem und Nacht',
};

/** After 'von' and 'ab'. */
const daysDative = (count: number) => `${count} ${pluralForm(count) === 'one' ? 'Tag' : 'Tagen'}`;
const nightsDative = (count: number) => `${count} ${pluralForm(count) === 'one' ? 'Nacht' : 'Nächten'}`;

export const discountTexts: InOtherWords<typeof nl.discountTexts> = {
  discount_length: (percent, nights) => `${percent}\u{a0}% Rabatt ab ${nightsDative(nights)}`,
  discount_last_minute: (percent, days) =>
    `${percent}\u{a0}% Rabatt bei Anreise innerhalb von ${daysDative(days)}`,
  discount_early: (percent, days) =>
    pluralForm(days) === 'one'
      ? `${percent}\u{a0}% Frühbucherrabatt, mindestens ${days} Tag im Voraus`
      : `${percent}\u{a0}% Frühbucherrabatt, mindestens ${days} Tage im Voraus`,
};

export const weekDiscountTexts: InOtherWords<typeof nl.weekDiscountTexts> = {
  label: (weeks) => (pluralForm(weeks) === 'one' ? 'Wochenpreis' : `Wochenpreis, ${weeks} Wochen`),
};

export const rateTexts: InOtherWords<typeof nl.rateTexts> = {
  title: 'Kosten und Rabatte',
  more: (count) => `${count} weitere anzeigen`,
  line: (what, howMuch) => `${what}: ${howMuch}`,
  optional: 'auf Wunsch',
  onSite: 'vor Ort zu zahlen',
  deposit: (what, howMuch) => `${what}: ${howMuch}, die Sie zurückerhalten`,
  weekend: 'Freitag- und Samstagnächte',
  nightly: (price) => `${price} pro Nacht`,
  atWeekends: (price) => `${price} freitags und samstags`,
  weekly: (price) => `${price} pro volle Woche`,
  outsideSeasons: 'Außerhalb der Saisonzeiten',
  season: (name, days) => `${name} (${days})`,
  days: (first, last) => `${first} – ${last}`,
  moreSeasons: 'Was andere Zeiträume kosten, sehen Sie, sobald Sie Reisedaten wählen',
  minStay: (nights) => `mindestens ${nights}`,
  fromTo: (arrival, departure) => `von ${arrival} bis ${departure}`,
  arrival: (days) => `Anreise am ${days}`,
  departure: (days) => `Abreise am ${days}`,
};

export const stayContractTexts: InOtherWords<typeof nl.stayContractTexts> = {
  noDay: 'Geben Sie einen gültigen Tag ein.',
  emptySeason: 'Das Enddatum muss nach dem Anfangsdatum liegen.',
  yearNotAfter: 'Wählen Sie ein späteres Jahr als das, aus dem Sie kopieren.',
  sameNights: 'Für diese Anzahl von Nächten gibt es schon einen Rabatt.',
  labelMissing: 'Geben Sie diesen Kosten einen Namen.',
  depositPerStay: 'Eine Kaution gilt immer pro Aufenthalt.',
  overlap: (name) => `Dieser Zeitraum überschneidet sich mit „${name}“.`,
  overlapSome: 'Dieser Zeitraum überschneidet sich mit einem anderen.',
  tooMany: (most) => `Eine Unterkunft hat höchstens ${most} Saisons.`,
  tooFar: (lastDay) => `Eine Saison endet spätestens am ${lastDay}.`,
  copyOverlaps: (name) =>
    `„${name}“ würde sich mit einer bestehenden Saison überschneiden. Es wurde nichts kopiert.`,
  copyTooMany: (most) => `Dann hätte die Unterkunft mehr als ${most} Saisons. Es wurde nichts kopiert.`,
  copyTooFar: (lastDay) => `Eine Saison endet spätestens am ${lastDay}. Es wurde nichts kopiert.`,
};
