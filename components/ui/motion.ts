/** Whether this visitor asked for less motion. */
export const wantsCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * How a script scrolls. Not by `scroll-behavior` in the stylesheet: snapping would then move smoothly while the page is
 * laid out, which browsers take for somebody's scrolling, and stop measuring the largest paint.
 */
export const scrollBehavior = (): ScrollBehavior => (wantsCalm() ? 'instant' : 'smooth');
