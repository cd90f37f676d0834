import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/reviews';

export const reviewFigureTexts: InOtherWords<typeof nl.reviewFigureTexts> = {
  rating: 'Overall',
  cleanliness: 'Cleanliness',
  location: 'Location',
  value: 'Value for money',
  communication: 'Contact with the owner',
};

export const reviewTexts: InOtherWords<typeof nl.reviewTexts> = {
  title: 'Reviews',
  count: (count) =>
    pluralForm(count) === 'one'
      ? `${count} review from a guest who stayed here`
      : `${count} reviews from guests who stayed here`,
  outOf: (figure) => `${figure} out of 5`,
  reply: (name) => `Reply from ${name}`,
  all: (count) => `All ${count} reviews`,
  pages: 'Pages of reviews',
  newer: 'Newer reviews',
  older: 'Older reviews',
  how: 'Who can write a review?',
  howText:
    'Only those who have completed an approved stay in this holiday home, once per stay. The owner can reply, but not delete.',
  checked: 'How we check reviews',
  anonymous: 'A guest',
};
