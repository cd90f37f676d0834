/** Who comes and goes in the homes that somebody keeps for others: days and homes, no guests. */
import { addDays, compareDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { PlanningHome } from '@/lib/planning/contract';
import { DAYS_AHEAD } from '@/lib/today/contract';

export interface KeptStay {
  id: string;
  home: PlanningHome['listing'];
  start: Day;
  end: Day;
}

/** What has to be known of the planning: who leaves on the last day of the week slept there the night before. */
export const weekRange = (today: Day): DayRange => ({
  start: addDays(today, -1),
  end: addDays(today, DAYS_AHEAD),
});

/** The stays of the week that begins today, by day; who arrives today also stays, who leaves today no more. */
export function weekOf(homes: readonly PlanningHome[], today: Day) {
  const until = addDays(today, DAYS_AHEAD);
  const stays = homes.flatMap(({ listing, stays: ofHome }) =>
    ofHome
      .filter(({ closed }) => !closed)
      .map(({ start_date: start, end_date: end }, nth): KeptStay => ({
        // Two calendars may say the same of the same nights.
        id: `${listing.id} ${nth}`,
        home: listing,
        start,
        end,
      })),
  );
  const by = (day: 'start' | 'end') => (a: KeptStay, b: KeptStay) => compareDays(a[day], b[day]);
  return {
    arriving: stays.filter(({ start }) => start >= today && start < until).toSorted(by('start')),
    departing: stays.filter(({ end }) => end >= today && end < until).toSorted(by('end')),
    staying: stays.filter(({ start, end }) => start <= today && end > today).toSorted(by('end')),
  };
}
