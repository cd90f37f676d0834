'use client';

import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import {
  useDeferredValue,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Ref } from 'react';
import { sizesOf } from '@/components/planning/sizes';
import type { Zoom } from '@/components/planning/sizes';
import { timelineKeys } from '@/components/planning/timeline-keys';
import type { Place } from '@/components/planning/timeline-keys';
import { TimelineHead } from '@/components/planning/timeline-head';
import { TimelineRow } from '@/components/planning/timeline-row';
import { useTimelineDrag } from '@/components/planning/use-timeline-drag';
import { useLetterScale } from '@/components/planning/use-letter-scale';
import { useWide } from '@/components/ui/use-wide';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { dayIndex, TIMELINE_WEEKS } from '@/lib/planning/timeline';
import type { Bar, TimelineListing } from '@/lib/planning/timeline';
import { planningTexts as texts } from '@/lib/texts/planning';

/** The selected nights of a listing. */
export interface Chosen {
  listing: TimelineListing;
  range: DayRange;
}

/** A changed end of a bar that is not saved yet. */
export interface Moved {
  listing: TimelineListing;
  bar: Bar;
  range: DayRange;
}

export interface TimelineHandle {
  showDay: (day: Day) => void;
}

interface TimelineProps {
  ref: Ref<TimelineHandle>;
  listings: readonly TimelineListing[];
  start: Day;
  today: Day;
  zoom: Zoom;
  loaded: ReadonlySet<number>;
  chosen: Chosen | null;
  moved: Moved | null;
  onChoose: (chosen: Chosen | null) => void;
  onMove: (moved: Moved | null) => void;
  /** Called when a selection or a changed end is complete, to ask what to do with it. */
  onAsk: () => void;
  onOpen: (listing: TimelineListing, bar: Bar, day: Day) => void;
  /** Called with the first and last week in view. */
  onWeeks: (first: number, last: number) => void;
  /** Called with a day near the left edge while scrolling. */
  onLeft: (day: Day) => void;
}

/** Keeps the focused row or week rendered, wherever the user scrolls. */
const keeping = (kept: number) => (range: Range) => {
  const shown = defaultRangeExtractor(range);
  return shown.includes(kept) ? shown : [...shown, kept].toSorted((a, b) => a - b);
};

