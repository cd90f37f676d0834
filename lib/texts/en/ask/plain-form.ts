import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/plain-form';

export const plainFormTexts: InOtherWords<typeof nl.plainFormTexts> = {
  trap: 'Leave this field empty',
  failed: 'Your message couldn’t be sent. Try again later.',
  tooFast: 'You sent the form very quickly indeed. Check it and send it again.',
  expired: 'The form was open for too long. Check your details and send it again.',
  used: 'This form has already been sent once. Check your details and send it again.',
};
