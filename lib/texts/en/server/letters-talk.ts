import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/letters-talk';

export const messagesLetterTexts: InOtherWords<typeof nl.messagesLetterTexts> = {
  subject: (home) => `Message from the owner of ${home}`,
  title: 'The owner has written to you',
  preview: 'Read the message and reply on your page.',
  onPage: 'Read the message on your page.',
  answer: 'Reply',
};

export const wayInLetterTexts: InOtherWords<typeof nl.wayInLetterTexts> = {
  subject: (home) => `How to get in at ${home}`,
  title: 'How to get in',
  preview: 'What the owner says about your arrival.',
  text: (home) => `For your stay at ${home}, the owner explains how to get in:`,
};

export const questionLetterTexts: InOtherWords<typeof nl.questionLetterTexts> = {
  subject: (home) => `Your question about ${home}`,
  title: 'We’ve passed on your message',
  preview: 'The owner will reply to you by email.',
  text: (home) => `Your message about ${home} is with the owner. You’ll get the reply by email.`,
  notYou: 'Didn’t write this message? Then there’s nothing you need to do.',
};

export const closedQuestionLetterTexts: InOtherWords<typeof nl.closedQuestionLetterTexts> = {
  subject: (home) => `Your question about ${home} won’t be answered`,
  title: 'Your question won’t be answered any more',
  preview: 'This home is no longer offered here.',
  text: 'This home is no longer offered here, so your question can no longer be answered. There’s nothing you need to do.',
  notYou: 'Didn’t ask us anything? Then there’s nothing you need to do.',
};

export const reviewLetterTexts: InOtherWords<typeof nl.reviewLetterTexts> = {
  subject: (home) => `How was your stay at ${home}?`,
  title: 'How was your stay?',
  preview: 'A few sentences help the next people looking for a home by the sea.',
  text: (home) =>
    `You stayed at ${home}. How was it? A few sentences help the next people looking for a home by the sea, and the owner will enjoy reading what you liked.`,
  review: 'Review your stay',
  until: (day) => `You can do so up to and including ${day}. We’ll only ask you this once.`,
};

export const hiddenReviewLetterTexts: InOtherWords<typeof nl.hiddenReviewLetterTexts> = {
  subject: (home) => `Your review of ${home} is no longer on the site`,
  title: 'Your review is no longer on the site',
  preview: 'An administrator of the site removed it.',
  text: 'An administrator of the site removed your review. This is the reason, as they wrote it:',
  yours: 'This is what you had written:',
  contact: (email, phone) => `Don’t agree? Let us know: ${email} or ${phone}.`,
};

export const askedAlertLetterTexts: InOtherWords<typeof nl.askedAlertLetterTexts> = {
  title: 'Just one more click',
  subject: 'Switch on your alert',
  preview: 'After that we’ll email you as soon as there’s news.',
  text: (site) =>
    `Someone asked ${site} to notify you at this address. Would you like that? Open the link and press the button.`,
  notYou: 'Didn’t ask for this? Then there’s nothing you need to do: we forget this address after 24 hours.',
  home: 'Holiday home',
  isOn: 'Your alert is already on',
  isOnPreview: 'There’s nothing you need to do.',
  isOnText: 'Someone asked for an alert that is already on for this address. There’s nothing you need to do.',
  toAlert: 'View your alert',
};

export const foundLetterTexts: InOtherWords<typeof nl.foundLetterTexts> = {
  subjectOfHome: (home) => `Your dates are free at ${home}`,
  subjectOfOne: (home, town) => `New for you: ${home} in ${town}`,
  subject: (count) => `New for you: ${count} homes`,
  titleOfHome: 'Your dates are free',
  title: 'There’s news for you',
  textOfHome: 'The dates you were looking for are now free. Don’t wait too long: others can see them too.',
  text: 'These have been added or become free, and match what you’re looking for.',
  asked: (label, words) => `${label}: ${words}`,
  all: 'View all',
  allAndMore: (more) => `View all, and ${more} more`,
  why: 'You’re receiving this email because you switched on an alert.',
};

export const siteAnswerLetterTexts: InOtherWords<typeof nl.siteAnswerLetterTexts> = {
  subject: 'Our answer to your message',
  title: 'Our answer',
  preview: 'We’re answering what you wrote to us.',
  text: 'You wrote to us through the site. Here’s our answer:',
  questions: 'See frequent questions',
  reply: 'Anything to add? Just reply to this email.',
};
