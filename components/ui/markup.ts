import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

/**
 * The HTML of a part, for the server alone: the build leaves this module out of what browsers get, because nothing there
 * uses it and the project says that its modules have no effects of their own.
 * @param fate whether the browser leaves the part as it is, or takes it over: then it has to find where texts meet
 */
export function toMarkup(part: ReactNode, fate: 'left' | 'taken over' = 'left'): string {
  return fate === 'left' ? renderToStaticMarkup(part) : renderToString(part);
}
