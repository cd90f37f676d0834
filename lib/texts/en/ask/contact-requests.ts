import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/contact-requests';

export const contactRequestFormTexts: InOtherWords<typeof nl.contactRequestFormTexts> = {
  documentTitle: (name) => `Question for the owner: ${name}`,
  documentDescription: (name) =>
    `Put your question about ‘${name}’ directly to the owner, who will reply to you by email.`,
  breadcrumb: 'Contact',
  title: 'Ask the owner a question',
  intro: (name, city) =>
    `Your message about ‘${name}’${city === null ? '' : ` in ${city}`} goes straight to the owner, who will reply to you by email.`,
  guestTitle: 'Your details',
  questionTitle: 'Your question',
  firstName: 'First name',
  lastName: 'Surname',
  email: 'Email address',
  phone: 'Phone number',
  country: 'Country',
  subject: 'Subject',
  message: 'Message',
  privacy: (months) =>
    `Your details are used for your question only: the owner reads them, and our administrators can read along in order to help. They are made anonymous after ${months}.`,
  submit: 'Send message',
  failed: 'Your message couldn’t be sent. Try again later.',
  sent: 'Your message has been sent.',
  reserve: 'Would you like to book? Request your dates straight away.',
  reserveLink: 'Book',
  notFound: 'We can’t find this holiday home',
  thankYou: {
    documentTitle: 'Thank you for your message',
    documentDescription: 'Your message has been sent to the owner of the holiday home.',
    title: 'Thank you, your message has been sent',
    text: 'You’ll receive an email as confirmation. The owner will reply to you in person.',
    listing: 'Back to the holiday home',
  },
  sentBefore: {
    title: 'We already have this message',
    text: 'You have sent exactly the same message before. The owner received it once and will reply to you in person.',
  },
};
