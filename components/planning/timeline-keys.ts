import type { KeyboardEvent } from 'react';
import { addDays, addMonths } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { isMovable } from '@/lib/planning/timeline';
import type { Bar, TimelineHome } from '@/lib/planning/timeline';

/** Where the keys go from: a home of the list, from 0, and a day. */
export interface Place {
  row: number;
  day: Day;
}

interface KeyDeeds {
  homes: readonly TimelineHome[];
  today: Day;
  onGo: (place: Place) => void;
  /** Nights from where the choice began to here. */
  onReach: (place: Place, step: 1 | -1) => void;
  /** One night more or less for a bar that can be moved. */
  onStretch: (home: TimelineHome, bar: Bar, step: 1 | -1) => void;
  onOpen: (place: Place) => void;
  onGiveUp: () => void;
}

const steps: Readonly<Record<string, (place: Place, today: Day) => Place>> = {
  ArrowLeft: ({ row, day }) => ({ row, day: addDays(day, -1) }),
  ArrowRight: ({ row, day }) => ({ row, day: addDays(day, 1) }),
  ArrowUp: ({ row, day }) => ({ row: row - 1, day }),
  ArrowDown: ({ row, day }) => ({ row: row + 1, day }),
  PageUp: ({ row, day }) => ({ row, day: addMonths(day, -1) }),
  PageDown: ({ row, day }) => ({ row, day: addMonths(day, 1) }),
  Home: ({ row }, today) => ({ row, day: today }),
};

/** The keys of the grid: arrows go, Shift with an arrow chooses or stretches, Enter opens, Escape gives up. */
export function timelineKeys(deeds: KeyDeeds) {
  const { homes, today } = deeds;
  return (event: KeyboardEvent, place: Place) => {
    const home = homes[place.row];
    if (!home || event.altKey || event.metaKey || event.ctrlKey) return;
    const { key } = event;
    const bar = home.barOn.get(place.day);
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : null;
    if (event.shiftKey && step !== null) {
      if (bar && isMovable(bar)) deeds.onStretch(home, bar, step);
      else if (!bar || bar.kind === 'request') deeds.onReach(place, step);
    } else if (key === 'Enter' || key === ' ') deeds.onOpen(place);
    else if (key === 'Escape') deeds.onGiveUp();
    else if (steps[key]) deeds.onGo(steps[key](place, today));
    else return;
    event.preventDefault();
  };
}
