/** open: waits for an answer of staff. waiting: waits for the visitor. closed: done. */
export const inboxStates = ['open', 'waiting', 'closed'] as const;
export type InboxState = (typeof inboxStates)[number];

/** Maximum number of reply texts that staff share. */
export const MAX_INBOX_TEXTS = 100;

/** Maximum characters of an answer by staff; longer emails of visitors are cut off. */
export const INBOX_MESSAGE_MAX = 10_000;
