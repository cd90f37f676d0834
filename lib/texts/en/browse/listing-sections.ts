import { pluralForm } from '@/lib/format/plural';
import { comparedPlatforms } from '@/lib/home/compared-platforms';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/listing-sections';

export const commissionRow: InOtherWords<typeof nl.commissionRow> = {
  subject: 'Commission for the owner',
  own: 'None',
  others: ['A percentage of every booking', 'A percentage of every booking'],
};

export const listingSectionTexts: InOtherWords<typeof nl.listingSectionTexts> = {
  towns: {
    title: 'Choose your seaside town',
    all: 'See all holiday homes',
    offer: (count, price) => `${count} ${pluralForm(count) === 'one' ? 'home' : 'homes'} from €${price}`,
    none: 'No homes yet',
  },
  about: {
    title: 'Straight from the owner',
    paragraphs: [
      'Every home on this site is let by a private owner. Your request goes to whoever holds the key, and the answer comes from someone who knows the place: which bakery opens on a Sunday, where to leave the car, what time the sun reaches the terrace.',
      'There is no agency in between and no commission to pay. The price you see is the price the owner asks, VAT included. You make your arrangements together, and you pay the owner directly.',
    ],
    points: [
      {
        title: 'The Belgian coast, nothing else',
        text: 'Fourteen seaside towns between the French and Dutch borders, and that’s all.',
      },
      {
        title: 'With its registration number',
        text: 'Each home shows the number under which it is registered with Toerisme Vlaanderen, the Flemish tourist board.',
      },
      {
        title: 'Checked before it goes online',
        text: 'A listing is only published once one of our administrators has checked it.',
      },
    ],
    more: 'More about us',
  },
  reviews: {
    title: 'What visitors think of us',
    score: '4.6',
    outOf: 'out of 5',
    count: '462 reviews',
    label: '4.6 out of 5 stars, based on 462 reviews',
  },
  comparison: {
    title: 'What’s the difference?',
    text: 'The big platforms let homes all over the world. We do one thing: holiday homes on the Belgian coast, from private owner to guest.',
    caption: 'Comparison with two big booking platforms',
    subject: 'Subject',
    others: comparedPlatforms,
    rows: [
      commissionRow,
      {
        subject: 'Who is letting',
        own: 'Private owners only',
        others: ['Private individuals and businesses', 'Private individuals, businesses and hotels'],
      },
      {
        subject: 'Contact before booking',
        own: 'Directly with the owner, by email or phone',
        others: ['Through messages on the platform', 'Through messages on the platform'],
      },
      {
        subject: 'Who decides on your request',
        own: 'The owner in person, for every request',
        others: ['The owner, or automatically', 'Usually automatically'],
      },
      {
        subject: 'Payment',
        own: 'Directly to the owner',
        others: ['Through the platform', 'Through the platform or on site'],
      },
      { subject: 'Where', own: 'The Belgian coast', others: ['The whole world', 'The whole world'] },
    ],
  },
  rentOut: {
    title: 'Do you let a place by the sea?',
    text: 'Create a free account, add your home and keep your calendar in step with Airbnb and Booking.com.',
    action: 'List your home',
  },
};
