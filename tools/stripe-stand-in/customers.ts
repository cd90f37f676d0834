/** Customers and their tax ids. */
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { invalid } from '@/tools/stripe-stand-in/errors';
import { address, list, metadata, text } from '@/tools/stripe-stand-in/form';
import { call, mergeMetadata, none, paging, pageOf } from '@/tools/stripe-stand-in/routes';
import type { Route, World } from '@/tools/stripe-stand-in/routes';
import type { CustomerRecord, State, TaxIdRecord } from '@/tools/stripe-stand-in/state';

/** The prefix of a customer's invoice numbers. */
export const invoicePrefix = (customer: string) => customer.replace(/^cus_/, 'KV').toUpperCase();

export function drawCustomer(state: State, customer: CustomerRecord): Stripe.Customer {
  const isBehind = state.subscriptions.where(
    (one) => one.customer === customer.id && one.status === 'past_due',
  ).length;
  return {
    id: customer.id,
    object: 'customer',
    address: customer.address,
    balance: 0,
    created: customer.created,
    currency: state.subscriptions.where((one) => one.customer === customer.id).length ? 'eur' : null,
    customer_account: null,
    default_source: null,
    delinquent: isBehind > 0,
    description: customer.description,
    discount: null,
    email: customer.email,
    invoice_prefix: invoicePrefix(customer.id),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: customer.metadata,
    name: customer.name,
    next_invoice_sequence: state.invoices.where((one) => one.customer === customer.id).length + 1,
    phone: customer.phone,
    preferred_locales: customer.locales,
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

export function drawTaxId(taxId: TaxIdRecord): Stripe.TaxId {
  return {
    id: taxId.id,
    object: 'tax_id',
    country: taxId.value.slice(0, 2),
    created: taxId.created,
    customer: taxId.customer,
    customer_account: null,
    livemode: false,
    owner: { customer: taxId.customer, customer_account: null, type: 'customer' },
    type: taxId.type,
    value: taxId.value,
    verification: { status: 'pending', verified_address: null, verified_name: null },
  };
}

export const taxIdsOf = (state: State, customer: string) =>
  state.taxIds.where((one) => one.customer === customer);

/** @throws Refusal, as Stripe does, if the number cannot be valid */
export function addTaxId({ state, happenings }: World, customer: string, type: string, value: string) {
  const tidy = value.replaceAll(/[\s.]/g, '').toUpperCase();
  if (type === 'eu_vat' && !/^[A-Z]{2}[\dA-Z]{8,12}$/.test(tidy)) {
    throw invalid('Invalid value for eu_vat.', { code: 'tax_id_invalid', param: 'value' });
  }
  const taxId = state.taxIds.put({
    id: state.id('txi'),
    created: state.now(),
    customer,
    type,
    value: tidy,
  });
  happenings.emit({ type: 'customer.tax_id.created', data: { object: drawTaxId(taxId) } });
  return taxId;
}

const fields = {
  name: text.optional(),
  email: text.optional(),
  phone: text.optional(),
  description: text.optional(),
  address: z.union([address, z.literal('').transform(() => null)]).optional(),
  preferred_locales: list(z.string()).optional(),
  metadata: metadata.optional(),
};

const taxIdFields = { type: z.string(), value: z.string() };
const creating = z.strictObject({
  ...fields,
  tax_id_data: list(z.strictObject(taxIdFields)).optional(),
});
const updating = z.strictObject(fields);

const noAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

/** Changes the given fields; the others stay. */
export function changeCustomer(customer: CustomerRecord, changes: z.infer<typeof updating>): void {
  if (changes.name !== undefined) customer.name = changes.name;
  if (changes.email !== undefined) customer.email = changes.email;
  if (changes.phone !== undefined) customer.phone = changes.phone;
  if (changes.description !== undefined) customer.description = changes.description;
  if (changes.preferred_locales !== undefined) customer.locales = changes.preferred_locales;
  if (changes.address !== undefined) {
    customer.address = changes.address && { ...noAddress, ...customer.address, ...changes.address };
  }
  customer.metadata = mergeMetadata(customer.metadata, changes.metadata);
}

export function createCustomer(
  { state, happenings }: World,
  given: z.infer<typeof updating>,
): CustomerRecord {
  const customer: CustomerRecord = {
    id: state.id('cus'),
    created: state.now(),
    name: null,
    email: null,
    phone: null,
    description: null,
    address: null,
    locales: [],
    metadata: {},
    outcome: 'succeeds',
  };
  changeCustomer(customer, given);
  state.customers.put(customer);
  happenings.emit({ type: 'customer.created', data: { object: drawCustomer(state, customer) } });
  return customer;
}

/** Changes a customer and emits the event. */
export function updateCustomer(
  { state, happenings }: World,
  customer: CustomerRecord,
  changes: z.infer<typeof updating>,
): void {
  changeCustomer(customer, changes);
  happenings.emit({ type: 'customer.updated', data: { object: drawCustomer(state, customer) } });
}

export const customerRoutes: Route[] = [
  call('POST', '/v1/customers', creating, (world, { tax_id_data: taxIds = [], ...given }) => {
    const customer = createCustomer(world, given);
    for (const { type, value } of taxIds) addTaxId(world, customer.id, type, value);
    return drawCustomer(world.state, customer);
  }),
  call('GET', '/v1/customers/:id', none, ({ state }, _params, id) =>
    drawCustomer(state, state.customers.get(id)),
  ),
  call(
    'GET',
    '/v1/customers',
    z.strictObject({ ...paging, email: z.string().optional() }),
    ({ state }, { email, ...page }) =>
      pageOf(
        '/v1/customers',
        state.customers.where((one) => email === undefined || one.email === email),
        page,
        (one) => drawCustomer(state, one),
      ),
  ),
  call('POST', '/v1/customers/:id', updating, (world, changes, id) => {
    const customer = world.state.customers.get(id);
    updateCustomer(world, customer, changes);
    return drawCustomer(world.state, customer);
  }),
  call('GET', '/v1/customers/:id/tax_ids', z.strictObject(paging), ({ state }, page, id) => {
    state.customers.get(id);
    return pageOf(`/v1/customers/${id}/tax_ids`, taxIdsOf(state, id), page, drawTaxId);
  }),
  call('POST', '/v1/customers/:id/tax_ids', z.strictObject(taxIdFields), (world, { type, value }, id) => {
    world.state.customers.get(id);
    return drawTaxId(addTaxId(world, id, type, value));
  }),
];
