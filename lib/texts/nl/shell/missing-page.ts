/** Pages shown in place of a requested one. */
export const notFoundTexts = {
  documentTitle: 'Pagina niet gevonden',
  title: 'Deze pagina kan niet gevonden worden',
  text: 'Misschien is het adres veranderd, of bestaat de pagina niet meer.',
  listing: 'Naar de startpagina',
  listings: 'Bekijk het aanbod',
} as const;

export const tooBusyTexts = {
  documentTitle: 'Even geduld',
  title: 'Even geduld',
  text: 'Via uw verbinding zijn in korte tijd heel veel pagina’s opgevraagd. Wacht een minuut en laad deze pagina opnieuw.',
  shared: 'Deelt u uw verbinding met anderen, dan tellen hun pagina’s mee.',
} as const;
