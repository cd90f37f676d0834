import 'server-only';

/** What could not be told for so long is no news any more, in milliseconds. */
export const NEWS_MS = 2 * 3600 * 1000;
/** In seconds: how long a browser's maker keeps one for a device that is off. */
export const PUSH_TTL = 12 * 3600;
/** Devices of one account, and of one stay; with one more the oldest is forgotten. */
export const MAX_DEVICES = 20;
/** A device whose every attempt failed for so long is forgotten, in milliseconds. */
export const FAILING_MS = 3 * 24 * 3600 * 1000;
