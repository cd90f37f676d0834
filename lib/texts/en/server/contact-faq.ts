import type { InOtherWords } from '@/lib/languages/texts';
import { siteName } from '@/lib/site';
import { advertisingCostsText } from '@/lib/texts/en/server/advertising-costs';
import type * as nl from '@/lib/texts/nl/server/contact-faq';

export const faqItems: InOtherWords<typeof nl.faqItems> = () => [
  {
    question: 'How do I book a holiday home?',
    answer:
      'Open the home, choose ‘Book’, choose your arrival and departure and fill in your details. Your request goes straight to the owner. You’ll receive an email as soon as the owner approves or declines it. Your stay is only fixed once it has been approved.',
  },
  {
    question: 'Do I pay commission or a booking fee?',
    answer: `No. ${siteName()} charges no commission, neither to the guest nor to the owner. The price you see is the price the owner asks, VAT included. Once you choose dates, you see the total with all compulsory costs.`,
  },
  {
    question: 'Who do I pay, and when?',
    answer: `You pay the owner directly, and only once your request has been approved. If the owner has payment terms, you can read them before you send a request; after approval, the amounts, the dates and the account number are on your own page. If the owner has none, the two of you agree on payment together: in that case ask for written confirmation before you transfer anything. No payment goes through ${siteName()}.`,
  },
  {
    question: 'What is a registration number?',
    answer:
      'Every holiday home in Flanders must be registered with Toerisme Vlaanderen, the Flemish tourist board, and must meet rules on fire safety, hygiene and insurance. The six-character number, called the ‘logiesdecreetnummer’ in Dutch, is proof of that registration. You’ll find it on every listing.',
  },
  {
    question: 'Can I still change or cancel my request?',
    answer:
      'Yes. The link in our emails opens your own page, where you can withdraw your request, cancel your stay or ask for other dates or a different party. Such a change is up to the owner. What you get back if you cancel is shown, with the dates, with the holiday home and with your request, and stays as it was when you made the request. If nothing is shown, agree it with the owner beforehand.',
  },
  {
    question: 'How old do I have to be to rent?',
    answer:
      'The lead guest must be at least 21 on the day of arrival. You must also be 21 or over to create an account. Other users don’t see your date of birth.',
  },
  {
    question: 'Can I bring my dog?',
    answer:
      'That is up to the owner. Switch on ‘Pets welcome’ in the search filters and you’ll only see homes where your pet is welcome.',
  },
  {
    question: 'I’d like to let my home. What does it cost?',
    answer: `${advertisingCostsText()} You fill in your listing and add photos, and an administrator checks it before it goes online. There is no commission: you keep the full rent.`,
  },
  {
    question: 'Can I link my calendar with Airbnb or Booking.com?',
    answer:
      'Yes. Paste the other platform’s iCal link into your calendar: whatever is taken there is then blocked here too. In return we give you a link that you can enter there.',
  },
  {
    question: 'What should I do if I don’t trust a listing?',
    answer:
      'Pay nothing and write to us using the form on this page, giving the registration number. We’ll check the listing and take it offline if something isn’t right.',
  },
];
