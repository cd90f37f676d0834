/**
 * How visitors reach us (docs/rules/contact-requests.md#contact-form-of-the-site). Demonstration data: replace before
 * going live.
 */
export const contactDetails = {
  email: 'info@kustverblijf.test',
  phone: '059 00 00 00',
  phoneHref: 'tel:+3259000000',
  street: 'Zeedijk 100',
  postalCode: '8400',
  city: 'Oostende',
  country: 'België',
  countryCode: 'be',
  companyNumber: '0000.000.097',
  vatNumber: 'BE 0000.000.097',
  opensAt: '09:00',
  closesAt: '21:00',
} as const;

/** The three social networks in the footer. */
export const socialLinks = [
  { name: 'Facebook', href: 'https://www.facebook.com/kustverblijf' },
  { name: 'Instagram', href: 'https://www.instagram.com/kustverblijf' },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/company/kustverblijf' },
] as const;
