/** The parameters of a stay and its party in an address. By themselves, because every page's header ships them. */
export const carriedNames = ['arrival', 'departure', 'adults', 'children', 'babies', 'pets'];

/**
 * Marks links in parts of a page that ship no script: they follow the stay that is chosen there (`followCarried`).
 */
export const carriesAttribute = 'data-carries';
