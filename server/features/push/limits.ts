import 'server-only';

/** For how long after an event its notification is retried, in milliseconds. */
export const NEWS_MS = 2 * 3600 * 1000;
/** How long the push service keeps a notification for a device that is off, in seconds. */
export const PUSH_TTL = 12 * 3600;
/** Devices of one account, and of one stay; beyond that, the oldest is forgotten. */
export const MAX_DEVICES = 20;
/** A device for which every attempt failed for this long is forgotten, in milliseconds. */
export const FAILING_MS = 3 * 24 * 3600 * 1000;
