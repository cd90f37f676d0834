import type { InOtherWords } from '@/lib/languages/texts';
import { siteName } from '@/lib/site';
import { contactDetails } from '@/lib/site-contact';
import { advertisingCostsText } from '@/lib/texts/en/server/advertising-costs';
import type * as nl from '@/lib/texts/nl/server/terms-of-service';

type Articles = ReturnType<typeof termsArticles>;

export const termsTexts: InOtherWords<typeof nl.termsTexts> = {
  documentTitle: 'Terms of use',
  description:
    'The agreement between you and us: free account, no commission, prices including VAT, and what we expect of guests and owners.',
  title: 'Terms of use',
  intro:
    'These are the terms that apply when you use this site, as a visitor, guest or owner. We have written them as briefly and clearly as we can.',
  contents: 'Contents',
  article: (number, title) => `Article ${number}. ${title}`,
  articleId: (number) => `article-${number}`,
};

export const termsArticles: InOtherWords<typeof nl.termsArticles> = (months) => [
  ...aboutTheSite(),
  ...aboutAdvertising(),
  ...aboutStaying(),
  ...aboutTheLaw(months),
];

function aboutTheSite(): Articles {
  const site = siteName();
  const { street, postalCode, city, companyNumber, email } = contactDetails;
  return [
    {
      title: 'Who we are',
      paragraphs: [
        `${site} is an online marketplace for holiday homes on the Belgian coast. Our address is ${street}, ${postalCode} ${city}, with company number ${companyNumber}. You can reach us at ${email}.`,
        'In these terms, an ‘owner’ is anyone who offers a holiday home on the site, a ‘guest’ anyone who wishes to rent one, and a ‘user’ everyone who uses the site.',
      ],
    },
    {
      title: 'Scope',
      paragraphs: [
        'These terms apply to all use of the site. Anyone who creates an account accepts them. Other terms apply between you and us only if we agree on them together in writing.',
        'Between guest and owner, what they agree between themselves applies. That agreement may not conflict with these terms.',
      ],
    },
    {
      title: 'What we do and what we don’t',
      paragraphs: [
        'We give owners the space to present their home, and guests the means to search, ask a question and request a stay.',
        'We don’t let homes ourselves, we are not an estate agent, tour operator or insurer, and we are not a party to the rental agreement. We neither receive nor hold rent.',
      ],
    },
    {
      title: 'Costs',
      paragraphs: [
        advertisingCostsText(),
        'We charge no commission: not to the owner, not to the guest, and not when a stay goes ahead either. Searching, asking questions and sending requests cost nothing.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'To create an account you must be 21 or over and give your own name and email address. We ask for your date of birth to check this; other users don’t see it.',
        'Each user has one account. Only letting agencies may have more than one.',
        'Keep your password to yourself. Whatever happens through your account is attributed to you until you tell us that someone else is using it. To have someone merely help manage your calendar, you invite them with an account of their own.',
      ],
    },
  ];
}

function aboutAdvertising(): Articles {
  return [
    {
      title: 'Advertising',
      paragraphs: [
        'You advertise only homes that you are entitled to let and that are on the Belgian coast. There is one listing per home.',
        'Your text, photos, features and calendar are correct, complete and up to date. You mention everything a guest needs to know beforehand, including what is less pleasant, such as building work in the street.',
      ],
    },
    {
      title: 'Lodging Decree and permits',
      paragraphs: [
        'Every listing carries the number under which the home is registered with Toerisme Vlaanderen. As the owner, you are responsible for ensuring that the number belongs to the home and that the home complies with the Flemish Lodging Decree (logiesdecreet) and with the rules of the municipality and of the co-ownership.',
        'Municipal taxes on stays, income tax and VAT are a matter for the owner. Taxes on holiday homes are a fixed amount per year: what a guest pays as tourist tax is passed on by the owner.',
      ],
    },
    {
      title: 'Prices',
      paragraphs: [
        'The price in the listing is the price the guest pays, VAT included. It applies per night and to the whole home, unless the listing clearly says otherwise. As soon as the dates have been chosen, the guest sees the total with all compulsory costs for their party.',
        'Costs that every guest must pay, such as compulsory cleaning, are included in the price or stated expressly in the listing. Once a request has been approved, the price changes only if guest and owner together agree on a change to the stay.',
      ],
    },
    {
      title: 'Photos and texts',
      paragraphs: [
        'What you post remains yours. You give us the right to show it on the site, in search results and in messages about your home for as long as your listing exists.',
        'You post only photos and texts to which you hold the rights, and no photos in which people are recognisable who did not consent to this. We remove the device’s location data from the photos we show.',
      ],
    },
    {
      title: 'Checks and refusal',
      paragraphs: [
        'An administrator checks every new listing before it goes online, and again when the address or the registration number changes. That check is not an inspection of the home and not a guarantee.',
        'We can refuse a listing or take it offline if it doesn’t comply with these terms. We tell you why, and you can respond.',
        'Whatever people report and whatever stands out is always looked at and decided by a person: at most, computers point out what somebody should check. Anybody can report a home, a review or a message with ‘Report’, and gets an acknowledgement and our decision. Whoever a measure concerns reads its ground, the article, the facts and what can be done about it, and may appeal once within six months. Another administrator decides on that, where there is one.',
      ],
    },
  ];
}

