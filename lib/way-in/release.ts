/** When a guest reads how to get in (docs/rules/guest-stays.md#how-to-get-in). Amounts are cents, days those of Brussels. */
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { ArrivalInfoRelease, WayInDue } from '@/lib/way-in/contract';

interface Stay {
  /** The landlord's choice; null is `paid` where payments are asked, else `approved`. */
  release: ArrivalInfoRelease | null;
  /** Of `days`: how long before the arrival. */
  days: number | null;
  /** The payments that stand; a deposit on arrival is none of them. */
  asked: readonly { amountCents: number; paidCents: number }[];
  /** Without payments asked: what the landlord noted, without the deposit, of what is agreed. */
  noted: { amountCents: number; paidCents: number };
  arrival: Day;
}

const isPaid = ({ amountCents, paidCents }: Stay['noted']) => paidCents >= amountCents;

/** The rule that holds for a stay. */
export const releaseOf = ({ release, asked }: Pick<Stay, 'release' | 'asked'>): ArrivalInfoRelease =>
  release ?? (asked.length > 0 ? 'paid' : 'approved');

/** What the guest of an approved stay waits for; null once it is there. */
export function wayInDue(stay: Stay, today: Day): WayInDue | null {
  const release = releaseOf(stay);
  if (release === 'approved') return null;
  if (release === 'days') {
    const day = addDays(stay.arrival, -(stay.days ?? 0));
    return day <= today ? null : { release, day };
  }
  const parts = stay.asked.length > 0 ? stay.asked : [stay.noted];
  return parts.every(isPaid) ? null : { release, day: null };
}
