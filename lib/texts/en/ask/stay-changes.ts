import type { RequestParty } from '@/lib/booking-requests/lifecycle';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/stay-changes';

export const stayChangeTexts: InOtherWords<typeof nl.stayChangeTexts> = {
  tooLong: 'A stay lasts at most one year.',
  same: 'This is the stay as it has already been agreed.',
};

const sides = { landlord: 'The owner', guest: 'The guest' } satisfies Record<RequestParty, string>;

export const stayChangeNoteTexts: InOtherWords<typeof nl.stayChangeNoteTexts> = {
  asked: (by, what) => `${sides[by]} asked for a change: ${what}.`,
  accepted: (by) => `${sides[by]} accepted the change. The stay has been updated.`,
  declined: (by) => `${sides[by]} declined the change. Everything stays as agreed.`,
  taken_back: (by) => `${sides[by]} withdrew the requested change.`,
};

export const closedChangeTexts: InOtherWords<typeof nl.closedChangeTexts> = {
  open: 'the day of arrival is here',
  accepted: 'the change has been accepted in the meantime',
  declined: 'the change has been declined in the meantime',
  taken_back: 'the change has been withdrawn in the meantime',
  expired: 'the change has expired',
};

export const guestChangeTexts: InOtherWords<typeof nl.guestChangeTexts> = {
  ask: 'Ask for a change',
  help: 'Choose other dates or a different party. You’ll see what it costs first; the owner decides.',
  arrival: 'New arrival',
  departure: 'New departure',
  adults: 'Adults',
  children: 'Children (aged 2 to 17)',
  babies: 'Babies (under 2)',
  pets: 'Pets',
  showPrice: 'Show price',
  costs: (total) => `Your stay would then cost ${total} in total.`,
  submit: 'Ask the owner for this change',
  openTitle: 'The owner asks for a change',
  ownTitle: 'The change you asked for',
  days: 'Dates',
  party: 'Party',
  total: 'Total',
  now: 'Agreed now',
  message: 'Message',
  waits: 'The owner will reply to you here and by email. Until then everything stays as agreed.',
  decide:
    'If you accept, the change applies at once. The dates by which you can cancel free of charge move along with your arrival.',
  accept: 'Accept change',
  decline: 'Decline change',
  takeBack: 'Withdraw change',
};
