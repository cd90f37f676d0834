/** An authority's order to take a home down: for admins, and for its landlord. */
export const listingOrderTexts = {
  title: 'Bevel van een overheid',
  none: 'Er is geen bevel om deze woning offline te halen.',
  place: 'Offline halen op bevel',
  replace: 'Bevel vervangen',
  placeTitle: (name: string) => `‘${name}’ offline halen op bevel`,
  placeText:
    'De woning gaat meteen offline en kan niet gepubliceerd worden zolang het bevel geldt. De verhuurder krijgt deze gegevens te lezen.',
  authority: 'Overheid',
  reference: 'Kenmerk',
  reason: 'Reden',
  reasonHelp: 'Zoals ze in het bevel staat.',
  since: 'Sinds',
  confirm: 'Offline halen',
  placed: 'De woning is offline op bevel.',
  lift: 'Bevel opheffen',
  liftTitle: (name: string) => `Het bevel tegen ‘${name}’ opheffen?`,
  liftText: 'De woning blijft offline tot de verhuurder ze publiceert. Die krijgt bericht.',
  lifted: 'Het bevel is opgeheven.',
  failed: 'Dit is niet gelukt. Probeer het opnieuw.',
  // For the landlord.
  noticeTitle: (day: string) => `Offline op bevel van een overheid sinds ${day}`,
  noticeFrom: (authority: string, reference: string) => `${authority}, kenmerk ${reference}`,
  noticeNext:
    'Zolang het bevel geldt, kunt u de woning niet publiceren. Neem contact op met deze overheid als u het er niet mee eens bent.',
} as const;
