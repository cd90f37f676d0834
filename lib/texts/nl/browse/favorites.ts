/** The favourites page. */
export const favoritesPageTexts = {
  title: 'Uw favorieten',
  intro: 'De woningen die u met een hartje aanduidde. Ze worden alleen op dit toestel bewaard.',
  description: 'De vakantiewoningen die u als favoriet aanduidde, bij elkaar.',
  list: 'Favoriete vakantiewoningen',
  empty: 'U hebt nog geen favorieten. Tik op het hartje bij een woning om ze hier terug te vinden.',
  toListings: 'Bekijk het aanbod',
  failedTitle: 'Uw favorieten konden niet geladen worden',
  failedText: 'Kijk uw internetverbinding na en probeer het opnieuw. Uw favorieten zijn niet verloren.',
  someFailed: (count: number) =>
    count === 1 ? 'Eén favoriet kon niet geladen worden.' : `${count} favorieten konden niet geladen worden.`,
  retry: 'Opnieuw proberen',
  gone: (count: number) =>
    count === 1
      ? 'Eén favoriet bestaat niet meer en is uit uw lijst gehaald.'
      : `${count} favorieten bestaan niet meer en zijn uit uw lijst gehaald.`,
  offlineTitle: 'Nu niet te huur',
  remove: 'Verwijderen',
  removed: (name: string) => `${name} is geen favoriet meer.`,
  undo: 'Ongedaan maken',
  share: 'Deel deze lijst',
  copied: 'Link gekopieerd',
  link: 'Link naar deze lijst',
  sharedTitle: 'Gedeelde favorieten',
  sharedIntro: 'Iemand zette deze vakantiewoningen voor u op een rij.',
  sharedGone: 'Geen van deze woningen is nu te huur.',
  keepAll: 'Zet ze bij mijn favorieten',
  allSaved: 'Bij uw favorieten gezet',
  own: 'Uw eigen favorieten',
  noScript: 'Uw favorieten staan in uw browser. Om ze te tonen moet JavaScript aanstaan.',
} as const;
