/** After publishing or saving a listing (spec P §2 and D §2, 'thank-you'). */
export const listingThankYouTexts = {
  documentTitle: 'Bedankt',
  create: {
    title: 'Bedankt, uw advertentie is gepubliceerd',
    text: 'Ze komt online zodra een beheerder ze heeft nagekeken. U krijgt dan een e-mail.',
  },
  'create-as-concept': {
    title: 'Uw advertentie is bewaard als concept',
    text: 'Ze is nog niet te zien voor anderen. U kunt ze aanvullen en publiceren wanneer u wilt.',
  },
  other: {
    title: 'Bedankt',
    text: 'Uw wijzigingen zijn bewaard.',
  },
  leaving: 'Over vijf seconden gaat u vanzelf naar de startpagina.',
  stay: 'Op deze pagina blijven',
  stayed: 'U blijft op deze pagina.',
  home: 'Naar de startpagina',
  manage: 'Naar uw advertenties',
} as const;
