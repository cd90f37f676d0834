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
