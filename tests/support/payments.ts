/** Shared by tests of payments: a landlord with an account, and a requested stay. */
import { addDays, todayIn } from '@/lib/dates/day';
import type { Plan } from '@/lib/payments/contract';
import { prisma } from '@/server/db';
import { makeTalk } from '@/tests/support/conversation';
import type { Told } from '@/tests/support/conversation';

export const iban = 'BE68539007547034';

export const makeAccount = (userId: number, changes: { iban?: string } = {}) =>
  prisma().paymentAccount.create({ data: { userId, iban, holderName: 'Jan Janssens', ...changes } });

/** A pending request for a landlord with an account, with the calls about payments. */
export async function makeAskedTalk(
  changes: Parameters<typeof makeTalk>[0] = {},
  { account = true, price = 700 }: { account?: boolean; price?: number } = {},
) {
  const talk = await makeTalk({ price, ...changes });
  if (account) await makeAccount(talk.owner.id);
  const { landlordClient: client, request } = talk;
  const path = `/api/booking-requests/${request.id}/payment-requests`;
  return {
    ...talk,
    path,
    plan: {
      make: () => client.post<Told<Plan>>(path, {}),
      replace: (payment_requests: unknown) => client.put<Told<Plan>>(path, { payment_requests }),
      cancel: (id: number | undefined) => client.delete<Told<never>>(`${path}/${id}`),
      read: async () => (await talk.landlord.see()).payment_requests,
    },
    pay: (id: number | undefined, amount_cents: number, kind = 'rent') =>
      client.post<Told<{ id: number }>>(`/api/booking-requests/${request.id}/payments`, {
        ...{ amount_cents, kind, paid_at: todayIn(), payment_request_id: id },
      }),
  };
}

/** A payment due in `days` days. */
export const asked = (amount_cents: number, days = 10, kind = 'balance') => ({
  ...{ kind, amount_cents, due_date: addDays(todayIn(), days) },
});
