/**
 * The site's contact details (docs/rules/contact-requests.md#contact-form-of-the-site): as the operator changed them in
 * the dashboard, else this demonstration data. Browsers have only the latter.
 */
import { editedText } from '@/lib/languages/edited-text';
import { siteName } from '@/lib/site';

const ownPhone = '059 00 00 00';
const phone = () => editedText('contact.phone') ?? ownPhone;

export const contactDetails = {
  get email() {
    return editedText('contact.email') ?? 'info@kustverblijf.test';
  },
  get phone() {
    return phone();
  },
  get phoneHref() {
    return `tel:${phone()
      .replace(/^0(?!0)/, '+32')
      .replaceAll(/[^\d+]/g, '')}`;
  },
  get street() {
    return editedText('contact.street') ?? 'Zeedijk 100';
  },
  get postalCode() {
    return editedText('contact.postal_code') ?? '8400';
  },
  get city() {
    return editedText('contact.city') ?? 'Oostende';
  },
  country: 'België',
  countryCode: 'be',
  get companyName() {
    return editedText('company.name') ?? siteName();
  },
  get companyNumber() {
    return editedText('company.number') ?? '0000.000.097';
  },
  get vatNumber() {
    return editedText('company.vat_number') ?? 'BE 0000.000.097';
  },
  opensAt: '09:00',
  closesAt: '21:00',
  /** Whether these hours apply: the operator's own are a sentence. */
  get hasHours() {
    return editedText('contact.hours') === null;
  },
} as const;

/** The three social networks in the footer. */
export const socialLinks = [
  { name: 'Facebook', href: 'https://www.facebook.com/kustverblijf' },
  { name: 'Instagram', href: 'https://www.instagram.com/kustverblijf' },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/company/kustverblijf' },
] as const;
