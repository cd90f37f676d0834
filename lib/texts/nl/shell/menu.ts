/** The links in the slide-in menu of public pages. */
export const menuTexts = {
  listing: 'Home',
  listings: 'Aanbod',
  rentOut: 'Verhuren',
  about: 'Over ons',
  contact: 'Contact',
} as const;
