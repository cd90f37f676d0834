/** The days and the party of a change, in the order of forms. */
export const wantedFields = [
  'start_date',
  'end_date',
  'number_of_adults',
  'number_of_children',
  'number_of_babies',
  'number_of_pets',
] as const;
