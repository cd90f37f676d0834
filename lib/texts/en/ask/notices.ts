import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/notices';

export const noticeTexts: InOtherWords<typeof nl.noticeTexts> = {
  title: 'Report something',
  description: 'Is something wrong, or not allowed? Report a home, a review or a message.',
  intro:
    'Is something wrong, or not allowed? Tell us what and why. A person reads it and decides. Whoever you report does not learn who you are.',
  about: {
    listing: (name) => `Your report is about the home ‘${name}’.`,
    review: (name) => `Your report is about a review of ‘${name}’.`,
    user: () => 'Your report is about a message from an owner.',
  },
  nothing: 'Press ‘Report’ beside a home, a review or a message. Is it about something else?',
  contact: 'Write to us',
  formTitle: 'Your report',
  kind: 'What is wrong?',
  kinds: {
    illegal: 'It is against the law',
    false: 'It is untrue or a scam',
    unsafe: 'It is unsafe',
    discrimination: 'It discriminates or incites hatred',
    privacy: 'It shows my details or photos',
    other: 'Something else',
  },
  reason: 'Explain',
  reasonHelp: 'What is wrong, and how do you know? At least 20 characters.',
  name: 'Name',
  email: 'Email address',
  emailHelp: 'We send an acknowledgement and our decision to it.',
  goodFaith: 'To the best of my knowledge what I write here is correct and complete.',
  goodFaithMissing: 'Please confirm that your report is correct to the best of your knowledge.',
  privacy: 'We use your details for this report only, and do not pass them on to whoever it is about.',
  submit: 'Send the report',
  sent: 'Your report has been sent.',
  sentText: 'You will get an acknowledgement by email, and our decision later.',
  gone: 'This is not on the site.',
  emergency: 'Is somebody in danger? Call 112 at once.',
};
