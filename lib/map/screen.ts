/** Screens from this width on are wide: the `md` of the style sheet. */
export const WIDE_SCREEN = '(width >= 48rem)';
