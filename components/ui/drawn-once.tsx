import type { ComponentType } from 'react';
import { language } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Renders the HTML of a component that is the same on every page of a language, once. Server only, in its own module:
 * the build leaves it out of the browser's bundle, since nothing there uses it.
 */
export function drawnOnce<Props extends object>(Part: ComponentType<Props>): (props: Props) => string {
  const drawn = new Map<Language, string>();
  return (props) => {
    const html = drawn.get(language()) ?? renderToStaticMarkup(<Part {...props} />);
    drawn.set(language(), html);
    return html;
  };
}
