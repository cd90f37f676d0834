import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/review-form';

export const reviewFormTexts: InOtherWords<typeof nl.reviewFormTexts> = {
  title: 'How was your stay?',
  intro: (listingName) =>
    `Your review goes straight onto ${listingName}’s page, with the name you choose below. You won’t be able to change it afterwards.`,
  choose: 'Choose',
  figuresHelp: '1 is poor, 5 is excellent.',
  body: 'Your review',
  bodyHelp: 'What was good, what could be better? At least 20 characters.',
  name: 'Name on your review',
  nameHelp: 'A first name is enough.',
  submit: 'Post review',
  failed: 'Your review couldn’t be posted. Try again later.',
  sentTitle: 'Thank you for your review',
  sentText: (listingName) => `It is now on ${listingName}’s page.`,
  see: 'View the holiday home',
};
