/** `expand[]`: replaces ids by the objects they refer to, up to four levels deep. */
import { drawSession, drawLineItem } from '@/tools/stripe-stand-in/checkout';
import { drawCustomer, drawTaxId, taxIdsOf } from '@/tools/stripe-stand-in/customers';
import { invalid } from '@/tools/stripe-stand-in/errors';
import { drawInvoice } from '@/tools/stripe-stand-in/invoices';
import { drawCharge, drawIntent, drawInvoicePayment, drawMethod } from '@/tools/stripe-stand-in/payments';
import { drawPrice, drawProduct } from '@/tools/stripe-stand-in/prices';
import { drawRefund } from '@/tools/stripe-stand-in/refunds';
import { wholeList } from '@/tools/stripe-stand-in/routes';
import { drawSubscription } from '@/tools/stripe-stand-in/subscriptions';
import type { State } from '@/tools/stripe-stand-in/state';

const levels = 4;

/** The object with an id, of any kind. */
function objectOf(state: State, id: string): object | undefined {
  const customer = state.customers.find(id);
  if (customer) return drawCustomer(state, customer);
  const subscription = state.subscriptions.find(id);
  if (subscription) return drawSubscription(subscription);
  const invoice = state.invoices.find(id);
  if (invoice) return drawInvoice(state, invoice);
  const intent = state.intents.find(id);
  if (intent) return drawIntent(state, intent);
  const charge = state.charges.find(id);
  if (charge) return drawCharge(state, charge);
  const method = state.methods.find(id);
  if (method) return drawMethod(state, method);
  const session = state.sessions.find(id);
  if (session) return drawSession(state, session);
  const price = state.prices.find(id);
  if (price) return drawPrice(price);
  const [ofProduct] = state.prices.where(({ product }) => product === id);
  return ofProduct && drawProduct(ofProduct);
}

/** Lists that an object only contains when expanded: [its `object`, the field] → the list. */
const hidden: Readonly<Record<string, Readonly<Record<string, (state: State, id: string) => object>>>> = {
  customer: {
    subscriptions: (state, id) =>
      wholeList(
        `/v1/customers/${id}/subscriptions`,
        state.subscriptions
          .where((one) => one.customer === id && one.status !== 'canceled')
          .toReversed()
          .map(drawSubscription),
      ),
    tax_ids: (state, id) =>
      wholeList(`/v1/customers/${id}/tax_ids`, taxIdsOf(state, id).toReversed().map(drawTaxId)),
  },
  'checkout.session': {
    line_items: (state, id) =>
      wholeList(`/v1/checkout/sessions/${id}/line_items`, [drawLineItem(state, state.sessions.get(id))]),
  },
  charge: {
    refunds: (state, id) =>
      wholeList(
        `/v1/charges/${id}/refunds`,
        state.refunds
          .where(({ charge }) => charge === id)
          .toReversed()
          .map((refund) => drawRefund(state, refund)),
      ),
  },
  invoice: {
    payments: (state, id) =>
      wholeList(
        '/v1/invoice_payments',
        state.intents.where(({ invoice }) => invoice === id).map(drawInvoicePayment),
      ),
  },
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function hiddenList(state: State, holder: object, key: string): object | undefined {
  const [kind, id]: unknown[] = [Reflect.get(holder, 'object'), Reflect.get(holder, 'id')];
  return typeof kind === 'string' && typeof id === 'string' ? hidden[kind]?.[key]?.(state, id) : undefined;
}

function cannot(path: string) {
  return invalid(
    `This property cannot be expanded (${path}). You may want to try expanding something else, or leave it out.`,
  );
}

/** Expands the path `pieces` inside `holder`, which belongs to one response only. */
function expandIn(state: State, holder: object, [key = '', ...rest]: string[], path: string): void {
  if (Array.isArray(holder)) {
    for (const element of holder) if (isObject(element)) expandIn(state, element, [key, ...rest], path);
    return;
  }
  const value: unknown = Reflect.get(holder, key);
  if (value === null) return;
  const found =
    typeof value === 'string' && key !== 'id'
      ? objectOf(state, value)
      : isObject(value)
        ? value
        : hiddenList(state, holder, key);
  if (!found) throw cannot(path);
  Reflect.set(holder, key, found);
  if (rest.length) expandIn(state, found, rest, path);
}

/**
 * Expands the requested paths; changes `answer`.
 * @throws Refusal for more than four levels, and for a path that does not lead to an object's id
 */
export function expand(state: State, answer: object, paths: string[]): void {
  for (const path of paths) {
    const pieces = path.split('.');
    if (pieces.length > levels) {
      throw invalid(`You cannot expand more than ${levels} levels of a property (${path}).`, {
        param: 'expand',
      });
    }
    expandIn(state, answer, pieces, path);
  }
}
