/** Invoices and their lines. */
import { Stripe } from 'stripe';
import { z } from 'zod';
import { isWithin, moments } from '@/tools/stripe-stand-in/form';
import { call, none, paging, pageOf, wholeList } from '@/tools/stripe-stand-in/routes';
import type { Route } from '@/tools/stripe-stand-in/routes';
import type { InvoiceRecord, State } from '@/tools/stripe-stand-in/state';
import { netOf, totalOf } from '@/tools/stripe-stand-in/tax';

const describe = ({ isTrial, quantity, price }: InvoiceRecord) =>
  isTrial
    ? `Trial period for ${price.productName}`
    : `${quantity} × ${price.productName} (at €${(price.unitAmount / 100).toFixed(2)} / ${price.interval})`;

/** The same fields on a line and on the whole invoice. */
const taxesOf = (invoice: InvoiceRecord) =>
  invoice.tax
    ? [
        {
          amount: invoice.tax.amount,
          tax_behavior: invoice.tax.behavior,
          tax_rate_details: { tax_rate: 'txr_standin' },
          taxability_reason: invoice.tax.reason,
          taxable_amount: netOf(invoice.amount, invoice.tax),
          type: 'tax_rate_details' as const,
        },
      ]
    : [];

function drawLine(state: State, invoice: InvoiceRecord): Stripe.InvoiceLineItem {
  const item = state.subscriptions.get(invoice.subscription).item;
  return {
    id: invoice.line,
    object: 'line_item',
    amount: invoice.amount,
    currency: 'eur',
    description: describe(invoice),
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: invoice.subscriptionMetadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: invoice.subscription,
        subscription_item: item,
      },
      type: 'subscription_item_details',
    },
    period: invoice.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: invoice.price.id, product: invoice.price.product },
      type: 'price_details',
      unit_amount_decimal: Stripe.Decimal.from(invoice.isTrial ? 0 : invoice.price.unitAmount),
    },
    quantity: invoice.quantity,
    quantity_decimal: Stripe.Decimal.from(invoice.quantity),
    subscription: invoice.subscription,
    subtotal: invoice.amount,
    taxes: taxesOf(invoice),
  };
}

/** The amount due or paid, including tax. */
export const totalOfInvoice = ({ amount, tax }: InvoiceRecord) => totalOf(amount, tax);

export function drawInvoice(state: State, invoice: InvoiceRecord): Stripe.Invoice {
  const total = totalOfInvoice(invoice);
  const isPaid = invoice.status === 'paid';
  const isFinal = invoice.finalizedAt !== null;
  return {
    id: invoice.id,
    object: 'invoice',
    account_country: 'BE',
    account_name: 'Kustverblijf',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: isPaid ? total : 0,
    amount_remaining: isPaid ? 0 : total,
    amount_shipping: 0,
    application: null,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0 || isPaid,
    auto_advance: invoice.status === 'open' && invoice.nextAttempt !== null,
    automatic_tax: {
      disabled_reason: null,
      enabled: invoice.automaticTax,
      liability: invoice.automaticTax ? { type: 'self' } : null,
      provider: invoice.automaticTax ? 'stripe' : null,
      status: invoice.automaticTax ? 'complete' : null,
    },
    automatically_finalizes_at: null,
    billing_reason: invoice.reason,
    collection_method: 'charge_automatically',
    created: invoice.created,
    currency: 'eur',
    custom_fields: null,
    customer: invoice.customer,
    customer_account: null,
    customer_address: invoice.buyer.address,
    customer_email: invoice.buyer.email,
    customer_name: invoice.buyer.name,
    customer_phone: invoice.buyer.phone,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: invoice.buyer.taxIds,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: invoice.finalizedAt,
    ending_balance: isFinal ? 0 : null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: isFinal ? `${state.origin()}/invoice/${invoice.id}` : null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: wholeList(`/v1/invoices/${invoice.id}/lines`, [drawLine(state, invoice)]),
    livemode: false,
    metadata: {},
    next_payment_attempt: invoice.nextAttempt,
    number: invoice.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: invoice.subscriptionMetadata,
        subscription: invoice.subscription,
      },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: invoice.created,
    period_start: invoice.reason === 'subscription_cycle' ? previousStart(state, invoice) : invoice.created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: invoice.status,
    status_transitions: {
      finalized_at: invoice.finalizedAt,
      marked_uncollectible_at: null,
      paid_at: invoice.paidAt,
      voided_at: invoice.voidedAt,
    },
    subtotal: invoice.amount,
    subtotal_excluding_tax: netOf(invoice.amount, invoice.tax),
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: netOf(invoice.amount, invoice.tax),
    total_pretax_credit_amounts: [],
    total_taxes: taxesOf(invoice),
    webhooks_delivered_at: invoice.finalizedAt,
  };
}

/** An invoice's `period_start` refers to the previous period: when it began. */
function previousStart(state: State, invoice: InvoiceRecord): number {
  const earlier = state.invoices.where(
    (one) => one.subscription === invoice.subscription && one.period.end === invoice.period.start,
  );
  return earlier[0]?.period.start ?? invoice.created;
}

const listing = z.strictObject({
  ...paging,
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.string().optional(),
  created: moments.optional(),
});

export const invoiceRoutes: Route[] = [
  call('GET', '/v1/invoices/:id', none, ({ state }, _params, id) =>
    drawInvoice(state, state.invoices.get(id)),
  ),
  call('GET', '/v1/invoices', listing, ({ state }, params) => {
    const found = state.invoices.where(
      (one) =>
        (params.customer === undefined || one.customer === params.customer) &&
        (params.subscription === undefined || one.subscription === params.subscription) &&
        (params.status === undefined || one.status === params.status) &&
        isWithin(one.created, params.created),
    );
    return pageOf('/v1/invoices', found, params, (one) => drawInvoice(state, one));
  }),
];
