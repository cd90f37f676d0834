import { language } from '@/lib/languages/language';

/**
 * The path of the home page in the language of the page. Not from the tables of routes, which are too large to ship
 * with every page for its error page.
 */
export const siteRoot = (): string => (language() === 'nl' ? '/' : `/${language()}`);
