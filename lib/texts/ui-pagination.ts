/** What links to pages of a list say. */
export const paginationTexts = {
  label: 'Pagina’s',
  previous: 'Vorige',
  next: 'Volgende',
  page: (page: number) => `Pagina ${page}`,
  current: (page: number, last: number) => `Pagina ${page} van ${last}`,
} as const;