/** All listings as rows, all days as columns; only those in view are rendered. */
export function Timeline(props: TimelineProps) {
  const {
    listings,
    start,
    today,
    zoom,
    loaded,
    chosen,
    moved,
    onChoose,
    onMove,
    onAsk,
    onOpen,
    onWeeks,
    onLeft,
  } = props;
  const helpId = useId();
  const listingOf = (id: number) => listings.find((listing) => listing.id === id);
  const isWide = useWide();
  const scale = useLetterScale();
  const sizes = useMemo(() => sizesOf(zoom, isWide, scale), [zoom, isWide, scale]);
  const [active, setActive] = useState<Place>({ row: 0, day: today });
  /** The cell to focus as soon as it is rendered. */
  const wanted = useRef<Place | null>(null);
  const scroller = useTimelineDrag({
    canChoose: (id, day) => {
      const kind = listingOf(id)?.barOn.get(day)?.kind;
      return kind === undefined || kind === 'request';
    },
    onChoose(id, from, to) {
      const listing = listingOf(id);
      if (listing) choose(listing, from, to);
    },
    onStretch(id, key, end) {
      const listing = listingOf(id);
      const bar = listing?.bars.find((each) => each.key === key);
      if (listing && bar && end > bar.start) onMove({ listing, bar, range: { start: bar.start, end } });
    },
    onEnd: onAsk,
    onCancel: giveUp,
  });
  const activeWeek = Math.floor(dayIndex(start, active.day) / 7);
  // oxlint-disable-next-line react/incompatible-library -- another with each render, and nothing below keeps it longer
  const rows = useVirtualizer({
    count: listings.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => sizes.row,
    paddingStart: sizes.head,
    overscan: 4,
    rangeExtractor: keeping(active.row),
  });
  // The day at the left edge stays there when the width of days changes.
  const firstLeft = dayIndex(start, today) - 1;
  const leftDay = useRef(firstLeft);
  const columns = useVirtualizer({
    horizontal: true,
    initialOffset: firstLeft * sizes.day,
    count: TIMELINE_WEEKS,
    getScrollElement: () => scroller.current,
    estimateSize: () => sizes.day * 7,
    paddingStart: sizes.name,
    overscan: 1,
    rangeExtractor: keeping(activeWeek),
  });
  const columnItems = columns.getVirtualItems();
  // The first paint has the names and no days: on a slow processor hundreds of cells would keep it waiting.
  const showsDays = useDeferredValue(true, false);
  const weekKey = showsDays ? columnItems.map(({ index }) => index).join() : '';
  const weeks = useMemo(() => (weekKey === '' ? [] : weekKey.split(',').map(Number)), [weekKey]);
  const { startIndex = 0, endIndex = 0 } = columns.range ?? {};

  /** Scrolls a day to the left edge, with a little before it. */
  function showDay(day: Day, behavior: ScrollBehavior = 'auto') {
    const left = (dayIndex(start, day) - 1) * sizes.day;
    scroller.current?.scrollTo({ left: Math.max(0, left), behavior });
  }
  useImperativeHandle(props.ref, () => ({ showDay }));

  useLayoutEffect(() => {
    rows.measure();
    columns.measure();
    scroller.current?.scrollTo({ left: leftDay.current * sizes.day });
  }, [sizes, rows, columns, scroller]);
  useEffect(() => onWeeks(startIndex, endIndex), [onWeeks, startIndex, endIndex]);

  useEffect(() => {
    // Uses the ref, not this render's active cell: another key may have been pressed since, whose render is still to
    // come.
    if (!wanted.current) return;
    const cell = cellAt(scroller.current, listings[wanted.current.row]?.id, wanted.current.day);
    if (!cell) return;
    wanted.current = null;
    cell.focus({ preventScroll: true });
  });

  /** Moves to a cell and scrolls it into view, beside the names and below the days. */
  function go(place: Place) {
    const last = addDays(start, TIMELINE_WEEKS * 7 - 1);
    const row = Math.min(Math.max(place.row, 0), listings.length - 1);
    const day = place.day < start ? start : place.day > last ? last : place.day;
    wanted.current = { row, day };
    setActive({ row, day });
    const box = scroller.current;
    if (!box) return;
    const [left, top] = [dayIndex(start, day) * sizes.day, row * sizes.row];
    const [width, height] = [box.clientWidth - sizes.name, box.clientHeight - sizes.head];
    if (left < box.scrollLeft) box.scrollLeft = left;
    if (left + sizes.day > box.scrollLeft + width) box.scrollLeft = left + sizes.day - width;
    if (top < box.scrollTop) box.scrollTop = top;
    if (top + sizes.row > box.scrollTop + height) box.scrollTop = top + sizes.row - height;
  }

  function choose(listing: TimelineListing, from: Day, to: Day) {
    const [first, last] = to < from ? [to, from] : [from, to];
    onChoose({ listing, range: { start: first, end: addDays(last, 1) } });
  }

  function open({ row, day }: Place) {
    const listing = listings[row];
    if (!listing) return;
    const bar = listing.barOn.get(day);
    if (moved || (chosen && chosen.listing.id === listing.id)) onAsk();
    else if (bar) onOpen(listing, bar, day);
    else {
      choose(listing, day, day);
      onAsk();
    }
  }

  const reachedFrom = useRef<Day | null>(null);
  const onKey = timelineKeys({
    listings,
    today,
    onGo(place) {
      giveUp();
      go(place);
    },
    onReach({ row, day }, step) {
      const listing = listings[row];
      if (!listing) return;
      const from = chosen?.listing.id === listing.id ? (reachedFrom.current ?? day) : day;
      reachedFrom.current = from;
      const to = addDays(day, step);
      choose(listing, from, to);
      go({ row, day: to });
    },
    onStretch(listing, bar, step) {
      const range = moved?.bar.key === bar.key ? moved.range : bar;
      const end = addDays(range.end, step);
      if (end > bar.start) onMove({ listing, bar, range: { start: bar.start, end } });
    },
    onOpen: open,
    onGiveUp: giveUp,
  });

  function giveUp() {
    reachedFrom.current = null;
    if (chosen) onChoose(null);
    if (moved) onMove(null);
  }

  function press({ target }: React.MouseEvent) {
    if (!(target instanceof Element)) return;
    const row = listings.findIndex(({ id }) => id === listingIdOf(target));
    const listing = listings[row];
    if (!listing) return;
    const key = target.closest('[data-bar]')?.getAttribute('data-bar');
    const bar = listing.bars.find((each) => each.key === key);
    const day = bar ? bar.start : dayOf(target);
    if (day === null) return;
    giveUp();
    // Focus returns to it from the panel.
    const shown = columns.range && bar ? seenDay(bar, addDays(start, startIndex * 7)) : day;
    wanted.current = { row, day: shown };
    setActive({ row, day: shown });
    cellAt(scroller.current, listing.id, shown)?.focus({ preventScroll: true });
    if (bar) onOpen(listing, bar, shown);
    else {
      choose(listing, day, day);
      onAsk();
    }
  }

  const width = sizes.name + TIMELINE_WEEKS * 7 * sizes.day;
  return (
    <>
      <p id={helpId} className="sr-only">
        {texts.help}
      </p>
      <div
        ref={scroller}
        data-swipes
        className="planning relative isolate max-h-[calc(100dvh-10.5rem)] min-h-60 touch-pan-x touch-pan-y overflow-auto overscroll-contain rounded-panel border border-ci-gray-300 bg-surface select-none lg:max-h-[calc(100dvh-13rem)]"
        onScroll={({ currentTarget }) => {
          leftDay.current = currentTarget.scrollLeft / sizes.day;
          onLeft(addDays(start, Math.ceil(leftDay.current) + 1));
        }}
      >
        <div
          role="grid"
          tabIndex={-1}
          aria-label={texts.grid}
          aria-describedby={helpId}
          aria-rowcount={listings.length + 1}
          aria-colcount={TIMELINE_WEEKS * 7 + 1}
          aria-multiselectable
          className="relative"
          style={{ width, height: rows.getTotalSize() }}
          onClick={press}
          onFocus={({ target }) => {
            // However the cell got the focus: by a screen reader, a finger or a script.
            const row = listings.findIndex(({ id }) => id === listingIdOf(target));
            const day = dayOf(target);
            if (row < 0 || day === null) return;
            wanted.current = null;
            setActive({ row, day });
          }}
          onKeyDown={(event) => {
            if (event.target instanceof Element && event.target.closest('[data-day]')) onKey(event, active);
          }}
        >
          <TimelineHead {...{ start, today, weeks, sizes }} />
          {rows.getVirtualItems().map(({ index, start: top }) => {
            const listing = listings[index];
            if (!listing) return null;
            return (
              <TimelineRow
                key={listing.id}
                {...{ listing, index, top, sizes, start, today, weeks, loaded }}
                showsPrices={zoom === 'weeks'}
                active={index === active.row ? active.day : null}
                chosen={chosen?.listing.id === listing.id ? chosen.range : null}
                moved={moved?.listing.id === listing.id ? { key: moved.bar.key, range: moved.range } : null}
              />
            );
          })}
          <div
            aria-hidden
            className="pointer-events-none absolute bottom-0 z-1 w-0.5 bg-ci-red-600"
            style={{ left: sizes.name + dayIndex(start, today) * sizes.day - 1, top: sizes.head }}
          />
        </div>
      </div>
    </>
  );
}

/** The first day of a bar that is in view. */
const seenDay = (bar: Bar, from: Day): Day => (bar.start < from && bar.end > from ? from : bar.start);

/** The element of a listing's day, if rendered. */
function cellAt(box: Element | null, listingId: number | undefined, day: Day): HTMLElement | null {
  return box?.querySelector<HTMLElement>(`[data-home="${listingId}"] [data-day="${day}"]`) ?? null;
}

const listingIdOf = (element: Element) =>
  Number(element.closest('[data-home]')?.getAttribute('data-home') ?? NaN);

function dayOf(element: Element): Day | null {
  // The value was written by the cell itself.
  return (element.closest('[data-day]')?.getAttribute('data-day') ?? null) as Day | null;
}
