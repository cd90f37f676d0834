/** Names shared by the service worker and the code that registers, serves and explains it. */
export const workerPath = '/sw.js';
/** Not in the table of routes, which is too large for the worker. */
export const offlinePath = '/offline';
export const offlineCacheName = 'offline-page';
