/** unconfirmed: the address has not been confirmed through the first email yet. */
export const searchAlertStates = ['watching', 'unconfirmed', 'ended'] as const;
export type SearchAlertState = (typeof searchAlertStates)[number];
