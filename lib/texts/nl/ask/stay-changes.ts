/** Changes of an approved stay (docs/rules/stay-changes.md). */
import type { StayChangeState } from '@/lib/booking-requests/change-contract';
import type { RequestParty } from '@/lib/booking-requests/lifecycle';

export const stayChangeTexts = {
  tooLong: 'Een verblijf duurt hoogstens een jaar.',
  same: 'Dit is het verblijf zoals het al is afgesproken.',
} as const;

const sides = { landlord: 'De verhuurder', guest: 'De gast' } satisfies Record<RequestParty, string>;

/** Notes in the thread. */
export const stayChangeNoteTexts = {
  asked: (by: RequestParty, what: string) => `${sides[by]} vroeg een wijziging: ${what}.`,
  accepted: (by: RequestParty) => `${sides[by]} aanvaardde de wijziging. Het verblijf is aangepast.`,
  declined: (by: RequestParty) => `${sides[by]} wees de wijziging af. Alles blijft zoals afgesproken.`,
  taken_back: (by: RequestParty) => `${sides[by]} trok de gevraagde wijziging in.`,
} as const;

/** What happened to a change meanwhile; completes the text of `change_closed`. */
export const closedChangeTexts = {
  open: 'de dag van aankomst is aangebroken',
  accepted: 'de wijziging is intussen aanvaard',
  declined: 'de wijziging is intussen afgewezen',
  taken_back: 'de wijziging is intussen ingetrokken',
  expired: 'de wijziging is vervallen',
} satisfies Record<StayChangeState, string>;

/** On the guest's own page. */
export const guestChangeTexts = {
  ask: 'Wijziging vragen',
  help: 'Kies andere dagen of een ander gezelschap. U ziet eerst wat het kost; de verhuurder beslist.',
  arrival: 'Nieuwe aankomst',
  departure: 'Nieuw vertrek',
  adults: 'Volwassenen',
  children: 'Kinderen (2 tot en met 17 jaar)',
  babies: 'Baby’s (jonger dan 2 jaar)',
  pets: 'Huisdieren',
  showPrice: 'Prijs tonen',
  costs: (total: string) => `Uw verblijf kost dan ${total} in totaal.`,
  submit: 'Wijziging aan de verhuurder vragen',
  openTitle: 'De verhuurder vraagt een wijziging',
  ownTitle: 'De wijziging die u vroeg',
  days: 'Dagen',
  party: 'Gezelschap',
  total: 'Totaal',
  now: 'Nu afgesproken',
  message: 'Bericht',
  waits: 'De verhuurder antwoordt u hier en per e-mail. Tot dan blijft alles zoals afgesproken.',
  decide:
    'Aanvaardt u, dan geldt de wijziging meteen. De dagen waarop u gratis kunt annuleren, schuiven mee met de aankomst.',
  accept: 'Wijziging aanvaarden',
  decline: 'Wijziging afwijzen',
  takeBack: 'Wijziging intrekken',
} as const;
