/** Checkout sessions: creating and expiring them. */
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { taxIdsOf } from '@/tools/stripe-stand-in/customers';
import { invalid } from '@/tools/stripe-stand-in/errors';
import { flag, list, metadata, text, whole } from '@/tools/stripe-stand-in/form';
import { drawPrice } from '@/tools/stripe-stand-in/prices';
import { call, mergeMetadata, none, paging, pageOf } from '@/tools/stripe-stand-in/routes';
import type { Route, World } from '@/tools/stripe-stand-in/routes';
import type { InvoiceRecord, PriceRecord, SessionRecord, State } from '@/tools/stripe-stand-in/state';
import { netOf, taxOf, totalOf } from '@/tools/stripe-stand-in/tax';

interface Costs {
  amount: number;
  tax: InvoiceRecord['tax'];
}

/** The amount due now: zero if a trial comes first. */
export function costsOf(state: State, session: SessionRecord): Costs {
  const amount = session.trialDays === null ? session.price.unitAmount * session.quantity : 0;
  const customer = state.customers.find(session.customer) ?? null;
  return { amount, tax: taxOf(state, session.price, amount, customer, session.automaticTax) };
}

export function drawLineItem(state: State, session: SessionRecord): Stripe.LineItem {
  const { amount, tax } = costsOf(state, session);
  return {
    id: session.id.replace(/^cs_test_/, 'li_'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: netOf(amount, tax),
    amount_tax: tax?.amount ?? 0,
    amount_total: totalOf(amount, tax),
    currency: 'eur',
    description: session.price.productName,
    metadata: {},
    price: drawPrice(session.price),
    quantity: session.quantity,
  };
}

function customerDetails(
  state: State,
  session: SessionRecord,
): Stripe.Checkout.Session.CustomerDetails | null {
  const customer = state.customers.find(session.customer);
  if (!customer) return null;
  const { address, email, name, phone } = customer;
  return {
    address,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone,
    tax_exempt: 'none',
    tax_ids: taxIdsOf(state, customer.id).map(({ type, value }) => ({ type, value })),
  };
}

export function drawSession(state: State, session: SessionRecord): Stripe.Checkout.Session {
  const { amount, tax } = costsOf(state, session);
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: netOf(amount, tax),
    amount_total: totalOf(amount, tax),
    automatic_tax: {
      enabled: session.automaticTax,
      liability: session.automaticTax ? { type: 'self' } : null,
      provider: session.automaticTax ? 'stripe' : null,
      status: session.automaticTax
        ? session.status === 'complete'
          ? 'complete'
          : 'requires_location_inputs'
        : null,
    },
    billing_address_collection: session.collectsAddress,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: session.created,
    currency: 'eur',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: session.customer,
    customer_account: null,
    customer_creation: session.customer === null ? 'always' : null,
    customer_details: customerDetails(state, session),
    customer_email: session.customerEmail,
    discounts: [],
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: session.invoice,
    invoice_creation: null,
    livemode: false,
    locale: session.locale,
    managed_payments: null,
    metadata: session.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: session.methods,
    payment_status: session.paymentStatus,
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: null,
    subscription: session.subscription,
    success_url: session.successUrl,
    tax_id_collection: { enabled: session.collectsTaxId, required: 'never' },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: tax?.amount ?? 0 },
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? `${state.origin()}/checkout/${session.id}` : null,
    wallet_options: null,
  };
}

/** A price made for one session, of a product that is known. */
const priceData = z.strictObject({
  currency: z.literal('eur'),
  product: z.string(),
  unit_amount: whole.pipe(z.number().int().min(1)),
  recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
  tax_behavior: z.enum(['inclusive', 'exclusive', 'unspecified']).optional(),
});

const lineItem = z.strictObject({
  price: z.string().optional(),
  price_data: priceData.optional(),
  quantity: whole.pipe(z.number().int().min(1)).optional(),
});

const creating = z.strictObject({
  mode: z.literal('subscription'),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  line_items: list(lineItem),
  customer: z.string().optional(),
  customer_email: z.email().optional(),
  client_reference_id: z.string().max(200).optional(),
  locale: z.string().optional(),
  metadata: metadata.optional(),
  expires_at: whole.optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  payment_method_types: list(z.string()).optional(),
  payment_method_collection: z.literal('always').optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  tax_id_collection: z.strictObject({ enabled: flag }).optional(),
  customer_update: z
    .strictObject({
      name: z.enum(['auto', 'never']).optional(),
      address: z.enum(['auto', 'never']).optional(),
    })
    .optional(),
  subscription_data: z
    .strictObject({
      metadata: metadata.optional(),
      description: text.optional(),
      trial_period_days: whole.pipe(z.number().int().min(1).max(730)).optional(),
    })
    .optional(),
});

type CheckoutOptions = z.infer<typeof creating>;

