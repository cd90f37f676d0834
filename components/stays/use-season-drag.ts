'use client';

import { useState } from 'react';
import type { RefObject } from 'react';
import { useDrag } from '@/components/ui/use-drag';
import type { DragPoint } from '@/components/ui/use-drag';
import { addDays, diffDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { SeasonDto } from '@/lib/stays/contract';
import { dayAt, drawn, freeAround, roomOf, shifted, yearRange } from '@/lib/stays/season-places';
import type { Hold } from '@/lib/stays/season-places';
import { rangeOfSeason } from '@/lib/stays/season-text';

/** The current drag: a season being moved, or a new one being drawn (null). */
interface SeasonDraft {
  id: number | null;
  range: DayRange;
}

interface Grip {
  hold: Hold;
  from: Day;
  /** The season being moved; null while a new one is drawn. */
  season: SeasonDto | null;
  room: DayRange;
}

interface SeasonDragOptions {
  year: number;
  seasons: readonly SeasonDto[];
  /** No season may end after this day. */
  lastEnd: Day;
  onMoved: (season: SeasonDto, range: DayRange) => void;
  onDrawn: (range: DayRange) => void;
}

const holds: readonly Hold[] = ['start', 'whole', 'end'];

/** Read from the strip's elements: `data-season` is the id, `data-hold` the part. */
function grabbed(target: Element): { id: number; hold: Hold } | null {
  const id = target.closest('[data-season]')?.getAttribute('data-season');
  const named = target.closest('[data-hold]')?.getAttribute('data-hold');
  return id ? { id: Number(id), hold: holds.find((hold) => hold === named) ?? 'whole' } : null;
}

/** Moves, stretches and draws seasons on the strip by pointer or, with `nudge`, by a number of days. */
export function useSeasonDrag(options: SeasonDragOptions) {
  const { year, seasons, lastEnd, onMoved, onDrawn } = options;
  const [draft, setDraft] = useState<SeasonDraft | null>(null);
  const [grip, setGrip] = useState<Grip | null>(null);

  const whole = yearRange(year);
  const window: DayRange = { start: whole.start, end: whole.end < lastEnd ? whole.end : lastEnd };
  const roomFor = (season: SeasonDto) =>
    roomOf(rangeOfSeason(season), seasons.filter((other) => other !== season).map(rangeOfSeason), {
      ...window,
      end: lastEnd,
    });

  const strip: RefObject<HTMLDivElement | null> = useDrag<HTMLDivElement>({
    onStart(at, target) {
      const day = dayUnder(at);
      const found = grabbed(target);
      const season = seasons.find(({ id }) => id === found?.id) ?? null;
      const room = season ? roomFor(season) : freeAround(day, seasons.map(rangeOfSeason), window);
      if (!room || (found && !season)) return false;
      setGrip({ hold: found?.hold ?? 'whole', from: day, season, room });
      setDraft(
        season ? { id: season.id, range: rangeOfSeason(season) } : { id: null, range: drawn(day, day, room) },
      );
      return true;
    },
    onMove(at) {
      if (!grip) return;
      const day = dayUnder(at);
      const { season, hold, from, room } = grip;
      setDraft(
        season
          ? { id: season.id, range: shifted(rangeOfSeason(season), hold, diffDays(from, day), room) }
          : { id: null, range: drawn(from, day, room) },
      );
    },
    onEnd() {
      if (grip && draft) {
        if (grip.season) onMoved(grip.season, draft.range);
        else onDrawn(draft.range);
      }
      drop();
    },
    onCancel: drop,
  });

  function dayUnder({ x }: DragPoint): Day {
    const box = strip.current?.getBoundingClientRect();
    return dayAt(year, box ? (x - box.left) / box.width : 0);
  }

  function drop() {
    setGrip(null);
    setDraft(null);
  }

  /** The range after moving the current one by a number of days. */
  const nudged = (season: SeasonDto, range: DayRange, hold: Hold, days: number) =>
    shifted(range, hold, days, roomFor(season));

  return { strip, draft, nudged };
}

export const lastNight = ({ end }: DayRange): Day => addDays(end, -1);
