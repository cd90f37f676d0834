/** Where the page for no network shows what this device keeps; each part is hidden until there is something in it. */
export const offlineParts = { favorites: 'favorieten', requests: 'aanvragen' } as const;
