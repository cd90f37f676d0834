/** Days that the changeovers page shows at once. */
export const CHANGEOVER_WINDOW = 28;
