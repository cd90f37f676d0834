import type { ReactElement } from 'react';

/**
 * What stands beside other children: elements, or nothing. A bare text there would be lost, or throw, where a browser
 * translates the page (fences/own-text); it stands in an element of its own, such as `Words`.
 */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined;
