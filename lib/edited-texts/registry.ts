/** The texts that the operator can change, by key (docs/rules/edited-texts.md#texts). */
import { writeSections } from '@/lib/edited-texts/blocks';
import { letterParts } from '@/lib/edited-texts/kinds';
import type { LetterPart, TextGroup, TextKind } from '@/lib/edited-texts/kinds';
import {
  isGuestLetter,
  allLetters,
  letterPlaceholders,
  letterText as ownLetterText,
  letterTextKey,
} from '@/lib/edited-texts/letters';
import type { GuestLetterName, LetterName } from '@/lib/edited-texts/letters';
import { townTextKey } from '@/lib/edited-texts/keys';
import { withoutEdits } from '@/lib/languages/edited-text';
import { languages } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';
import { cities } from '@/lib/listings/cities';
import { route } from '@/lib/paths';
import { contactDetails } from '@/lib/site-contact';
import { aboutSections, aboutTexts } from '@/lib/texts/about';
import { contactTexts } from '@/lib/texts/contact';
import { faqItems } from '@/lib/texts/contact-faq';
import { disclaimerSections } from '@/lib/texts/disclaimer';
import { landlordLetters } from '@/lib/texts/letters-landlords';
import * as duties from '@/lib/texts/letters-duties';
import * as payments from '@/lib/texts/letters-payments';
import * as stay from '@/lib/texts/letters-stay';
import * as talk from '@/lib/texts/letters-talk';
import { townIntroTexts } from '@/lib/texts/search-towns';
import { termsArticles } from '@/lib/texts/terms-of-service';
import { townWords } from '@/lib/texts/towns';

export interface EditableText {
  group: TextGroup;
  kind: TextKind;
  /** Maximum length in characters. */
  max: number;
  /** The languages with a text of their own; only Dutch if it is the same in all. */
  languages: readonly Language[];
  /** Whether it may be empty: then it is not shown. */
  isOptional?: true;
  /** The placeholders that it must contain, as `{home}`; absent if braces have no meaning. */
  placeholders?: readonly string[];
  /** The letter that contains it. */
  letter?: LetterName;
  /** The page that shows it, in the language of the caller. */
  page?: () => string;
  /** The code's own text, in the language of the caller. */
  fallback(): string;
}

const everywhere = (text: Omit<EditableText, 'languages'>): EditableText => ({ ...text, languages });
const once = (text: Omit<EditableText, 'languages'>): EditableText => ({ ...text, languages: ['nl'] });

const home = () => route('front-page');
const contact = () => route('contact');
const about = () => route('about');

const company = (kind: TextKind, max: number, fallback: () => string) =>
  once({ group: 'contact', kind, max, page: contact, fallback });

const towns = Object.fromEntries(
  cities.map(({ id }) => [
    townTextKey(id),
    everywhere({
      group: 'towns',
      kind: 'paragraphs',
      max: 5000,
      isOptional: true,
      page: () => route('listing.index', {}, { listing_city_id: id }),
      fallback: () => [townIntroTexts[id], ...townWords[id].paragraphs].join('\n\n'),
    }),
  ]),
);

/** The texts of each letter to guests: only referenced here, not read, since a server has all languages. */
const guestLetterTexts = (): Readonly<Record<GuestLetterName, object>> => ({
  'booking-received': stay.receivedLetterTexts,
  'booking-approved': stay.approvedLetterTexts,
  'booking-confirmed': stay.confirmedLetterTexts,
  'booking-declined': stay.declinedLetterTexts,
  'booking-declined-closed': stay.closedLetterTexts,
  'booking-canceled': stay.canceledLetterTexts,
  'withdrawn-for-guest': stay.withdrawnLetterTexts,
  'offer-made': stay.offerLetterTexts,
  'change-asked': stay.changedLetterTexts.asked,
  'change-accepted': stay.changedLetterTexts.accepted,
  'change-declined': stay.changedLetterTexts.declined,
  'change-taken_back': stay.changedLetterTexts.taken_back,
  'request-waiting': stay.waitingLetterTexts,
  'messages-for-guest': talk.messagesLetterTexts,
  'messages-on-page': talk.unseenLetterTexts,
  'way-in': talk.wayInLetterTexts,
  'payment-noted': payments.notedLetterTexts,
  'payment-reminder': payments.reminderLetterTexts.soon,
  'payment-late': payments.reminderLetterTexts.overdue,
  'payment-plan-changed': payments.planLetterTexts,
  'deposit-returned': payments.depositLetterTexts.back,
  'deposit-settled': payments.depositLetterTexts.settled,
  'new-agreement': payments.newAgreementLetterTexts,
  'contact-request-received': talk.questionLetterTexts,
  'contact-request-closed': talk.closedQuestionLetterTexts,
  'inbox-answer': talk.siteAnswerLetterTexts,
  'search-alert-asked': talk.askedAlertLetterTexts,
  'search-alert-on': talk.alertOnLetterTexts,
  'search-alert-home': talk.foundLetterTexts.home,
  'search-alert-one': talk.foundLetterTexts.one,
  'search-alert-found': talk.foundLetterTexts.more,
  'review-asked': talk.reviewLetterTexts,
  'review-hidden': talk.hiddenReviewLetterTexts,
  'notice-received': duties.noticeLetterTexts.received,
  'notice-decided': duties.noticeLetterTexts.decided,
  'letter-appeal-answered': duties.appealLetterTexts.kept,
  'letter-appeal-reversed': duties.appealLetterTexts.reversed,
  'decision-made': duties.statementLetterTexts,
});

