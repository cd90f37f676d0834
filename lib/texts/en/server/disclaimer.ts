import type { InOtherWords } from '@/lib/languages/texts';
import { siteName } from '@/lib/site';
import { contactDetails } from '@/lib/site-contact';
import type * as nl from '@/lib/texts/nl/server/disclaimer';

export const disclaimerTexts: InOtherWords<typeof nl.disclaimerTexts> = {
  documentTitle: 'Disclaimer',
  description: 'What we answer for and what we don’t, what happens to your data, and which cookies we use.',
  title: 'Disclaimer',
  intro: 'What we answer for, what we don’t, and what happens to your data.',
  cookiesId: 'cookies',
  cookiesTitle: 'Cookies',
  cookies: [
    'A cookie is a small piece of text that a site keeps in your browser. Left to itself, this site uses only what it needs to work. The law requires no consent for that. This is the full list:',
  ],
  cookiesAfter: [
    'We don’t measure visitors with cookies and we don’t show other companies’ adverts. We count how many times a home is viewed without keeping a record of who you are.',
    'If you switch on notifications on a device, your browser gives us an address at its maker (Apple, Google, Microsoft or Mozilla), which we keep until you switch them off or sign out. What we send there is encrypted: only your device can read it.',
    'Some parts come from others, such as a Google map where one has been set up. We only load these if you allow functional cookies. If Google’s security check has been set up for the forms, it is only loaded when you start filling in a form.',
    'Your choice is valid for 90 days and you can change it at any time.',
  ],
  changeCookies: 'Change cookie preferences',
  table: { name: 'Name', purpose: 'What for', duration: 'How long' },
};

const untilTabIsClosed = 'Until you close the tab';
const untilBrowserIsCleared = 'Until you clear your browsing data';
const untilRemoved = 'Until you remove them';

export const storedItems: InOtherWords<typeof nl.storedItems> = [
  {
    name: 'cookie_preferences',
    purpose: 'Remembers your choice about cookies.',
    duration: '90 days',
  },
  {
    name: 'cookie_question',
    purpose: 'Remembers that you closed the question about cookies without choosing.',
    duration: untilTabIsClosed,
  },
  {
    name: 'loaded_anew',
    purpose:
      'Remembers when a page was reloaded because part of it was missing, so that this happens only once.',
    duration: untilTabIsClosed,
  },
  {
    name: 'language_switch_place',
    purpose: 'Remembers where you were on a page when you open it in another language.',
    duration: 'Until you close the tab',
  },
  {
    name: 'language_offer_refused',
    purpose: 'Remembers that you do not want to be offered another language.',
    duration: 'Until you clear your browser’s data',
  },
  {
    name: 'favorite_listings',
    purpose: 'Remembers the homes you mark as favourites. Stays on your device.',
    duration: untilRemoved,
  },
  {
    name: 'favorite_lines',
    purpose:
      'Remembers the name and seaside town of your favourites, so that you can see them without internet too. Stays on your device.',
    duration: untilRemoved,
  },
  {
    name: 'own_requests',
    purpose:
      'Remembers which home you requested for which dates, so that you can see this without internet too. Only if you allow functional cookies. Stays on your device.',
    duration: 'Until after your departure, or until you refuse functional cookies',
  },
  {
    name: 'offline-page',
    purpose:
      'Keeps one page with its layout, for when there is no internet. Only once you have a favourite or a request, have put the site on your home screen or have switched on notifications. Contains nothing about you.',
    duration: untilBrowserIsCleared,
  },
  {
    name: 'overview_view',
    purpose: 'Remembers whether you view the homes as a list or on the map. Stays on your device.',
    duration: 'Until you choose the list again',
  },
  {
    name: 'holiday_region',
    purpose:
      'Remembers which region’s school holidays an owner sees in their calendar. Stays on your device.',
    duration: untilBrowserIsCleared,
  },
  {
    name: 'row_keys',
    purpose: 'Remembers whether an owner switched off the keyboard shortcuts of lists. Stays on your device.',
    duration: untilBrowserIsCleared,
  },
  {
    name: 'payment_matches',
    purpose:
      'Remembers which transactions on a bank statement an owner matched, with the account of the person who paid. Stays on your device.',
    duration: untilBrowserIsCleared,
  },
  {
    name: 'XSRF-TOKEN',
    purpose: 'Protects forms: only our own pages can send something in your name.',
    duration: '12 hours',
  },
  {
    name: 'next-auth.session-token',
    purpose: 'Keeps you signed in. On a secure connection the name starts with __Host-.',
    duration: '12 hours without activity, or 30 days if you choose to stay signed in',
  },
  {
    name: 'known_browser',
    purpose:
      'Recognises a device on which you have signed in before, so that other people’s failed attempts don’t hold you up. Signs nobody in. On a secure connection the name starts with __Host-.',
    duration: '180 days, or until you change your password',
  },
  {
    name: 'second-factor',
    purpose:
      'Remembers that the first step of signing in succeeded, until you take the second step. Signs nobody in.',
    duration: '10 minutes',
  },
  {
    name: 'signed_in',
    purpose: 'Remembers that someone is signed in, so that pages know whether to show your account.',
    duration: 'Until you sign out or close the browser, or 30 days if you choose to stay signed in',
  },
  {
    name: 'form-memory',
    purpose:
      'Keeps what you filled in when a form without script still contains a mistake, and which request you have just sent. Encrypted.',
    duration: '10 minutes',
  },
  {
    name: 'form:…',
    purpose: 'Keeps a half-completed form on your device, so that you lose nothing.',
    duration: 'Until you close the tab or send the form',
  },
  {
    name: 'listing-form:…',
    purpose: 'Keeps what you typed in a listing but haven’t saved yet. Stays on your device, without photos.',
    duration: 'Until you save the listing or start again. After 14 days it is no longer used',
  },
  {
    name: 'results:…',
    purpose: 'Remembers where you were in the search results, so that you return to that spot.',
    duration: untilTabIsClosed,
  },
];

