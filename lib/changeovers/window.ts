/** Days that the page of changeovers shows at once. */
export const CHANGEOVER_WINDOW = 28;
