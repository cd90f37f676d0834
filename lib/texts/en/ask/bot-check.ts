import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/bot-check';

export const botCheckTexts: InOtherWords<typeof nl.botCheckTexts> = {
  idle: 'To prevent abuse, your browser runs a short check as soon as you fill something in. You don’t need to do anything.',
  busy: 'Security check in progress…',
  done: 'Security check completed.',
  failed: 'The security check didn’t work. Check your internet connection and try again.',
  refused: 'The security check has expired or didn’t work. Try again.',
  protectedBy: 'This form is protected by reCAPTCHA. Google’s',
  privacy: 'privacy policy',
  and: 'and',
  terms: 'terms of service',
  ofGoogle: 'apply.',
};
