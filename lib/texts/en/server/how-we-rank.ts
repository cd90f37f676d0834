import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/how-we-rank';
import type { SortOrder } from '@/lib/search/parameters';

export const rankTexts: InOtherWords<typeof nl.rankTexts> = {
  documentTitle: 'How we rank homes',
  description:
    'What decides the order of holiday homes, why nobody can buy a place, and how reviews are checked.',
  title: 'How we rank homes',
  intro: 'What decides which home comes first, and who may write a review.',
};

const rules: Readonly<Record<SortOrder, string>> = {
  recent:
    'the home that an administrator approved most recently comes first. Editing a listing, taking it offline or paying again makes no difference.',
  price_asc:
    'the lowest price comes first. If you chose dates or months, what counts is the total of the stay for your party, otherwise the price per night.',
  price_desc: 'exactly the other way round.',
  rating_asc: 'the lowest score comes first. Homes without a review come last, newest first.',
  rating_desc: 'the highest score comes first. Here too, homes without a review come last.',
};

export const rankSections: typeof nl.rankSections = (figures) => {
  const { orders, perPage, most, reviewDays, reviewsShown, score } = figures;
  return [
    {
      title: 'Nobody can buy a place',
      paragraphs: [
        'Owners cannot pay to appear higher up. There are no sponsored places and no advertisements among the results. Which subscription an owner has makes no difference.',
        'The order is the same for everybody: who you are, what you looked at before and which device you use play no part.',
      ],
    },
    {
      title: 'Which homes you see',
      paragraphs: [
        'Every home that is online and meets everything you chose. If you chose dates, you only see what is free then and what the owner lets for those dates and your party. A filter lets a home in or leaves it out; it does not move a home up.',
        `A list shows ${perPage} homes per page, and ${most} at most. The map shows the same homes.`,
      ],
    },
    {
      id: 'volgorde',
      title: 'The order',
      paragraphs: [
        `You choose it yourself. If you don’t, it is ‘${orders[0]?.name ?? ''}’. Only the following decides the place:`,
      ],
      points: orders.map(({ order, name }) => `${name}: ${rules[order]}`),
    },
    {
      title: 'On other pages',
      paragraphs: [
        'The rows on the home page show the newest homes that match the title of the row. A home is in one row at most.',
        'Sorting by rating is offered as soon as at least one home has a review. Where two homes are equal, the number of the listing decides, so that none appears twice or goes missing.',
      ],
    },
    {
      id: 'beoordelingen',
      title: 'How reviews are checked',
      paragraphs: ['Every review is by a guest whom we know to have had a stay there:'],
      points: [
        'Only someone who requested a stay which the owner approved, and which is over, can review it, through the personal link to that stay.',
        `This is possible from the day after departure, for ${reviewDays} days, and once per stay.`,
        'Owners, and those who help manage their calendar, cannot review their own home.',
        'A review appears immediately. Nobody changes it afterwards, not even us, and we do not pay for reviews.',
        'The owner can reply once and report a review to us, but cannot remove it. A report by itself hides nothing. An administrator can hide a review, giving a reason that its author is told.',
        `The score of a home is the average of all visible reviews, out of ${score}. The newest come first: ${reviewsShown} on the page itself, the others on the pages after it.`,
        'We cannot verify that everything a guest writes is true: we do not visit the homes.',
      ],
    },
  ];
};