export const storedForProviders: InOtherWords<typeof nl.storedForProviders> = [
  {
    name: 'next-auth.…',
    purpose: 'Protects signing in with an account of another service. Encrypted or without data about you.',
    duration: '15 minutes, or until you close the browser',
  },
  {
    name: 'pending_identity',
    purpose:
      'Remembers which data the other service passed on about you, until your account has been linked or created. Encrypted.',
    duration: '10 minutes',
  },
];

export const disclaimerSections: InOtherWords<typeof nl.disclaimerSections> = (months) => {
  const site = siteName();
  return [
    {
      title: 'Owners’ listings',
      paragraphs: [
        `The listings on ${site} are written by the owners themselves. We check them before they go online, but we don’t visit the homes. It is up to the owner to make sure that text, photos, price and availability are correct.`,
        'If you find a mistake or something that isn’t acceptable, please tell us through the contact page. We’ll look into it.',
      ],
    },
    {
      title: 'Arrangements between guest and owner',
      paragraphs: [
        `${site} is not a party to the rental agreement. Guest and owner arrange payment, deposit, key and stay together. They settle any disputes about these between themselves.`,
      ],
    },
    {
      title: 'Content of the site',
      paragraphs: [
        'We take great care over this site, but we can’t guarantee that everything is complete, correct and available at all times. No rights can be derived from prices or availability shown incorrectly because of a technical error, as long as the owner hasn’t confirmed them.',
        'Links to other sites are meant as a help. We are not responsible for what those sites contain.',
      ],
    },
    {
      title: 'Intellectual property',
      paragraphs: [
        `The design, texts and drawings of the site belong to ${site}. The photos and texts of a listing belong to the owner. Don’t copy anything without permission from whoever made it.`,
      ],
    },
    {
      title: 'Your personal data',
      paragraphs: [
        'We process only what is necessary: the data of your account, of your listings, and of the requests and messages you send. A request or message goes to the owner you send it to. Our administrators can read it in order to help you or the owner; no one else gets to see it.',
        `Booking requests are made anonymous ${months} after departure, questions to an owner ${months} after they were sent. Anyone who deletes an account also deletes their listings and data, except what the law obliges us to keep, such as invoices.`,
        `You have the right to see, correct, take with you or have erased the data we hold about you. Write to ${contactDetails.email}. If you disagree with our answer, you can turn to the Belgian Data Protection Authority (Gegevensbeschermingsautoriteit).`,
      ],
    },
  ];
};
