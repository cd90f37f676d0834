import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/stay-changes';

export const stayChangeTexts: InOtherWords<typeof nl.stayChangeTexts> = {
  tooLong: 'Ein Aufenthalt dauert höchstens ein Jahr.',
  same: 'Das ist der Aufenthalt, wie er schon vereinbart ist.',
};

const sides = { landlord: 'Der Vermieter', guest: 'Der Gast' };

export const stayChangeNoteTexts: InOtherWords<typeof nl.stayChangeNoteTexts> = {
  asked: (by, what) => `${sides[by]} hat um eine Änderung gebeten: ${what}.`,
  accepted: (by) => `${sides[by]} hat die Änderung angenommen. Der Aufenthalt ist angepasst.`,
  declined: (by) => `${sides[by]} hat die Änderung abgelehnt. Alles bleibt wie vereinbart.`,
  taken_back: (by) => `${sides[by]} hat die gewünschte Änderung zurückgezogen.`,
};

export const closedChangeTexts: InOtherWords<typeof nl.closedChangeTexts> = {
  open: 'der Anreisetag ist angebrochen',
  accepted: 'die Änderung ist inzwischen angenommen',
  declined: 'die Änderung ist inzwischen abgelehnt',
  taken_back: 'die Änderung ist inzwischen zurückgezogen',
  expired: 'die Änderung ist verfallen',
};

export const guestChangeTexts: InOtherWords<typeof nl.guestChangeTexts> = {
  ask: 'Änderung anfragen',
  help: 'Wählen Sie andere Tage oder eine andere Reisegruppe. Sie sehen zuerst, was es kostet; der Vermieter entscheidet.',
  arrival: 'Neue Anreise',
  departure: 'Neue Abreise',
  adults: 'Erwachsene',
  children: 'Kinder (2 bis 17 Jahre)',
  babies: 'Babys (unter 2 Jahren)',
  pets: 'Haustiere',
  showPrice: 'Preis anzeigen',
  costs: (total) => `Ihr Aufenthalt kostet dann insgesamt ${total}.`,
  submit: 'Änderung beim Vermieter anfragen',
  openTitle: 'Der Vermieter bittet um eine Änderung',
  ownTitle: 'Ihr Änderungswunsch',
  days: 'Tage',
  party: 'Reisegruppe',
  total: 'Gesamt',
  now: 'Bisher vereinbart',
  message: 'Nachricht',
  waits: 'Der Vermieter antwortet Ihnen hier und per E-Mail. Bis dahin bleibt alles wie vereinbart.',
  decide:
    'Wenn Sie annehmen, gilt die Änderung sofort. Die Tage, bis zu denen Sie kostenlos stornieren können, verschieben sich mit der Anreise.',
  accept: 'Änderung annehmen',
  decline: 'Änderung ablehnen',
  takeBack: 'Änderung zurückziehen',
};
