import type { InOtherWords } from '@/lib/languages/texts';
import { siteName } from '@/lib/site';
import type * as nl from '@/lib/texts/nl/server/about';

export const aboutTexts: InOtherWords<typeof nl.aboutTexts> = {
  documentTitle: 'About us',
  description:
    'Why we do one thing: holiday homes on the Belgian coast, straight from owner to guest, with no letting agents and no commission.',
  title: 'About us',
  intro: () =>
    `${siteName()} brings together people who let a place by the sea and people who would like to stay there. Nothing more, and that’s the idea.`,
  actions: { rent: 'See all holiday homes', contact: 'Ask us a question' },
};

export const aboutSections: InOtherWords<typeof nl.aboutSections> = () => [
  {
    id: 'waarom',
    title: 'Why we’re here',
    paragraphs: [
      'People who own an apartment or house on the Belgian coast have often been letting it to the same families for years. It works because they know each other: the owner knows where the beach chairs are kept, the guest leaves the place as they found it.',
      'On the big platforms that gets lost. A company stands in between, keeps a share of every rent and steers the conversation. We take that company out of the picture. Here you put your questions to the person who has the key, and it’s with that person that you make your arrangements.',
    ],
  },
  {
    id: 'hoe-het-werkt',
    title: 'How it works for guests',
    paragraphs: [
      'You search by seaside town, by date and by what you’d like in the home. Every listing shows the free dates, the price per night and the registration number. When you find something, you send a request, or ask a question first.',
      'The owner decides and lets you know by email. You pay the owner directly. We charge you nothing.',
    ],
  },
  {
    id: 'voor-verhuurders',
    title: 'How it works for owners',
    paragraphs: [
      'You create an account, fill in your listing and add photos. An administrator checks it before it goes online. After that you manage your own prices, calendar and requests.',
      'Do you also let through Airbnb or Booking.com? Link your calendars, and a stay booked there blocks the same dates here. Someone else can help manage your calendar, without access to the rest of your account.',
    ],
  },
  {
    id: 'veilig-gebruik',
    title: 'Staying safe',
    paragraphs: [
      'Renting directly is simple, as long as guest and owner take a little care. We check every new listing, but we don’t visit. Here is what you can do yourself.',
    ],
    points: [
      'Look at the registration number. Every holiday home in Flanders must be registered with Toerisme Vlaanderen, the Flemish tourist board. If the number doesn’t match the address you’re given, don’t rent.',
      'Start the conversation through the site. That way you know your message reaches the person who placed the listing.',
      'Ask for a written agreement with the dates, the price, the advance payment, the deposit and the cancellation terms.',
      'Pay by bank transfer to an account in the owner’s name. Never pay with vouchers, in cryptocurrency or through a courier.',
      'Be careful if someone puts you under pressure, asks a price far lower than others nearby, or will only talk through a messaging app.',
      'Never give out passwords or PIN codes. We never ask for them, by email or by phone either.',
      'Do you let a home? Choose a strong password, only approve a request once you know who is coming, and ask for the balance before arrival.',
      'If something doesn’t seem right, write to us and give the registration number. We’ll look into it and take a listing offline if need be.',
    ],
  },
];
