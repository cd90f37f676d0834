import 'server-only';

import { utcDateToDay } from '@/lib/dates/day';
import type { BookingPayment, DepositReturn, PaymentRequest } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { toExportedAgreement } from '@/server/features/requests/agreement-columns';

interface PaidStay {
  paymentRequests: PaymentRequest[];
  payments: BookingPayment[];
  depositReturn: DepositReturn | null;
  agreements: Parameters<typeof toExportedAgreement>[0][];
}

/** What a landlord asked and received for a stay, as exported with it. */
export const exportedPayments = ({ paymentRequests, payments, depositReturn, agreements }: PaidStay) => ({
  payment_requests: paymentRequests.map((row) => ({
    ...{ id: row.id, kind: row.kind, amount_cents: row.amountCents, due_date: utcDateToDay(row.dueDate) },
    ...{ reference: row.reference, iban: row.iban, holder_name: row.holderName, bic: row.bic },
    canceled_at: row.canceledAt && row.canceledAt.toISOString(),
    created_at: row.createdAt.toISOString(),
  })),
  payments: payments.map((row) => ({
    ...{
      amount_cents: row.amountCents,
      paid_at: utcDateToDay(row.paidAt),
      kind: row.kind,
      source: row.source,
    },
    payment_request_id: row.paymentRequestId,
  })),
  deposit_return: depositReturn && {
    returned_cents: depositReturn.returnedCents,
    reason: depositReturn.reason,
    returned_at: depositReturn.returnedAt.toISOString(),
  },
  agreements: agreements.map(toExportedAgreement),
});

/** The account that guests pay on, and the lines of statements that were recognised. */
export async function exportedAccount(userId: number) {
  const [account, matches] = await Promise.all([
    prisma().paymentAccount.findUnique({ where: { userId } }),
    prisma().paymentMatch.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'asc' }, { fingerprint: 'asc' }],
    }),
  ]);
  return {
    payment_account: account && { iban: account.iban, holder_name: account.holderName, bic: account.bic },
    payment_matches: matches.map(({ fingerprint, createdAt, undoneAt }) => ({
      fingerprint,
      created_at: createdAt.toISOString(),
      undone_at: undoneAt && undoneAt.toISOString(),
    })),
  };
}
