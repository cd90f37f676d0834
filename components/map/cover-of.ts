import type { Cover } from '@/lib/map/cover';

/**
 * The area of its map that an element covers; null without an element. Uses its layout position, since it may still be
 * animating in.
 */
export function coverOf(element: HTMLElement | null): Cover | null {
  if (!element) return null;
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = element;
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
}
