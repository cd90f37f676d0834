/** Texts about the days in the search, used by the server and by the panel of 'when' once it is opened. */
import type { StayKind } from '@/lib/search/parameters';

export const searchDaysTexts = {
  when: 'Wanneer',
  arrival: 'Aankomst',
  departure: 'Vertrek',
  clear: 'Wis datums',
  close: 'Klaar',

  ways: 'Hoe u uw dagen kiest',
  tabs: { days: 'Dagen', flexible: 'Soepel', months: 'Een verblijf in deze maanden' },
  goTo: 'Ga naar een maand',

  flex: 'Speling op uw dagen',
  noFlex: 'Precies deze dagen',
  flexDays: (days: number) => (days === 1 ? '± 1 dag' : `± ${days} dagen`),

  months: 'In welke maanden',
  monthsHelp: (most: number) => `Kies er hoogstens ${most}.`,
  /** Without JavaScript. */
  plainMonths: 'Of laat de dagen leeg en kies maanden',
  length: 'Hoelang',
  stays: { weekend: 'Weekend', midweek: 'Midweek', week: 'Week', two_weeks: 'Twee weken' } satisfies Record<
    StayKind,
    string
  >,
  noStay: 'Geen vast verblijf',
  nightsLabel: 'Aantal nachten',
  noNights: 'Kies een aantal',
  nights: (count: number) => (count === 1 ? '1 nacht' : `${count} nachten`),
  stayIn: (length: string, months: string) => `${length} in ${months}`,
} as const;
