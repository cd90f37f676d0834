import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/search-days';
import { counted } from '@/lib/texts/fr/words';

export const searchDaysTexts: InOtherWords<typeof nl.searchDaysTexts> = {
  when: 'Quand',
  arrival: 'Arrivée',
  departure: 'Départ',
  clear: 'Effacer les dates',
  close: 'Terminé',

  ways: 'Comment choisir vos dates',
  tabs: { days: 'Dates', flexible: 'Flexible', months: 'Un séjour pendant ces mois' },
  goTo: 'Aller à un mois',

  flex: 'Souplesse sur vos dates',
  noFlex: 'Ces dates exactement',
  flexDays: (days) => `± ${counted(days, 'jour', 'jours')}`,

  months: 'Pendant quels mois',
  monthsHelp: (most) => `Choisissez-en ${most} au maximum.`,
  plainMonths: 'Ou laissez les dates vides et choisissez des mois',
  length: 'Durée',
  stays: { weekend: 'Week-end', midweek: 'Midweek', week: 'Semaine', two_weeks: 'Deux semaines' },
  noStay: 'Pas de durée type',
  nightsLabel: 'Nombre de nuits',
  noNights: 'Choisir un nombre',
  nights: (count) => counted(count, 'nuit', 'nuits'),
  stayIn: (length, months) => `${length} en ${months}`,
};
