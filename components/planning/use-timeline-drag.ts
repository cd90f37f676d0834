'use client';

import { useRef } from 'react';
import type { RefObject } from 'react';
import { useDrag } from '@/components/ui/use-drag';
import type { DragPoint } from '@/components/ui/use-drag';
import { parseDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

interface DragHandlers {
  /** Whether a selection can start there: not on a stay, which opens when pressed. */
  canChoose: (listingId: number, day: Day) => boolean;
  onChoose: (listingId: number, from: Day, to: Day) => void;
  /** Called with the day under the pointer as the new end of a bar. */
  onStretch: (listingId: number, key: string, end: Day) => void;
  onEnd: () => void;
  onCancel: () => void;
}

interface Spot {
  listingId: number;
  day: Day;
}

/** The distance from an edge at which the timeline scrolls on by itself, and the scroll step. */
const EDGE_PX = 36;
const EDGE_STEP_PX = 14;

/** The day and listing under a point, ignoring what lies above the cells. */
function spotAt({ x, y }: DragPoint): Spot | null {
  const cell = document.elementsFromPoint(x, y).find((element) => element.matches('[data-day]'));
  const day = parseDay(cell?.getAttribute('data-day') ?? '');
  const listingId = Number(cell?.closest('[data-home]')?.getAttribute('data-home') ?? NaN);
  return day === null || Number.isNaN(listingId) ? null : { listingId, day };
}

/**
 * Selects nights of a listing by dragging over its days, and moves the end of a bar by its grip. Attach the ref to the
 * scrolling element.
 */
export function useTimelineDrag(handlers: DragHandlers): RefObject<HTMLDivElement | null> {
  const from = useRef<(Spot & { grip: string | null }) | null>(null);

  function move(at: DragPoint) {
    const began = from.current;
    if (!began) return;
    goOn(box.current, at);
    // The row where the drag started counts, even when the pointer slips to another listing.
    const row = box.current?.querySelector(`[data-home="${began.listingId}"]`)?.getBoundingClientRect();
    const spot = spotAt(row ? { x: at.x, y: row.bottom - 4 } : at);
    if (!spot || spot.listingId !== began.listingId) return;
    if (began.grip === null) handlers.onChoose(began.listingId, began.day, spot.day);
    else handlers.onStretch(began.listingId, began.grip, spot.day);
  }

  const box: RefObject<HTMLDivElement | null> = useDrag<HTMLDivElement>({
    onStart(at, target) {
      const grip = target.closest('[data-grip]')?.getAttribute('data-grip') ?? null;
      const listingId = Number(target.closest('[data-home]')?.getAttribute('data-home') ?? NaN);
      const spot = spotAt(at);
      if (grip !== null && !Number.isNaN(listingId) && spot) {
        from.current = { ...spot, listingId, grip };
        return true;
      }
      if (
        !spot ||
        target.closest('[data-bar], [role=rowheader]') ||
        !handlers.canChoose(spot.listingId, spot.day)
      )
        return false;
      from.current = { ...spot, grip: null };
      handlers.onChoose(spot.listingId, spot.day, spot.day);
      return true;
    },
    onMove: move,
    onEnd() {
      from.current = null;
      handlers.onEnd();
    },
    onCancel() {
      from.current = null;
      handlers.onCancel();
    },
  });
  return box;
}

function goOn(box: HTMLDivElement | null, { x }: DragPoint): void {
  if (!box) return;
  const { left, right } = box.getBoundingClientRect();
  if (x > right - EDGE_PX) box.scrollLeft += EDGE_STEP_PX;
  else if (x < left + EDGE_PX) box.scrollLeft -= EDGE_STEP_PX;
}
