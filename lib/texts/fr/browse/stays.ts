import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/stays';
import { counted, percent } from '@/lib/texts/fr/words';

export const costKindTexts: InOtherWords<typeof nl.costKindTexts> = {
  cleaning: 'Nettoyage final',
  bed_linen: 'Linge de lit',
  bath_linen: 'Linge de bain',
  energy: 'Énergie',
  pet: 'Animal',
  tourist_tax: 'Taxe de séjour',
  deposit: 'Caution',
  other: 'Autres frais',
};

export const costUnitTexts: InOtherWords<typeof nl.costUnitTexts> = {
  stay: 'par séjour',
  night: 'par nuit',
  person: 'par personne',
  person_night: 'par personne et par nuit',
  pet: 'par animal',
  pet_night: 'par animal et par nuit',
};

export const adultUnitTexts: InOtherWords<typeof nl.adultUnitTexts> = {
  ...costUnitTexts,
  person: 'par adulte',
  person_night: 'par adulte et par nuit',
};

const daysText = (count: number) => counted(count, 'jour', 'jours');

export const discountTexts: InOtherWords<typeof nl.discountTexts> = {
  discount_length: (value, nights) =>
    `${percent(value)} de réduction à partir de ${counted(nights, 'nuit', 'nuits')}`,
  discount_last_minute: (value, days) =>
    `${percent(value)} de réduction pour une arrivée sous ${daysText(days)}`,
  discount_early: (value, days) => `${percent(value)} de réduction à partir de ${daysText(days)} à l’avance`,
};

export const weekDiscountTexts: InOtherWords<typeof nl.weekDiscountTexts> = {
  label: (weeks) =>
    weeks === 1 ? 'Prix à la semaine' : `Prix à la semaine, ${counted(weeks, 'semaine', 'semaines')}`,
};

export const rateTexts: InOtherWords<typeof nl.rateTexts> = {
  title: 'Frais et réductions',
  more: (count) => `En voir ${count} de plus`,
  line: (what, howMuch) => `${what}\u{a0}: ${howMuch}`,
  optional: 'au choix',
  onSite: 'à payer sur place',
  deposit: (what, howMuch) => `${what}\u{a0}: ${howMuch}, que vous récupérez`,
  weekend: 'Nuits du vendredi et du samedi',
  nightly: (price) => `${price} par nuit`,
  atWeekends: (price) => `${price} le vendredi et le samedi`,
  weekly: (price) => `${price} par semaine complète`,
  outsideSeasons: 'Hors saisons',
  season: (name, days) => `${name} (${days})`,
  days: (first, last) => `${first} – ${last}`,
  moreSeasons: 'Pour les prix des autres périodes, choisissez vos dates',
  minStay: (nights) => `au moins ${nights}`,
  fromTo: (arrival, departure) => `du ${arrival} au ${departure}`,
  arrival: (days) => `arrivée le ${days}`,
  departure: (days) => `départ le ${days}`,
};

export const stayContractTexts: InOtherWords<typeof nl.stayContractTexts> = {
  noDay: 'Indiquez un jour valable.',
  emptySeason: 'La date de fin doit suivre la date de début.',
  yearNotAfter: 'Choisissez une année postérieure à celle que vous copiez.',
  sameNights: 'Il y a déjà une réduction pour ce nombre de nuits.',
  labelMissing: 'Donnez un nom à ces frais.',
  depositPerStay: 'Une caution est toujours par séjour.',
  overlap: (name) => `Cette période chevauche «\u{a0}${name}\u{a0}».`,
  overlapSome: 'Cette période en chevauche une autre.',
  tooMany: (most) => `Un logement compte au plus ${counted(most, 'saison', 'saisons')}.`,
  tooFar: (lastDay) => `Une saison se termine au plus tard le ${lastDay}.`,
  copyOverlaps: (name) =>
    `«\u{a0}${name}\u{a0}» chevaucherait une saison qui existe déjà. Rien n’a été copié.`,
  copyTooMany: (most) =>
    `Le logement compterait alors plus de ${counted(most, 'saison', 'saisons')}. Rien n’a été copié.`,
  copyTooFar: (lastDay) => `Une saison se termine au plus tard le ${lastDay}. Rien n’a été copié.`,
};
