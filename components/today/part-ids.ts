/** The ids of the parts of the page that its first line links to. */
export const partIds = {
  toAnswer: 'te-beantwoorden',
  arriving: 'komt-aan',
  departing: 'vertrekt',
  toConfirm: 'te-bevestigen',
  overdue: 'te-laat',
  due: 'te-betalen',
  attention: 'aandacht',
} as const;
