/** The parts of the day that its first line leads to, as they stand in the address. */
export const partIds = {
  toAnswer: 'te-beantwoorden',
  arriving: 'komt-aan',
  departing: 'vertrekt',
  toConfirm: 'te-bevestigen',
  overdue: 'te-laat',
  due: 'te-betalen',
  attention: 'aandacht',
} as const;