const letterGroup = (name: LetterName): TextGroup => {
  if (isGuestLetter(name)) return 'letters';
  return Object.hasOwn(landlordLetters, name) ? 'landlord_letters' : 'account_letters';
};

function letterText(name: LetterName, part: LetterPart): EditableText | null {
  const placeholders = letterPlaceholders(name, part);
  if (placeholders === null) return null;
  const isGuests = isGuestLetter(name);
  return {
    group: letterGroup(name),
    kind: part === 'subject' ? 'line' : 'paragraph',
    max: part === 'subject' ? 100 : 1000,
    languages: isGuests ? languages : ['nl'],
    placeholders,
    letter: name,
    fallback: () => ownLetterText(name, part, isGuests ? guestLetterTexts()[name] : {}),
  };
}

const letters: Readonly<Record<string, EditableText>> = Object.fromEntries(
  allLetters.flatMap((name) =>
    letterParts.flatMap((part) => {
      const text = letterText(name, part);
      return text ? [[letterTextKey(name, part), text] as const] : [];
    }),
  ),
);

/** The articles of a statutory page, which state how long guests' data are kept. */
const articles = (page: () => string, sections: (months: string) => Parameters<typeof writeSections>[0]) =>
  everywhere({
    group: 'legal',
    kind: 'articles',
    max: 40_000,
    placeholders: ['months'],
    page,
    fallback: () => writeSections(sections('{months}')),
  });

const texts: Readonly<Record<string, EditableText>> = {
  banner: everywhere({
    group: 'banner',
    kind: 'line',
    max: 200,
    isOptional: true,
    page: home,
    fallback: () => '',
  }),
  'banner.from': once({
    group: 'banner',
    kind: 'day',
    max: 10,
    isOptional: true,
    page: home,
    fallback: () => '',
  }),
  'banner.until': once({
    group: 'banner',
    kind: 'day',
    max: 10,
    isOptional: true,
    page: home,
    fallback: () => '',
  }),
  faq: everywhere({
    group: 'contact',
    kind: 'questions',
    max: 20_000,
    page: () => `${route('contact')}#faq`,
    fallback: () =>
      writeSections(faqItems().map(({ question, answer }) => ({ title: question, paragraphs: [answer] }))),
  }),
  'contact.hours': everywhere({
    group: 'contact',
    kind: 'line',
    max: 200,
    page: contact,
    fallback: () => `${contactTexts.hours} ${contactTexts.hoursRange}`,
  }),
  'contact.phone': company('phone', 30, () => contactDetails.phone),
  'contact.email': company('email', 100, () => contactDetails.email),
  'contact.street': company('line', 100, () => contactDetails.street),
  'contact.postal_code': company('line', 10, () => contactDetails.postalCode),
  'contact.city': company('line', 60, () => contactDetails.city),
  'company.name': company('line', 100, () => contactDetails.companyName),
  'company.number': company('line', 30, () => contactDetails.companyNumber),
  'company.vat_number': company('line', 30, () => contactDetails.vatNumber),
  reviews_strip: everywhere({
    group: 'front_page',
    kind: 'line',
    max: 160,
    isOptional: true,
    page: home,
    fallback: () => '',
  }),
  'about.intro': everywhere({
    group: 'about',
    kind: 'paragraph',
    max: 500,
    page: about,
    fallback: () => aboutTexts.intro(),
  }),
  about: everywhere({
    group: 'about',
    kind: 'articles',
    max: 20_000,
    page: about,
    fallback: () => writeSections(aboutSections()),
  }),
  ...towns,
  ...letters,
  terms: articles(() => route('terms-of-service'), termsArticles),
  general_terms: everywhere({
    group: 'legal',
    kind: 'articles',
    max: 40_000,
    isOptional: true,
    page: () => route('terms-and-conditions'),
    fallback: () => '',
  }),
  disclaimer: articles(() => route('disclaimer'), disclaimerSections),
};

/** In the order of the operator's list. */
export const editableTexts: readonly (readonly [string, EditableText])[] = Object.entries(texts);

export const findEditableText = (key: string): EditableText | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

/** The code's own text, in the language of the caller. */
export const fallbackOf = (text: EditableText): string => withoutEdits(() => text.fallback());
