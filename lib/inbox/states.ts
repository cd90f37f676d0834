/** open: waits for an answer of staff. waiting: for the visitor. closed: done. */
export const inboxStates = ['open', 'waiting', 'closed'] as const;
export type InboxState = (typeof inboxStates)[number];

/** Most texts that staff shares. */
export const MAX_INBOX_TEXTS = 100;

/** Longest answer of staff, in characters; what visitors mail is cut there. */
export const INBOX_MESSAGE_MAX = 10_000;
