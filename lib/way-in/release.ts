/** When a guest can read the access instructions (docs/rules/guest-stays.md#how-to-get-in). Amounts are cents. */
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { ArrivalInfoRelease, WayInDue } from '@/lib/way-in/contract';

interface Stay {
  /** The landlord's choice; null means `paid` if payments are requested, else `approved`. */
  release: ArrivalInfoRelease | null;
  /** For `days`: how long before the arrival. */
  days: number | null;
  /** The current payment requests, without a deposit due on arrival. */
  asked: readonly { amountCents: number; paidCents: number }[];
  /** If no payments are requested: the agreed amount and the payments recorded by the landlord, without the deposit. */
  noted: { amountCents: number; paidCents: number };
  arrival: Day;
}

const isPaid = ({ amountCents, paidCents }: Stay['noted']) => paidCents >= amountCents;

/** The rule that applies to a stay. */
export const releaseOf = ({ release, asked }: Pick<Stay, 'release' | 'asked'>): ArrivalInfoRelease =>
  release ?? (asked.length > 0 ? 'paid' : 'approved');

/** What the guest of an approved stay waits for; null once they can read the instructions. */
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
