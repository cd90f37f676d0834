/** The footer of every page, which the server alone draws. */
export const footerTexts = {
  label: 'Voettekst',
  towns: 'Badplaatsen',
  support: 'Ondersteuning',
  company: 'Bedrijf',
  faq: 'Veelgestelde vragen',
  contact: 'Contact',
  rentOut: 'Verhuren',
  rent: 'Huren',
  safeUse: 'Veilig gebruik',
  about: 'Over ons',
  terms: 'Servicevoorwaarden',
  disclaimer: 'Disclaimer',
  cookies: 'Cookies',
  social: 'Volg ons',
  closing: 'Voor en door particuliere verhuurders.',
} as const;
