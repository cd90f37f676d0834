/** Where the device keeps whether the lists listen to single keys. */
export const rowKeysName = 'row_keys';
