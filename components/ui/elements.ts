import type { ReactElement } from 'react';

/**
 * Children that stand beside others: elements, or nothing. A bare text node there could get lost, or make React throw,
 * when a browser translates the page (fences/own-text); wrap it in its own element, such as `Words`.
 */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined;