function aboutStaying(): Articles {
  const site = siteName();
  return [
    {
      title: 'Requests and bookings',
      paragraphs: [
        'A request is a question from a guest, not yet a booking. There is an agreement only when the owner approves the request, or when the guest accepts an offer from the owner. A change to an approved stay takes effect only once the other party accepts it.',
        'The owner replies as soon as possible and decides freely, without discriminating. The lead guest is at least 21 years old on the day of arrival.',
      ],
    },
    {
      title: 'Payment and deposit',
      paragraphs: [
        `The guest pays the owner directly; no payment ever goes through ${site}. If the owner has payment terms, the guest reads them before making a request, and after approval what they pay and when. If the owner has none, guest and owner agree together how and when payment is made.`,
        'The owner confirms the amounts in writing before the guest pays, and returns the deposit within the agreed time, less any proven damage.',
      ],
    },
    {
      title: 'Cancellation',
      paragraphs: [
        'What is refunded on cancellation is stated with the holiday home and with the request. For that request it stays as it was when the guest made it. If nothing is stated, guest and owner agree it beforehand. If they have agreed nothing, the law applies.',
        'If the owner cancels an approved stay, the owner refunds everything the guest has already paid and informs the guest at once.',
      ],
    },
    {
      title: 'The stay',
      paragraphs: [
        'The owner makes sure that the home is ready at the agreed time, is clean and matches the listing. The guest uses it with care, with no more people and animals than agreed, and follows the house rules.',
        'If something is not in order, the guest reports it to the owner at once, so that the owner can put it right.',
      ],
    },
    {
      title: 'What is not allowed',
      paragraphs: ['On the site and in contacts arising from it, you may not:'],
      points: [
        'give false or misleading information, or pose as someone else;',
        'collect other users’ data, or use it for anything other than a stay;',
        'send unsolicited advertising, discriminate, insult or threaten;',
        'overload the site, get around its security or copy content on a large scale;',
        'charge guests a commission or fee for acting as an intermediary through the site.',
      ],
    },
  ];
}

function aboutTheLaw(months: string): Articles {
  const site = siteName();
  return [
    {
      title: 'Your data',
      paragraphs: [
        'We use your personal data to make the site work, to pass on your requests and to reply to you, and we never sell it. A guest’s data goes only to the owner the guest sends it to.',
        `We make a booking request anonymous ${months} after departure, and a question to an owner ${months} after it was sent. You can see your data, correct it or have it erased at any time. What we keep in your browser is set out in the disclaimer.`,
      ],
    },
    {
      title: 'Availability of the site',
      paragraphs: [
        'We do our best to keep the site available and correct at all times, but cannot rule out interruptions. As far as possible, we plan maintenance for quiet hours.',
        'We regularly read the calendars that you link with other platforms. We have no way of knowing what another platform passes on late or incorrectly: if in doubt, check for yourself whether dates are free.',
      ],
    },
    {
      title: 'Liability',
      paragraphs: [
        `${site} is not liable for what users post or agree with each other, for the condition of a home, or for damage during a stay.`,
        'Nothing in these terms limits our liability for intent, gross negligence or personal injury, or the rights the law gives you as a consumer.',
      ],
    },
    {
      title: 'Closing your account',
      paragraphs: [
        'You can delete your account at any time, as soon as no approved stays are under way or planned. Your listings then disappear too.',
        'We can block or close an account in the event of a serious or repeated breach of these terms. Except in cases of fraud or danger, we warn you beforehand.',
      ],
    },
    {
      title: 'Changes, complaints and law',
      paragraphs: [
        'If we amend these terms, we let you know at least thirty days beforehand if you have an account. Whatever has already been approved continues under the old terms. If one provision is invalid, the others remain in force.',
        'If you have a complaint, write to us through the contact page: we first look for a solution together. If we can’t find one, you can turn to the Belgian Consumer Mediation Service (Consumentenombudsdienst). Belgian law applies, and the court of your place of residence or that of our registered office has jurisdiction.',
      ],
    },
  ];
}
