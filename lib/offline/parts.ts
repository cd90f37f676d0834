/**
 * The ids of the sections in which the offline page shows what is stored on this device; each is hidden while empty.
 */
export const offlineParts = { favorites: 'favorieten', requests: 'aanvragen' } as const;
