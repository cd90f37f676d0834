/** What the slide-in menu of public pages leads to. */
export const menuTexts = {
  listing: 'Home',
  listings: 'Aanbod',
  rentOut: 'Verhuren',
  about: 'Over ons',
  contact: 'Contact',
} as const;
