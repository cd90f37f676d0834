/** The page after publishing or saving a listing. */
export const listingThankYouTexts = {
  documentTitle: 'Bedankt',
  create: {
    title: 'Bedankt, uw advertentie is gepubliceerd',
    text: 'Ze komt online zodra een beheerder ze heeft nagekeken. U krijgt dan een e-mail.',
  },
  'create-as-concept': {
    title: 'Uw advertentie is opgeslagen als concept',
    text: 'Ze is nog niet te zien voor anderen. U kunt ze aanvullen en publiceren wanneer u wilt.',
  },
  other: {
    title: 'Bedankt',
    text: 'Uw wijzigingen zijn opgeslagen.',
  },
  manage: 'Naar uw advertenties',
} as const;
