/** Refunds and disputes. */
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { invalid } from '@/tools/stripe-stand-in/errors';
import { metadata, whole } from '@/tools/stripe-stand-in/form';
import { drawCharge, refundedOf } from '@/tools/stripe-stand-in/payments';
import { call, mergeMetadata, none, paging, pageOf } from '@/tools/stripe-stand-in/routes';
import type { Route, World } from '@/tools/stripe-stand-in/routes';
import type { ChargeRecord, DisputeRecord, RefundRecord, State } from '@/tools/stripe-stand-in/state';

export function drawRefund(state: State, refund: RefundRecord): Stripe.Refund {
  const charge = state.charges.get(refund.charge);
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: refund.id.replace(/^re_/, 'txn_r'),
    charge: refund.charge,
    created: refund.created,
    currency: 'eur',
    customer: charge.customer,
    customer_account: null,
    metadata: refund.metadata,
    payment_intent: charge.intent,
    payment_method: charge.method,
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

export function drawDispute(state: State, dispute: DisputeRecord): Stripe.Dispute {
  const charge = state.charges.get(dispute.charge);
  return {
    id: dispute.id,
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: dispute.charge,
    created: dispute.created,
    currency: 'eur',
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: dispute.created + 7 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.intent,
    reason: dispute.reason,
    status: dispute.status,
  };
}

/** The charge paid through an intent, or the charge itself if named. */
function chargeOf(state: State, given: { charge?: string | undefined; payment_intent?: string | undefined }) {
  if (given.charge !== undefined) return state.charges.get(given.charge, 'charge');
  if (given.payment_intent === undefined) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = state.intents.get(given.payment_intent, 'payment_intent');
  const charge = state.charges.find(intent.charge);
  if (charge?.status === 'succeeded') return charge;
  throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
    param: 'payment_intent',
  });
}

const inEuro = (cents: number) => `€${(cents / 100).toFixed(2)}`;

function amountToRefund(state: State, charge: ChargeRecord, wanted: number | undefined): number {
  const left = charge.amount - refundedOf(state, charge.id);
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if (state.disputes.where((one) => one.charge === charge.id && one.status !== 'won').length) {
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const amount = wanted ?? left;
  if (amount > left) {
    throw invalid(
      `Refund amount (${inEuro(amount)}) is greater than unrefunded amount on charge (${inEuro(left)})`,
      { param: 'amount' },
    );
  }
  return amount;
}

const creating = z.strictObject({
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  amount: whole.pipe(z.number().int().min(1)).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
});

function create({ state, happenings }: World, params: z.infer<typeof creating>): Stripe.Refund {
  const charge = chargeOf(state, params);
  const refund = state.refunds.put({
    amount: amountToRefund(state, charge, params.amount),
    id: state.id('re'),
    created: state.now(),
    charge: charge.id,
    reason: params.reason ?? null,
    metadata: mergeMetadata({}, params.metadata),
  });
  happenings.emit({ type: 'refund.created', data: { object: drawRefund(state, refund) } });
  happenings.emit({ type: 'charge.refunded', data: { object: drawCharge(state, charge) } });
  return drawRefund(state, refund);
}

const listing = z.strictObject({
  ...paging,
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
});

/** Whether a charge matches the parameters of a list. */
const isMeant = (state: State, charge: string, params: z.infer<typeof listing>) =>
  (params.charge === undefined || charge === params.charge) &&
  (params.payment_intent === undefined || state.charges.get(charge).intent === params.payment_intent);

export const refundRoutes: Route[] = [
  call('POST', '/v1/refunds', creating, create),
  call('GET', '/v1/refunds/:id', none, ({ state }, _params, id) => drawRefund(state, state.refunds.get(id))),
  call('GET', '/v1/refunds', listing, ({ state }, params) =>
    pageOf(
      '/v1/refunds',
      state.refunds.where(({ charge }) => isMeant(state, charge, params)),
      params,
      (refund) => drawRefund(state, refund),
    ),
  ),
  call('GET', '/v1/disputes/:id', none, ({ state }, _params, id) =>
    drawDispute(state, state.disputes.get(id)),
  ),
  call('GET', '/v1/disputes', listing, ({ state }, params) =>
    pageOf(
      '/v1/disputes',
      state.disputes.where(({ charge }) => isMeant(state, charge, params)),
      params,
      (dispute) => drawDispute(state, dispute),
    ),
  ),
];

/** A customer's bank disputes a charge and takes the money back. */
export function openDispute({ state, happenings }: World, chargeId: string): Stripe.Dispute {
  const charge = state.charges.get(chargeId);
  const dispute = state.disputes.put({
    id: state.id('dp'),
    created: state.now(),
    charge: charge.id,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  happenings.emit({ type: 'charge.dispute.created', data: { object: drawDispute(state, dispute) } });
  return drawDispute(state, dispute);
}

export function closeDispute(
  { state, happenings }: World,
  id: string,
  status: 'won' | 'lost',
): Stripe.Dispute {
  const dispute = state.disputes.get(id);
  dispute.status = status;
  happenings.emit({ type: 'charge.dispute.closed', data: { object: drawDispute(state, dispute) } });
  return drawDispute(state, dispute);
}
