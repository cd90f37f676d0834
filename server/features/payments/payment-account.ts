import 'server-only';

import { randomUUID } from 'node:crypto';
import { formatIban } from '@/lib/payments/iban';
import type { PaymentAccountDto, PaymentAccountInput } from '@/lib/payments/account-contract';
import type { PaymentAccount } from '@/prisma/generated/client';
import { isByAdmin } from '@/server/audit/acting-admin';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { requireLiveSession } from '@/server/features/account-safety/require-live-session';
import { requireRecentPassword } from '@/server/features/account-safety/require-recent-password';
import { mayBePaid, mayHaveAccount } from '@/server/features/payments/policy';
import { authorize } from '@/server/http/errors';
import { holdAccounts } from '@/server/lock-order';
import { queueMail } from '@/server/mail/queue-mail';

type Account = Pick<PaymentAccount, 'iban' | 'holderName' | 'bic'>;

const find = (db: Tx, userId: number): Promise<Account | null> =>
  db.paymentAccount.findUnique({ where: { userId }, select: { iban: true, holderName: true, bic: true } });

const toDto = (account: Account | null): PaymentAccountDto => ({
  iban: account && formatIban(account.iban),
  holder_name: account && account.holderName,
  bic: account && account.bic,
});

/**
 * GET /api/user/payment-account. Admins get nulls, also when acting in the landlord's place.
 * @throws DomainError forbidden for co-landlords
 */
export async function getPaymentAccount({ actor }: { actor: Actor }): Promise<{ data: PaymentAccountDto }> {
  authorize(mayHaveAccount(actor));
  const isHidden = isByAdmin(actor) || !mayBePaid(actor);
  return { data: toDto(isHidden ? null : await find(prisma(), actor.id)) };
}

interface Input {
  actor: Actor;
  body: PaymentAccountInput;
}

/** Audits the change and tells the owner, with only the last four characters of the account number. */
async function tellChange(
  tx: Tx,
  actor: Actor,
  after: Account | null,
  before: Account | null,
): Promise<void> {
  const lastFour = (after ?? before)?.iban.slice(-4) ?? '';
  await recordAudit(tx, {
    actor,
    action: after ? 'payment-account.update' : 'payment-account.remove',
    subject: { type: 'user', id: actor.id },
    details: { last_four: lastFour },
  });
  await queueMail(tx, {
    template: 'payment-account-changed',
    props: { change: after ? 'changed' : 'removed', lastFour },
    to: actor.email,
    dedupeKey: `payment-account:${randomUUID()}`,
  });
}

const isSame = (a: Account | null, b: Account | null) =>
  a?.iban === b?.iban && a?.holderName === b?.holderName && a?.bic === b?.bic;

/**
 * PUT /api/user/payment-account: existing payment requests keep the account that they were made with.
 * @throws DomainError forbidden for co-landlords and admins; password_needed, password_of_other (423); invalid on
 *   `password`
 */
export async function savePaymentAccount({ actor, body }: Input): Promise<{ data: PaymentAccountDto }> {
  authorize(mayHaveAccount(actor));
  await requireRecentPassword(actor, body.password);
  authorize(mayBePaid(actor));
  const { iban, holder_name: holderName, bic } = body;
  const account =
    iban === null || holderName === null
      ? null
      : { iban, holderName, bic: bic === undefined ? null : bic || null };
  const userId = actor.id;
  return transaction(async (tx) => {
    await holdAccounts(tx, [userId]);
    await requireLiveSession(tx, actor);
    const before = await find(tx, userId);
    if (isSame(before, account)) return { data: toDto(account) };
    if (account)
      await tx.paymentAccount.upsert({ where: { userId }, create: { userId, ...account }, update: account });
    else await tx.paymentAccount.delete({ where: { userId } });
    await tellChange(tx, actor, account, before);
    return { data: toDto(account) };
  });
}
