import type { Cover } from '@/lib/map/cover';

/** Where the preview stands on its map; null without one. As laid out: it may still be appearing. */
export function coverOf(preview: HTMLElement | null): Cover | null {
  if (!preview) return null;
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = preview;
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
}