/** Rejects the combinations that Stripe rejects. */
function checkOptions(state: State, options: CheckoutOptions): void {
  if (options.customer !== undefined && options.customer_email !== undefined) {
    throw invalid('You may only specify one of these parameters: customer, customer_email.');
  }
  if (options.customer_update && options.customer === undefined) {
    throw invalid('`customer_update` can only be used with `customer`.', { param: 'customer_update' });
  }
  if (options.customer === undefined) return;
  const customer = state.customers.get(options.customer, 'customer');
  if (options.tax_id_collection?.enabled && options.customer_update?.name !== 'auto') {
    throw invalid(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
    );
  }
  if (options.automatic_tax?.enabled && !customer.address && options.customer_update?.address !== 'auto') {
    throw invalid(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
      { code: 'customer_tax_location_invalid' },
    );
  }
}

function expiryOf(state: State, wanted: number | undefined): number {
  const left = wanted === undefined ? 86_400 : wanted - state.now();
  if (left < 1800 || left > 86_400) {
    throw invalid(
      left < 1800
        ? 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.'
        : 'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  }
  return state.now() + left;
}

function priceOf(state: State, { price, price_data: made }: z.infer<typeof lineItem>): PriceRecord {
  if (price !== undefined && made === undefined) return state.prices.get(price, 'line_items[0][price]');
  if (made === undefined || price !== undefined) {
    throw invalid('You must specify either `price` or `price_data` when creating a Checkout Session.', {
      param: 'line_items[0]',
    });
  }
  const [known] = state.prices.where(({ product }) => product === made.product);
  if (!known) throw invalid(`No such product: '${made.product}'`, { code: 'resource_missing' });
  return state.prices.put({
    id: state.id('price'),
    ...{ product: known.product, productName: known.productName, created: state.now() },
    ...{ unitAmount: made.unit_amount, interval: made.recurring.interval, trialDays: null },
    taxBehavior: made.tax_behavior ?? 'unspecified',
  });
}

function create({ state }: World, options: CheckoutOptions): Stripe.Checkout.Session {
  checkOptions(state, options);
  const [item, ...others] = options.line_items;
  if (!item || others.length)
    throw invalid('The stand-in sells one price a session.', { param: 'line_items' });
  const session = state.sessions.put({
    id: state.id('cs_test'),
    created: state.now(),
    expiresAt: expiryOf(state, options.expires_at),
    status: 'open',
    paymentStatus: 'unpaid',
    price: priceOf(state, item),
    quantity: item.quantity ?? 1,
    customer: options.customer ?? null,
    customerEmail: options.customer_email ?? null,
    clientReference: options.client_reference_id ?? null,
    locale: options.locale ?? null,
    metadata: mergeMetadata({}, options.metadata),
    subscriptionMetadata: mergeMetadata({}, options.subscription_data?.metadata),
    subscriptionDescription: options.subscription_data?.description ?? null,
    trialDays: options.subscription_data?.trial_period_days ?? null,
    collectsTaxId: options.tax_id_collection?.enabled ?? false,
    collectsAddress: options.billing_address_collection ?? null,
    updates: {
      name: options.customer_update?.name === 'auto',
      address: options.customer_update?.address === 'auto',
    },
    automaticTax: options.automatic_tax?.enabled ?? false,
    methods: options.payment_method_types ?? ['card', 'bancontact', 'ideal', 'sepa_debit'],
    successUrl: options.success_url,
    cancelUrl: options.cancel_url ?? null,
    subscription: null,
    invoice: null,
  });
  return drawSession(state, session);
}

/** Expires an open session. */
export function expireSession({ state, happenings }: World, session: SessionRecord): void {
  session.status = 'expired';
  happenings.emit({ type: 'checkout.session.expired', data: { object: drawSession(state, session) } });
}

const listing = z.strictObject({
  ...paging,
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.string().optional(),
});

export const checkoutRoutes: Route[] = [
  call('POST', '/v1/checkout/sessions', creating, create),
  call('GET', '/v1/checkout/sessions/:id', none, ({ state }, _params, id) =>
    drawSession(state, state.sessions.get(id)),
  ),
  call('GET', '/v1/checkout/sessions', listing, ({ state }, params) => {
    const found = state.sessions.where(
      (one) =>
        (params.customer === undefined || one.customer === params.customer) &&
        (params.subscription === undefined || one.subscription === params.subscription) &&
        (params.status === undefined || one.status === params.status),
    );
    return pageOf('/v1/checkout/sessions', found, params, (one) => drawSession(state, one));
  }),
  call('POST', '/v1/checkout/sessions/:id/expire', none, (world, _params, id) => {
    const session = world.state.sessions.get(id);
    if (session.status !== 'open') {
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      );
    }
    expireSession(world, session);
    return drawSession(world.state, session);
  }),
];
