/** How the days of an owner's calendar look and what they say, from the API's answers. */
import type { DayNote, OccupiedKind, OccupiedRange } from '@/components/ui/calendar-days';
import type { Availability, BookedPeriod, CustomListingPriceDto, Period } from '@/lib/calendar/contract';
import { ratesByNight } from '@/lib/stays/nightly';
import { eachDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { clip } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import { bookedSourceTexts, channelCalendarTexts as texts } from '@/lib/texts/channel-calendar';

export const rangeOf = ({ start_date, end_date }: Period): DayRange => ({ start: start_date, end: end_date });

export const sourceOf = ({ source }: BookedPeriod) => source ?? 'internal';

const kindOf = (stay: BookedPeriod): OccupiedKind => (sourceOf(stay) === 'internal' ? 'taken' : 'imported');

/** The nights that a stay booked here shares with one of another site. */
function nightsBookedTwice(stays: readonly BookedPeriod[]): DayRange[] {
  const conflicts = stays.filter(({ conflict }) => conflict);
  const [here, elsewhere] = (['taken', 'imported'] as const).map((kind) =>
    conflicts.filter((stay) => kindOf(stay) === kind).map(rangeOf),
  );
  return (here ?? []).flatMap((stay) => clip(elsewhere ?? [], stay));
}

/** Stays and blocks as the calendar draws them. */
export function occupiedRanges({ booked_periods, disabled_periods }: Availability): OccupiedRange[] {
  return [
    ...booked_periods.map((stay) => ({ ...rangeOf(stay), kind: kindOf(stay) })),
    ...disabled_periods.map((block) => ({ ...rangeOf(block), kind: 'blocked' as const })),
    ...nightsBookedTwice(booked_periods).map((nights) => ({ ...nights, kind: 'conflict' as const })),
  ];
}

/** Night → the stays on it; more than one where it is booked twice. */
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

const signs = { internal: undefined, airbnb: texts.airbnbSign, booking_com: texts.bookingComSign } as const;

function noteOfStays(stays: readonly BookedPeriod[]): DayNote {
  const [stay] = stays;
  if (!stay) return {};
  const spoken = stays.map((each) => [bookedSourceTexts[sourceOf(each)], each.meta?.guest_full_name]);
  if (stays.length > 1 && stays.some(({ conflict }) => conflict)) {
    return {
      sign: texts.conflictSign,
      word: texts.conflictWord,
      spoken: [texts.conflictSpoken, ...spoken.flat()].filter(Boolean).join(', '),
    };
  }
  return {
    sign: signs[sourceOf(stay)],
    word: stay.meta?.guest_name ?? bookedSourceTexts[sourceOf(stay)],
    spoken: spoken.flat().filter(Boolean).join(', '),
  };
}

interface Noted {
  stays: StaysByNight;
  rates: readonly CustomListingPriceDto[];
}

/** What each day says besides its price: whose night it is, and whether it has its own price. */
export function dayNotes({ stays, rates }: Noted): (day: Day) => DayNote | undefined {
  const special = ratesByNight(rates);
  return (day) => {
    const occupants = stays.get(day);
    const strong = special.has(day);
    if (!occupants && !strong) return undefined;
    const note = noteOfStays(occupants ?? []);
    const spoken = [note.spoken, strong && texts.specialSpoken].filter(Boolean).join(', ');
    return { ...note, strong, spoken };
  };
}
