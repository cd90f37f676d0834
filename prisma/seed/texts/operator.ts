/** What visitors wrote to the site of the demo world, and what its admin answered and decided. */

/** Threads of the contact form, oldest first; the visitor writes first, then visitor and admin alternate. */
export const threads = [
  {
    subject: 'Waar vind ik mijn aanvraag terug?',
    state: 'closed',
    daysAgo: 19,
    messages: [
      'Dag, ik vroeg vorige week een verblijf aan, maar ik vind de mail met de link niet meer terug. Kunt u die opnieuw sturen?',
      'Dag, op de pagina van de aanvraag vult u uw e-mailadres in, dan krijgt u de link meteen opnieuw. Kijk ook even bij de ongewenste mails.',
      'Gevonden, bedankt!',
    ],
  },
  {
    subject: 'Mijn woning op de site',
    state: 'waiting',
    daysAgo: 6,
    messages: [
      'Goeiedag, ik heb een studio in Westende en zou die graag verhuren. Wat heb ik nodig voor ik begin?',
      'Dag, u hebt een logiesdecreetnummer, minstens vijf foto’s en uw prijs per nacht nodig. Hebt u het nummer al?',
    ],
  },
  {
    subject: 'Is een verblijf zeker?',
    state: 'open',
    daysAgo: 1,
    messages: [
      'Hallo, als de verhuurder mijn aanvraag goedkeurt, ligt het verblijf dan vast? En aan wie betaal ik het voorschot?',
    ],
  },
] as const;

export const replyTexts = [
  {
    name: 'Link opnieuw sturen',
    body: 'Op de pagina van de aanvraag vult u uw e-mailadres in, dan krijgt u de link meteen opnieuw.',
  },
  {
    name: 'Logiesdecreetnummer',
    body: 'Elke vakantiewoning in Vlaanderen moet aangemeld zijn bij Toerisme Vlaanderen. Daarna krijgt u een nummer van zes tekens, dat u in uw advertentie invult.',
  },
] as const;

/** Notices about homes, the oldest first. */
export const notices = [
  {
    kind: 'false',
    reason:
      'In de advertentie staat een lift. Toen wij er waren, was er geen: we droegen alles drie verdiepingen omhoog.',
    facts: 'De lift was die week in herstelling. De verhuurder toonde de factuur; de advertentie klopt.',
    daysAgo: 23,
  },
  {
    kind: 'false',
    reason: 'Op de derde foto is het zicht op zee te zien, maar vanuit deze woning ziet u alleen de straat.',
    facts: null,
    daysAgo: 2,
  },
] as const;

/** Why a home of the demo landlord was denied the first time. */
export const denial =
  'De foto’s toonden nog de vorige inrichting, en het aantal slaapplaatsen was hoger dan in het register.';

export const note = 'Belde op over de foto’s van het terras: de nieuwe komen volgende week.';
