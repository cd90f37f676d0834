/** unconfirmed: the button behind the first letter was not pressed yet. */
export type SearchAlertState = 'unconfirmed' | 'watching' | 'ended';
