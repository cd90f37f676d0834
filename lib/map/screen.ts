/** Media query for wide screens: the `md` breakpoint of the style sheet. */
export const WIDE_SCREEN = '(width >= 48rem)';
