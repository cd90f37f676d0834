import { language } from '@/lib/languages/language';

/**
 * The home page in the language of the page: beside the tables of routes, which are too much to travel with every page
 * for its error page.
 */
export const siteRoot = (): string => (language() === 'nl' ? '/' : `/${language()}`);
