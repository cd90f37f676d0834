/** The demo landlords' bank accounts, and when their guests pay. */
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { defaultPaymentTerms } from '@/lib/payments/terms-contract';
import type { PaymentTerms } from '@/lib/payments/terms-contract';
import { momentOn } from './moments';
import { accountIds } from './people';

/** The account numbers that Belgian banks use in their examples. */
export const accounts: readonly { userId: number; iban: string; holderName: string }[] = [
  { userId: accountIds.landlord, iban: 'BE68539007547034', holderName: 'Marleen Verstraete' },
  { userId: accountIds.secondLandlord, iban: 'BE71096123456769', holderName: 'Tom Wouters' },
];

/** By listing; the others have the default terms. */
const chosen: Readonly<Record<number, PaymentTerms>> = {
  3: { advance_percent: 40, advance_days: 10, balance_days: 21, deposit: 'with_balance', agreement: false },
};

/** What guests of a listing are told; null if its owner has no bank account. */
export const paymentTermsOf = ({ id, ownerId }: { id: number; ownerId: number }): PaymentTerms | null =>
  accounts.some(({ userId }) => userId === ownerId) ? (chosen[id] ?? defaultPaymentTerms) : null;

export const accountRows = (today: Day) =>
  accounts.map((account) => ({ ...account, updatedAt: momentOn(addDays(today, -200), '20:15') }));

export const termsRows = () =>
  Object.entries(chosen).map(([listingId, terms]) => ({
    listingId: Number(listingId),
    advancePercent: terms.advance_percent,
    advanceDays: terms.advance_days,
    balanceDays: terms.balance_days,
    deposit: terms.deposit,
    agreement: terms.agreement,
  }));
