/** Texts of pagination links. */
export const paginationTexts = {
  label: 'Pagina’s',
  previous: 'Vorige',
  next: 'Volgende',
  page: (page: number) => `Pagina ${page}`,
  current: (page: number, last: number) => `Pagina ${page} van ${last}`,
} as const;
