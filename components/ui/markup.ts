import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The HTML of a part, for the server alone: the build leaves this module out of what browsers get, because nothing there
 * uses it and the project says that its modules have no effects of their own.
 */
export function toMarkup(part: ReactNode): string {
  return renderToStaticMarkup(part);
}
