'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { HolidayLine } from '@/components/stays/holiday-line';
import { SeasonBar } from '@/components/stays/season-bar';
import { useSeasonDrag } from '@/components/stays/use-season-drag';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { Holiday } from '@/lib/holidays/holidays';
import type { SeasonDto } from '@/lib/stays/contract';
import { monthPlaces, placeIn } from '@/lib/stays/season-places';
import type { Hold } from '@/lib/stays/season-places';
import { rangeOfSeason, seasonSpanText } from '@/lib/stays/season-text';
import { monthTexts } from '@/lib/texts/format';
import { seasonTexts as texts } from '@/lib/texts/stay-prices';

/** Key presses within this time of each other, in milliseconds, form one movement. */
const SETTLE_MS = 900;

interface SeasonStripProps {
  year: number;
  seasons: readonly SeasonDto[];
  holidays: readonly Holiday[];
  today: Day;
  lastEnd: Day;
  onOpen: (season: SeasonDto) => void;
  onMoved: (season: SeasonDto, range: DayRange) => void;
  onDrawn: (range: DayRange) => void;
}

/** The year on a scale of days, with its seasons as draggable bars. The list below it offers the same by keyboard. */
export function SeasonStrip(props: SeasonStripProps) {
  const { year, seasons, holidays, today, lastEnd, onOpen, onMoved, onDrawn } = props;
  const helpId = useId();
  const { strip, draft, nudged } = useSeasonDrag({ year, seasons, lastEnd, onMoved, onDrawn });
  const keys = useKeyMoves({ nudged, onMoved });
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only a few months fit on a phone: scroll to those ahead.
    const place = placeIn(year, { start: today, end: lastEnd });
    if (scroller.current && place)
      scroller.current.scrollLeft = place.from * scroller.current.scrollWidth - 16;
  }, [year, today, lastEnd]);

  const shown = draft ?? keys.draft;
  const now = placeIn(year, { start: today, end: lastEnd });
  const drawing = draft?.id === null ? placeIn(year, draft.range) : null;
  return (
    <div>
      <p id={helpId} className="sr-only">
        {texts.barHelp}
      </p>
      <div
        ref={scroller}
        role="region"
        aria-label={texts.strip(year)}
        tabIndex={0}
        className="-mx-1 overflow-x-auto overscroll-x-contain px-1 pb-1"
      >
        <div className="min-w-[40rem] lg:min-w-0">
          <Months year={year} />
          <div
            ref={strip}
            className="relative h-16 touch-pan-x touch-pan-y cursor-crosshair rounded-control bg-ci-gray-100 select-none"
          >
            {monthPlaces(year).map(({ first, from }) => (
              <span
                key={first}
                aria-hidden
                style={{ left: `${from * 100}%` }}
                className="absolute inset-y-0 w-px bg-ci-gray-200 first:hidden"
              />
            ))}
            {seasons.map((season) => {
              const isMoving = shown?.id === season.id;
              return (
                <SeasonBar
                  key={season.id}
                  season={season}
                  range={isMoving ? shown.range : rangeOfSeason(season)}
                  year={year}
                  isMoving={isMoving}
                  helpId={helpId}
                  onOpen={() => onOpen(season)}
                  onNudge={(hold, days) => keys.nudge(season, hold, days)}
                  onSettle={keys.settle}
                  onUndo={keys.undo}
                />
              );
            })}
            {drawing && (
              <span
                aria-hidden
                style={{ left: `${drawing.from * 100}%`, width: `${drawing.length * 100}%` }}
                className="absolute inset-y-0 rounded-control border-2 border-dashed border-ci-blue-600 bg-ci-blue-50"
              />
            )}
            {now && today.startsWith(String(year)) && (
              <span
                aria-hidden
                style={{ left: `${now.from * 100}%` }}
                className="pointer-events-none absolute -inset-y-1 w-0.5 bg-ci-red"
              />
            )}
          </div>
          <HolidayLine year={year} holidays={holidays} />
        </div>
      </div>
      <p role="status" className="figures min-h-6 text-ci-gray-700">
        {shown ? seasonSpanText(shown.range) : <span className="max-sm:sr-only">{texts.stripHelp}</span>}
      </p>
    </div>
  );
}

function Months({ year }: { year: number }) {
  return (
    <div aria-hidden className="relative mb-1 h-6 text-ci-gray-700">
      {monthPlaces(year).map(({ first, from }, index) => (
        <span key={first} style={{ left: `${from * 100}%` }} className="absolute pl-1.5">
          {monthTexts.short[index]}
        </span>
      ))}
    </div>
  );
}

interface KeyMoveOptions {
  nudged: (season: SeasonDto, range: DayRange, hold: Hold, days: number) => DayRange;
  onMoved: (season: SeasonDto, range: DayRange) => void;
}

/** Movements by keyboard: saved once the keys rest or the focus leaves, undone by Escape. */
function useKeyMoves({ nudged, onMoved }: KeyMoveOptions) {
  const [move, setMove] = useState<{ season: SeasonDto; range: DayRange } | null>(null);
  const timer = useRef<number>(undefined);
  const latest = useRef(move);

  function put(next: typeof move) {
    latest.current = next;
    setMove(next);
    window.clearTimeout(timer.current);
  }

  function settle() {
    const made = latest.current;
    put(null);
    if (made) onMoved(made.season, made.range);
  }

  function nudge(season: SeasonDto, hold: Hold, days: number) {
    const from = latest.current?.season.id === season.id ? latest.current.range : rangeOfSeason(season);
    put({ season, range: nudged(season, from, hold, days) });
    timer.current = window.setTimeout(settle, SETTLE_MS);
  }

  return {
    draft: move && { id: move.season.id, range: move.range },
    nudge,
    settle,
    undo: () => put(null),
  };
}
