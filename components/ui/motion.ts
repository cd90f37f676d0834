/** Whether the visitor prefers reduced motion. */
export const wantsCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
