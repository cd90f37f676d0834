/** unconfirmed: the button behind the first letter was not pressed yet. */
export const searchAlertStates = ['watching', 'unconfirmed', 'ended'] as const;
export type SearchAlertState = (typeof searchAlertStates)[number];
