import type { InOtherWords } from '@/lib/languages/texts';
import { contactDetails } from '@/lib/site-contact';
import type * as nl from '@/lib/texts/nl/ask/contact';

export const contactTexts: InOtherWords<typeof nl.contactTexts> = {
  documentTitle: 'Contact',
  description:
    'Ask us about a listing, your account or a booking. Here for you every day, with answers to the most common questions.',
  title: 'Contact',
  intro: 'A question, complaint or idea? Write to us and a human being will answer.',
  faqFirst: 'You may like to look at the frequently asked questions first.',

  formTitle: 'Write to us',
  name: 'Name',
  email: 'Email address',
  licence: 'Registration number',
  licenceHelp:
    'Is your question about one particular home? You’ll find the number on the photo in its listing.',
  message: 'Message',
  privacy: 'We use your details only to reply to you.',
  submit: 'Send message',
  sent: 'Your message has been sent.',
  failed: 'Something went wrong.',
  sentText: 'You’ll get our answer by email, usually the same day.',
  again: 'Write another message',

  hoursTitle: 'Opening hours',
  hours: 'Every day',
  hoursRange: `${contactDetails.opensAt}–${contactDetails.closesAt}`,
  addressTitle: 'Address',
  companyTitle: 'Company details',
  companyName: 'Name',
  companyNumber: 'Company number',
  vatNumber: 'VAT number',
  supportTitle: 'Rather speak to someone?',
  supportText:
    'Call or email us during opening hours. Have your registration number or booking number to hand.',
  phone: 'Phone',
  points: {
    title: 'Points of contact',
    users: 'For users',
    usersText:
      'Write to us or call us as above, in Dutch, French, German or English. A person answers. To report something on the site, press ‘Report’ beside it.',
    authorities: 'For authorities',
    authoritiesText:
      'Courts, the European Commission and other authorities can reach us directly at this address, in Dutch, French, German or English.',
  },
  supportLinks: {
    rent: 'I’d like to rent',
    rentOut: 'I’d like to let my home',
    safeUse: 'Renting and letting safely',
    terms: 'Terms of use',
  },

  faqTitle: 'Frequently asked questions',
  faqMore: 'Show all questions',
  faqLess: 'Show fewer questions',
};
