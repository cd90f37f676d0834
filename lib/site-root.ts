/** The home page: beside the table of routes, which is too much to travel with every page for its error page. */
export const siteRoot = '/';
