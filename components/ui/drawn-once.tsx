import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The HTML of a part that is the same on every page. For the server alone, in a module of its own: the build leaves it
 * out of what browsers get, because nothing there uses it.
 */
export function drawnOnce<Props extends object>(Part: ComponentType<Props>): (props: Props) => string {
  let html: string | undefined;
  return (props) => (html ??= renderToStaticMarkup(<Part {...props} />));
}
