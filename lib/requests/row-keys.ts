/** Storage key, on this device, of whether the lists react to single-key shortcuts. */
export const rowKeysName = 'row_keys';
