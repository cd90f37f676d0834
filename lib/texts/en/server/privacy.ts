import type { InOtherWords } from '@/lib/languages/texts';
import { siteName } from '@/lib/site';
import { contactDetails } from '@/lib/site-contact';
import type * as nl from '@/lib/texts/nl/server/privacy';

export const privacyTexts: InOtherWords<typeof nl.privacyTexts> = {
  documentTitle: 'Privacy',
  description: 'Which of your data we keep, why, for how long, who sees them, and what your rights are.',
  title: 'Privacy',
  intro: 'Which data we keep, why, for how long, and who sees them.',
  labels: { why: 'Why', what: 'What', howLong: 'How long', who: 'Who sees it' },
  cookies: 'Which cookies we use',
};

export const topicTexts: InOtherWords<typeof nl.topicTexts> = {
  name: 'name',
  email: 'email address',
  phone: 'phone number',
  address: 'address',
  languages: 'languages you speak',
  written: 'what you write or let us know',
  review: 'your review and the reply to it',
  home: 'what you enter about your home',
  photos: 'photos',
  calendars: 'calendars, occupied days and linked addresses',
  bank: 'account number and account holder',
  tax: 'tax numbers',
  billing: 'subscription, payments and invoices',
  sign_in: 'how you sign in (a password only in unreadable form)',
  devices: 'devices you are signed in on or get notifications on',
  texts: 'reply texts and news items',
  letters: 'emails that we sent',
  deeds: 'what administrators did or noted, and why',
  reports: 'what we reported to the authorities about stays and homes, without names of guests',
  checks: 'check values against sending or matching twice',
};

export const kindTexts: InOtherWords<typeof nl.kindTexts> = {
  guest: {
    title: 'You request a stay or ask a question',
    why: 'To pass your request or question on to the owner and arrange the stay. A request also has the dates, the number of people, the price and the payments. It cannot be done without them.',
    howLong: (months) =>
      `Until ${months} after departure, or ${months} after you asked a question. What remains after that identifies nobody.`,
    who: 'The owner you write to, whoever manages the calendar for them as far as needed, and our administrators, to help.',
  },
  said: {
    title: 'You write a review',
    why: 'To inform other guests. You choose the name that is shown with it.',
    howLong: (months) =>
      `As long as the home exists. Your name is removed after ${months}; on request, everything is.`,
    who: 'Everybody. Only the owner and our administrators see what is reported to us about it.',
  },
  asked: {
    title: 'You set up a search alert, or are invited',
    why: 'To email you what you asked for, or what somebody sends you through the site.',
    howLong: () => 'Until you stop the alert or it ends, or until the invitation is accepted or withdrawn.',
    who: 'Only our administrators, and whoever invited you.',
  },
  account: {
    title: 'You have an account or let a home',
    why: 'To let you sign in, to show your homes, and to keep your requests, calendars and payments.',
    howLong: () =>
      'Until you delete your account, or the home it belongs to. We keep a record of what administrators did for 24 months.',
    who: 'What your listing says is public, with your first name and photo. Only those who pay you see your account number; nobody else sees your tax numbers. Our administrators see what they need in order to help.',
  },
  invoice: {
    title: 'You pay for a subscription',
    why: 'The law obliges us to keep invoices.',
    howLong: () => 'Ten years after the year of the invoice.',
    who: 'You, our administrators and bookkeepers, and Stripe, which carries out the payment.',
  },
  letter: {
    title: 'We email you',
    why: 'To be able to check whether a message arrived.',
    howLong: () => '90 days.',
    who: 'Our administrators, and whoever delivers our email.',
  },
};

export const privacySections: typeof nl.privacySections = () => [
  {
    title: 'With whom we share data',
    paragraphs: [
      'We sell nothing and show no advertisements by others. Companies that run servers and email for us process data only on our instructions. Stripe handles the payment of subscriptions. If you turn on notifications, they travel encrypted through the maker of your browser.',
      'Authorities get what the law requires. That may be stays in homes for which a municipality asks it (without names of guests), and owners with their income for tax purposes. Owners receive a statement of what we pass on about them.',
    ],
  },
  {
    title: 'What we do not do',
    paragraphs: [
      'We make no profile of you. We count how often a home is viewed without recording who you are. Your favourites stay on your device. No decision about you is made by a computer alone.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'You can see, correct, take with you and have erased what we keep about you, and you can object to what we do with it. With an account you do so yourself under ‘Gegevens’: there you download everything as a file and delete your account.',
      `Without an account, write to ${contactDetails.email} from the address in question. We answer within a month. If you disagree with our answer, you can turn to the Belgian Data Protection Authority, Drukpersstraat 35, 1000 Brussels.`,
    ],
  },
  {
    title: 'Who is responsible',
    paragraphs: [
      `${contactDetails.companyName} (enterprise number ${contactDetails.companyNumber}), ${contactDetails.street}, ${contactDetails.postalCode} ${contactDetails.city}, for everything that happens on ${siteName()}. Owners are themselves responsible for what they do with their guests’ data.`,
    ],
  },
];
