import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Renders the HTML of a component that is the same on every page, once. Server only and in its own module: the build
 * leaves it out of the browser's bundle, since nothing there uses it.
 */
export function drawnOnce<Props extends object>(Part: ComponentType<Props>): (props: Props) => string {
  let html: string | undefined;
  return (props) => (html ??= renderToStaticMarkup(<Part {...props} />));
}
