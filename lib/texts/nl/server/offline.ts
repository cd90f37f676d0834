/** The page shown in place of others when there is no network. */
export const offlineTexts = {
  documentTitle: 'Geen internet',
  title: 'Er is even geen internet',
  text: 'Deze pagina konden we niet ophalen. Zodra er weer verbinding is, gaat u vanzelf verder.',
  retry: 'Probeer opnieuw',
  favorites: 'Uw favorieten',
  requests: 'Wat u aanvroeg',
  request: (days: string, code: string) => `${days}, aanvraag ${code}`,
} as const;
