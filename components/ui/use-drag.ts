'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

/** The pointer's position in the window, in pixels. */
export interface DragPoint {
  x: number;
  y: number;
}

interface DragOptions {
  /** Receives the element under the pointer when it went down; returns false if nothing can be dragged there. */
  onStart: (at: DragPoint, target: Element) => boolean;
  onMove: (at: DragPoint) => void;
  onEnd: () => void;
  /** Called on Escape, or when the system took the pointer away. */
  onCancel: () => void;
}

/** A finger held still this long, in milliseconds, starts a drag; moving more than the slip before that scrolls. */
const HOLD_MS = 350;
const SLIP_PX = 8;
/** A mouse that moves less is a click. */
const START_PX = 4;

interface Grip {
  pointerId: number;
  from: DragPoint;
  target: Element;
  isTouch: boolean;
  isDragging: boolean;
  timer: number;
}

const far = (a: DragPoint, b: DragPoint, limit: number) => Math.hypot(a.x - b.x, a.y - b.y) > limit;
const pointOf = ({ clientX, clientY }: PointerEvent): DragPoint => ({ x: clientX, y: clientY });

/**
 * Dragging within an element: with a mouse or pen at once, with a finger after holding it still, so that swiping still
 * scrolls. The click event at the end of a drag is suppressed.
 */
export function useDrag<Box extends HTMLElement>(options: DragOptions): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const onStart = useEffectEvent(options.onStart);
  const onMove = useEffectEvent(options.onMove);
  const onEnd = useEffectEvent(options.onEnd);
  const onCancel = useEffectEvent(options.onCancel);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let grip: Grip | null = null;
    let isClickOfDrag = false;

    function begin() {
      if (!grip) return;
      grip.isDragging = onStart(grip.from, grip.target);
      if (!grip.isDragging) release();
    }

    function release() {
      if (grip) window.clearTimeout(grip.timer);
      grip = null;
    }

    function down(event: PointerEvent) {
      isClickOfDrag = false;
      if (grip || !event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
      const isTouch = event.pointerType === 'touch';
      const timer = isTouch ? window.setTimeout(begin, HOLD_MS) : 0;
      const { pointerId, target } = event;
      grip = { pointerId, from: pointOf(event), target, isTouch, isDragging: false, timer };
    }

    function move(event: PointerEvent) {
      if (!grip || event.pointerId !== grip.pointerId) return;
      const at = pointOf(event);
      if (!grip.isDragging && grip.isTouch && far(at, grip.from, SLIP_PX)) release();
      else if (!grip.isDragging && !grip.isTouch && far(at, grip.from, START_PX)) begin();
      if (grip?.isDragging) onMove(at);
    }

    function up(event: PointerEvent) {
      if (!grip || event.pointerId !== grip.pointerId) return;
      isClickOfDrag = grip.isDragging;
      if (grip.isDragging) onEnd();
      release();
    }

    function cancel() {
      if (grip?.isDragging) onCancel();
      release();
    }

    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel();
    };
    const click = (event: MouseEvent) => {
      if (!isClickOfDrag) return;
      isClickOfDrag = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const whileDragging = (event: Event) => {
      if (grip?.isDragging) event.preventDefault();
    };

    const ended = new AbortController();
    const { signal } = ended;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    element.addEventListener('touchmove', whileDragging, { signal, passive: false });
    // The end of a drag must not look like a swipe to other listeners.
    element.addEventListener('touchend', (event) => isClickOfDrag && event.stopPropagation(), { signal });
    // On some systems a held finger opens a context menu, and a dragged mouse selects text.
    element.addEventListener('contextmenu', whileDragging, { signal });
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', up, { signal });
    window.addEventListener('pointercancel', cancel, { signal });
    window.addEventListener('keydown', escape, { signal });
    return () => {
      release();
      ended.abort();
    };
  }, []);

  return box;
}
