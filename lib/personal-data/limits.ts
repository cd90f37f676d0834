export const ERASE_REASON_MAX = 500;
