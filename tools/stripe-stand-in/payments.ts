/** Payments: intents, charges, payment methods, and the invoice each belongs to. */
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { call, none, paging, pageOf } from '@/tools/stripe-stand-in/routes';
import type { Route } from '@/tools/stripe-stand-in/routes';
import type { ChargeRecord, IntentRecord, MethodRecord, State } from '@/tools/stripe-stand-in/state';

const declined = {
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};

function billingDetails(state: State, customer: string): Stripe.Charge.BillingDetails {
  const { address, email, name, phone } = state.customers.get(customer);
  return { address, email, name, phone, tax_id: null };
}

export function drawMethod(state: State, method: MethodRecord): Stripe.PaymentMethod {
  const begin = {
    id: method.id,
    object: 'payment_method' as const,
    billing_details: billingDetails(state, method.customer),
    created: method.created,
    customer: method.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: method.type,
  };
  if (method.type === 'sepa_debit') {
    const sepa_debit: Stripe.PaymentMethod.SepaDebit = {
      bank_code: '37040044',
      branch_code: '',
      country: 'BE',
      fingerprint: null,
      generated_from: { charge: null, setup_attempt: null },
      last4: '3000',
    };
    return { ...begin, sepa_debit };
  }
  const card: Stripe.PaymentMethod.Card = {
    brand: 'visa',
    checks: null,
    country: 'BE',
    display_brand: 'visa',
    exp_month: 12,
    exp_year: 2040,
    fingerprint: null,
    funding: 'credit',
    generated_from: null,
    last4: '4242',
    networks: { available: ['visa'], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
  return { ...begin, card };
}

const outcomeOf = (charge: ChargeRecord): Stripe.Charge.Outcome => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: charge.status === 'failed' ? '51' : null,
  network_status: charge.status === 'failed' ? 'declined_by_network' : 'approved_by_network',
  reason: charge.status === 'failed' ? declined.decline_code : null,
  risk_level: 'normal',
  risk_score: 10,
  seller_message: charge.status === 'failed' ? 'The bank declined it.' : 'Payment complete.',
  type: charge.status === 'failed' ? 'issuer_declined' : 'authorized',
});

export const refundedOf = (state: State, charge: string) =>
  state.refunds.where((one) => one.charge === charge).reduce((sum, { amount }) => sum + amount, 0);

export function drawCharge(state: State, charge: ChargeRecord): Stripe.Charge {
  const isFailed = charge.status === 'failed';
  const refunded = refundedOf(state, charge.id);
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: charge.status === 'succeeded' ? charge.amount : 0,
    amount_refunded: refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: charge.status === 'succeeded' ? charge.id.replace(/^ch_/, 'txn_') : null,
    billing_details: billingDetails(state, charge.customer),
    calculated_statement_descriptor: 'KUSTVERBLIJF',
    captured: charge.status === 'succeeded',
    created: charge.created,
    currency: 'eur',
    customer: charge.customer,
    description: 'Subscription creation',
    disputed: state.disputes.where((one) => one.charge === charge.id).length > 0,
    failure_balance_transaction: null,
    failure_code: isFailed ? declined.code : null,
    failure_message: isFailed ? declined.message : null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: outcomeOf(charge),
    paid: charge.status === 'succeeded',
    payment_intent: charge.intent,
    payment_method: charge.method,
    payment_method_details: { type: state.methods.get(charge.method).type },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: refunded === charge.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: charge.status,
    transfer_data: null,
    transfer_group: null,
  };
}

export function drawIntent(state: State, intent: IntentRecord): Stripe.PaymentIntent {
  const isPaid = intent.status === 'succeeded';
  return {
    id: intent.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: intent.amount,
    amount_capturable: 0,
    amount_received: isPaid ? intent.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: intent.canceledAt,
    cancellation_reason: intent.canceledAt === null ? null : 'void_invoice',
    capture_method: 'automatic',
    client_secret: `${intent.id}_secret_standin`,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: 'eur',
    customer: intent.customer,
    customer_account: null,
    description: 'Subscription creation',
    excluded_payment_method_types: null,
    last_payment_error: intent.failed ? { ...declined, type: 'card_error' } : null,
    latest_charge: intent.charge,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action:
      intent.status === 'requires_action'
        ? {
            redirect_to_url: { return_url: null, url: `${state.origin()}/invoice/${intent.invoice}` },
            type: 'redirect_to_url',
          }
        : null,
    on_behalf_of: null,
    payment_method: intent.status === 'requires_payment_method' ? null : intent.method,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card', 'sepa_debit', 'bancontact', 'ideal'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: intent.status,
    transfer_group: null,
  };
}

/** The object that links an invoice to its payment. */
export function drawInvoicePayment(intent: IntentRecord): Stripe.InvoicePayment {
  const isPaid = intent.status === 'succeeded';
  return {
    id: intent.payment,
    object: 'invoice_payment',
    amount_paid: isPaid ? intent.amount : null,
    amount_requested: intent.amount,
    created: intent.created,
    currency: 'eur',
    invoice: intent.invoice,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: isPaid ? 'paid' : intent.status === 'canceled' ? 'canceled' : 'open',
    status_transitions: { canceled_at: intent.canceledAt, paid_at: intent.paidAt },
  };
}

const invoicePayments = z.strictObject({
  ...paging,
  invoice: z.string().optional(),
  status: z.string().optional(),
  payment: z
    .strictObject({ type: z.literal('payment_intent'), payment_intent: z.string().optional() })
    .optional(),
});

export const paymentRoutes: Route[] = [
  call('GET', '/v1/payment_intents/:id', none, ({ state }, _params, id) =>
    drawIntent(state, state.intents.get(id)),
  ),
  call('GET', '/v1/charges/:id', none, ({ state }, _params, id) => drawCharge(state, state.charges.get(id))),
  call('GET', '/v1/invoice_payments', invoicePayments, ({ state }, params) => {
    const intent = params.payment?.payment_intent;
    const links = state.intents
      .where(
        (one) =>
          (params.invoice === undefined || one.invoice === params.invoice) &&
          (intent === undefined || one.id === intent),
      )
      .map(drawInvoicePayment)
      .filter(({ status }) => params.status === undefined || status === params.status);
    return pageOf('/v1/invoice_payments', links, params, (link) => link);
  }),
];
