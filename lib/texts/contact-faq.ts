export type { FaqItem } from '@/lib/texts/nl/server/contact-faq';
import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/contact-faq';
import * as en from '@/lib/texts/en/server/contact-faq';
import * as fr from '@/lib/texts/fr/server/contact-faq';
import * as nl from '@/lib/texts/nl/server/contact-faq';

export const { faqItems } = texts<typeof nl>(
  'server/contact-faq',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
