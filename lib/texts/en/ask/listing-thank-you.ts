import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/listing-thank-you';

export const listingThankYouTexts: InOtherWords<typeof nl.listingThankYouTexts> = {
  documentTitle: 'Thank you',
  create: {
    title: 'Thank you, your listing has been submitted',
    text: 'It will go online once an administrator has checked it. You’ll then receive an email.',
  },
  'create-as-concept': {
    title: 'Your listing has been saved as a draft',
    text: 'No one else can see it yet. You can complete and publish it whenever you like.',
  },
  other: {
    title: 'Thank you',
    text: 'Your changes have been saved.',
  },
  manage: 'Go to your listings',
};
