import type { KeyboardEvent } from 'react';
import { addDays, addMonths } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { isMovable } from '@/lib/planning/timeline';
import type { Bar, TimelineListing } from '@/lib/planning/timeline';

/** The current cell: a listing's index, from 0, and a day. */
export interface Place {
  row: number;
  day: Day;
}

interface KeyHandlers {
  listings: readonly TimelineListing[];
  today: Day;
  onGo: (place: Place) => void;
  /** Selects the nights from where the selection started up to here. */
  onReach: (place: Place, step: 1 | -1) => void;
  /** Makes a movable bar one night longer or shorter. */
  onStretch: (listing: TimelineListing, bar: Bar, step: 1 | -1) => void;
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

/** Keyboard control of the grid: arrows move, Shift with an arrow selects or stretches, Enter opens, Escape cancels. */
export function timelineKeys(handlers: KeyHandlers) {
  const { listings, today } = handlers;
  return (event: KeyboardEvent, place: Place) => {
    const listing = listings[place.row];
    if (!listing || event.altKey || event.metaKey || event.ctrlKey) return;
    const { key } = event;
    const bar = listing.barOn.get(place.day);
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : null;
    if (event.shiftKey && step !== null) {
      if (bar && isMovable(bar)) handlers.onStretch(listing, bar, step);
      else if (!bar || bar.kind === 'request') handlers.onReach(place, step);
    } else if (key === 'Enter' || key === ' ') handlers.onOpen(place);
    else if (key === 'Escape') handlers.onGiveUp();
    else if (steps[key]) handlers.onGo(steps[key](place, today));
    else return;
    event.preventDefault();
  };
}
