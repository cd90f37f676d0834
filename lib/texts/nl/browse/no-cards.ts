/** A search without results. */
export const noCardsTexts = {
  none: 'Geen resultaten',
  noneText:
    'Geen enkele woning past bij alles wat u vraagt. Laat een filter vallen, kies andere dagen, of bewaar uw zoekopdracht.',
  keep: 'Bewaar deze zoekopdracht',
  saveText: 'Dan mailen we u zodra er een woning bijkomt of vrijkomt die past.',
  clear: 'Wis alle filters',
  pastLast: 'Deze pagina met resultaten bestaat niet of niet meer.',
  pastLastText: 'Er zijn wel woningen die passen bij wat u vraagt.',
  firstPage: 'Naar de eerste pagina',
  lastPage: (page: number) => `Naar de laatste pagina (${page})`,
} as const;
