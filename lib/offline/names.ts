/** What the service worker and those that register, serve and explain it call the same. */
export const workerPath = '/sw.js';
/** Beside the table of routes, which the worker has no room for. */
export const offlinePath = '/offline';
export const offlineCacheName = 'offline-page';
