/** What the days of a landlord's calendar look like and say, derived from the API's answers. */
import type { DayNote, OccupiedKind, OccupiedRange } from '@/components/ui/calendar-days';
import type { Availability, BookedPeriod, Period } from '@/lib/calendar/contract';
import type { BarStay } from '@/lib/calendar/bars';
import type { PendingStay } from '@/lib/calendar/queries';
import { diffDays, eachDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { clip, contains } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import type { Holiday } from '@/lib/holidays/holidays';
import type { PriceLayer } from '@/lib/stays/nightly';
import { seasonAt } from '@/lib/stays/terms';
import type { Season } from '@/lib/stays/terms';
import { bookedSourceTexts, ownerCalendarTexts as texts } from '@/lib/texts/owner-calendar';
import { spokenLayerTexts } from '@/lib/texts/stay-prices';

export const rangeOf = ({ start_date, end_date }: Period): DayRange => ({ start: start_date, end: end_date });

export const sourceOf = ({ source }: BookedPeriod) => source ?? 'internal';

const kindOf = (stay: BookedPeriod): OccupiedKind => (sourceOf(stay) === 'internal' ? 'taken' : 'imported');

/** The nights that a stay booked here shares with a stay from another site. */
function nightsBookedTwice(stays: readonly BookedPeriod[]): DayRange[] {
  const conflicts = stays.filter(({ conflict }) => conflict);
  const [here, elsewhere] = (['taken', 'imported'] as const).map((kind) =>
    conflicts.filter((stay) => kindOf(stay) === kind).map(rangeOf),
  );
  return (here ?? []).flatMap((stay) => clip(elsewhere ?? [], stay));
}

/** Stays and blocks as the ranges the calendar draws. */
export function occupiedRanges({ booked_periods, disabled_periods }: Availability): OccupiedRange[] {
  return [
    ...booked_periods.map((stay) => ({
      ...rangeOf(stay),
      kind: stay.closed ? ('blocked' as const) : kindOf(stay),
    })),
    ...disabled_periods.map((block) => ({ ...rangeOf(block), kind: 'blocked' as const })),
    ...nightsBookedTwice(booked_periods).map((nights) => ({ ...nights, kind: 'conflict' as const })),
  ];
}

/** Night → the stays on it; several when it is double-booked. */
export type StaysByNight = ReadonlyMap<Day, readonly BookedPeriod[]>;

export function staysByNight(stays: readonly BookedPeriod[]): StaysByNight {
  const byNight = new Map<Day, BookedPeriod[]>();
  for (const stay of stays) {
    for (const night of eachDay(stay.start_date, stay.end_date)) {
      const known = byNight.get(night);
      if (known) known.push(stay);
      else byNight.set(night, [stay]);
    }
  }
  return byNight;
}

const signs = {
  internal: undefined,
  airbnb: texts.airbnbSign,
  booking_com: texts.bookingComSign,
  other: texts.otherSign,
} as const;

/**
 * The name of the site where the stay was booked or the nights were closed, or the landlord's name for that calendar.
 */
export function siteOf({ name, source = 'internal', closed }: BookedPeriod): string {
  const site = name ?? bookedSourceTexts[source];
  return closed ? texts.closedAt(site) : site;
}

function noteOfStays(stays: readonly BookedPeriod[]): DayNote {
  const [stay] = stays;
  if (!stay) return {};
  const spoken = stays.map((each) => [siteOf(each), each.meta?.guest_full_name]);
  if (stays.length > 1 && stays.some(({ conflict }) => conflict)) {
    return {
      sign: texts.conflictSign,
      word: texts.conflictWord,
      spoken: [texts.conflictSpoken, ...spoken.flat()].filter(Boolean).join(', '),
    };
  }
  return {
    sign: stay.closed ? undefined : signs[sourceOf(stay)],
    word: stay.meta?.guest_name ?? siteOf(stay),
    spoken: spoken.flat().filter(Boolean).join(', '),
  };
}

/** Stays and requests as bars with a name and the nights they cover. */
export function barStays(stays: readonly BookedPeriod[], pending: readonly PendingStay[]): BarStay[] {
  const barOf = (period: Period, kind: BarStay['kind'], name: string): BarStay => {
    const range = rangeOf(period);
    return { ...range, kind, label: texts.withNightCount(name, diffDays(range.start, range.end)) };
  };
  return [
    ...stays.map((stay) =>
      barOf(stay, stay.closed ? 'closed' : sourceOf(stay), stay.meta?.guest_full_name ?? siteOf(stay)),
    ),
    ...pending.map((request) => barOf(request, 'pending', request.name)),
  ];
}

/** The screen reader text about the requests for a night. */
export function pendingSpoken(pending: readonly PendingStay[], night: Day): string | undefined {
  const names = pending
    .filter((request) => contains(rangeOf(request), night))
    .map(({ name }) => texts.pendingOf(name));
  return names.length > 0 ? names.join(', ') : undefined;
}

const marks = {
  date: undefined,
  season: 'diamond',
  season_weekend: 'diamond',
  weekend: 'triangle',
  base: undefined,
  standard: undefined,
} as const satisfies Record<PriceLayer, DayNote['mark']>;

function spokenLayer(layer: PriceLayer | undefined, season: Season | null): string | undefined {
  if (layer === 'date') return texts.specialSpoken;
  if (layer === 'weekend') return spokenLayerTexts.weekend;
  return season && (layer === 'season' || layer === 'season_weekend')
    ? spokenLayerTexts[layer](season.name)
    : undefined;
}

interface Noted {
  stays: StaysByNight;
  /** What set the price of a night; undefined when it has no price. */
  layerOf: (night: Day) => PriceLayer | undefined;
  seasons: readonly Season[];
  holidays: readonly Holiday[];
}

/** What each day says besides its price: who stays that night, what set the price, and where it is a holiday. */
export function dayNotes({ stays, layerOf, seasons, holidays }: Noted): (day: Day) => DayNote | undefined {
  return (day) => {
    const occupants = stays.get(day);
    const layer = layerOf(day);
    const layerText = spokenLayer(layer, seasonAt(seasons, day));
    const line = holidays.filter((holiday) => contains(holiday, day)).map(({ name }) => name);
    if (!occupants && layerText === undefined && line.length === 0) return undefined;
    const note = noteOfStays(occupants ?? []);
    return {
      ...note,
      strong: layer === 'date',
      mark: layer && marks[layer],
      line: line.length > 0 ? [...new Set(line)].join(', ') : undefined,
      spoken: [note.spoken, layerText].filter(Boolean).join(', '),
    };
  };
}
