import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/review-form';

export const reviewFormTexts: InOtherWords<typeof nl.reviewFormTexts> = {
  title: 'Wie war Ihr Aufenthalt?',
  intro: (listingName) =>
    `Ihre Bewertung erscheint sofort auf der Seite von ${listingName}, mit dem Namen, den Sie unten wählen. Danach lässt sie sich nicht mehr ändern.`,
  choose: 'Wählen',
  figuresHelp: '1 ist schlecht, 5 ist ausgezeichnet.',
  body: 'Ihre Bewertung',
  bodyHelp: 'Was hat Ihnen gefallen, was könnte besser sein? Mindestens 20 Zeichen.',
  name: 'Name bei Ihrer Bewertung',
  nameHelp: 'Ein Vorname genügt.',
  submit: 'Bewertung abgeben',
  failed: 'Ihre Bewertung konnte nicht veröffentlicht werden. Versuchen Sie es später noch einmal.',
  sentTitle: 'Danke für Ihre Bewertung',
  sentText: (listingName) => `Sie steht jetzt auf der Seite von ${listingName}.`,
  see: 'Unterkunft ansehen',
};
