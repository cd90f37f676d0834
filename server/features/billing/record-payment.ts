import 'server-only';

import { PAID } from '@/lib/billing/states';
import type { VatTreatment } from '@/lib/billing/vat';
import { addDays, dayOfMoment } from '@/lib/dates/day';
import { invoiceTexts } from '@/lib/texts/invoice';
import type { Order, Subscription, User } from '@/prisma/generated/client';
import { renewTexts } from '@/server/edited-texts/current-texts';
import { accountBuyer, invoiceDocument } from '@/server/features/billing/billing-document';
import type { BillingDays, Buyer, VatCheck } from '@/server/features/billing/billing-document';
import { findVat } from '@/server/features/billing/check-vat-number';
import type { BuyerFacts, PaymentFacts } from '@/server/features/billing/subscription-facts';
import { takeNumber } from '@/server/features/billing/take-number';
import type { Tx } from '@/server/db';
import { prisma } from '@/server/db';
import { queueMail } from '@/server/mail/queue-mail';

interface Judged {
  vat: VatTreatment;
  check: VatCheck | null;
}

/** The VAT treatment of each payment, by invoice id. */
export type VatJudgements = ReadonlyMap<string, Judged>;

/** The buyer's details from the payment if it has them, else from the account. */
function buyerOf(account: User, facts: BuyerFacts, check: VatCheck | null): Buyer {
  const own = accountBuyer({ ...account, vatNumber: facts.vatNumber ?? account.vatNumber }, check);
  const hasAddress = facts.street !== null && facts.city !== null && facts.country !== null;
  return {
    ...own,
    name: facts.name ?? own.name,
    email: facts.email ?? own.email,
    ...(hasAddress && {
      street: facts.street ?? '',
      house_number: '',
      postal_code: facts.postalCode ?? '',
      city: facts.city ?? '',
      country: (facts.country ?? '').toLowerCase(),
    }),
  };
}

/** Determines the VAT of payments. May ask the VAT service, so it runs before the transaction that records them. */
export async function judgeVat(userId: number, payments: readonly PaymentFacts[]): Promise<VatJudgements> {
  const judged = new Map<string, Judged>();
  // The invoices that follow name the company as it is now.
  await renewTexts();
  const account = await prisma().user.findUnique({ where: { id: userId } });
  if (!account) return judged;
  for (const { invoiceId, buyer } of payments) {
    const { country, vat_number: vatNumber } = buyerOf(account, buyer, null);
    judged.set(invoiceId, await findVat({ country, vatNumber }));
  }
  return judged;
}

/** The days that are paid for: the last one is the day before the next period begins. */
function daysOf({ from, to }: PaymentFacts): BillingDays {
  const first = dayOfMoment(from);
  const last = addDays(dayOfMoment(to), -1);
  return { from: first, to: last < first ? first : last };
}

/** Creates the order of a payment, with the next number and its final invoice document, and mails the buyer. */
export async function recordPayment(
  tx: Tx,
  subscription: Subscription,
  payment: PaymentFacts,
  judged: VatJudgements,
): Promise<Order> {
  const { invoiceId, paidAt } = payment;
  const account = await tx.user.findUniqueOrThrow({ where: { id: subscription.userId } });
  const judgement = judged.get(invoiceId);
  if (!judgement) throw new Error(`the VAT of ${invoiceId} is not known`);
  const number = await takeNumber(tx, '', paidAt);
  const document = invoiceDocument({
    number,
    paidOn: dayOfMoment(paidAt),
    description: invoiceTexts.subscription(subscription.name),
    period: daysOf(payment),
    total: payment.total,
    currency: payment.currency,
    buyer: buyerOf(account, payment.buyer, judgement.check),
    vat: judgement.vat,
  });
  const order = await tx.order.create({
    data: {
      userId: account.id,
      subscriptionId: subscription.id,
      number,
      status: PAID,
      subtotal: document.net,
      total: document.total,
      currency: document.currency,
      document,
      stripeInvoiceId: invoiceId,
      stripePaymentIntentId: payment.paymentId,
      processedAt: paidAt,
      createdAt: paidAt,
    },
  });
  await queueMail(tx, {
    template: 'payment-received',
    props: {
      firstName: account.firstName,
      name: subscription.name,
      number,
      total: order.total,
      currency: order.currency,
    },
    to: account.email,
    dedupeKey: `order:${number}`,
  });
  return order;
}
