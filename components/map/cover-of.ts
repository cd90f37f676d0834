import type { Cover } from '@/lib/map/cover';

/** Where something stands on its map; null without it. As laid out: it may still be appearing. */
export function coverOf(element: HTMLElement | null): Cover | null {
  if (!element) return null;
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = element;
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
}
