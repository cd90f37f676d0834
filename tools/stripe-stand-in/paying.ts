/** What people and their banks do: pay a session or an invoice, let a payment succeed or fail, change the card. */
import { attempt, startSubscription } from '@/tools/stripe-stand-in/billing';
import { drawSession } from '@/tools/stripe-stand-in/checkout';
import { addTaxId, createCustomer, updateCustomer } from '@/tools/stripe-stand-in/customers';
import { invalid } from '@/tools/stripe-stand-in/errors';
import type { World } from '@/tools/stripe-stand-in/routes';
import type { InvoiceRecord, PaymentOutcome, SessionRecord, State } from '@/tools/stripe-stand-in/state';

/** The buttons on the page: paid at once, paid by a bank after some days, or declined. */
export type Payment = 'card' | 'bank' | 'fails';

/** What a person may fill in on the page. */
export interface Given {
  vatNumber?: string | undefined;
  /** The two-letter country code. */
  country?: string | undefined;
}

/** The paying customer: an existing one, or one created from the input. */
function buyerOf(world: World, session: SessionRecord, { vatNumber, country }: Given) {
  const { state } = world;
  const mayKeepAddress = session.customer === null || session.updates.address;
  const customer =
    state.customers.find(session.customer) ?? createCustomer(world, { email: session.customerEmail });
  session.customer = customer.id;
  if (country && mayKeepAddress && customer.address?.country !== country) {
    updateCustomer(world, customer, { address: { country } });
  }
  if (session.collectsTaxId && vatNumber) {
    const prefix = country ?? 'BE';
    const number = vatNumber.toUpperCase().startsWith(prefix) ? vatNumber : `${prefix}${vatNumber}`;
    addTaxId(world, customer.id, 'eu_vat', number);
  }
  return customer;
}

/**
 * A person pays on the page. A declined payment leaves the session as it is.
 * @throws Refusal if it is not open, or if the VAT number cannot be valid
 */
export function paySession(
  world: World,
  session: SessionRecord,
  payment: Payment,
  given: Given = {},
): 'complete' | 'declined' {
  const { state, happenings } = world;
  if (session.status !== 'open') throw invalid(`This Checkout Session is ${session.status}.`);
  const wanted = state.customers.find(session.customer)?.outcome ?? 'succeeds';
  if (payment === 'fails' || (payment === 'card' && wanted === 'fails')) return 'declined';
  const customer = buyerOf(world, session, given);
  const outcome = payment === 'bank' || wanted === 'processing' ? 'processing' : 'succeeds';
  const subscription = startSubscription(world, session, customer.id, outcome);
  session.subscription = subscription.id;
  session.invoice = subscription.latestInvoice;
  session.status = 'complete';
  if (session.trialDays !== null) session.paymentStatus = 'no_payment_required';
  else if (outcome === 'succeeds') session.paymentStatus = 'paid';
  happenings.emit({ type: 'checkout.session.completed', data: { object: drawSession(state, session) } });
  return 'complete';
}

/** The invoice meant by the id of a session, a subscription or an invoice. */
function invoiceMeant(state: State, id: string): InvoiceRecord {
  if (id.startsWith('in_')) return state.invoices.get(id);
  const latest = id.startsWith('sub_')
    ? state.subscriptions.get(id).latestInvoice
    : state.sessions.get(id).invoice;
  if (latest === null) throw invalid(`${id} has no invoice yet.`);
  return state.invoices.get(latest);
}

/**
 * The bank's result for a pending payment, or the person's for one that required action.
 * @param id of the session, the subscription or the invoice
 * @throws Refusal if no payment is pending
 */
export function settle(world: World, id: string, outcome: 'succeeds' | 'fails'): void {
  const { state, happenings } = world;
  const invoice = invoiceMeant(state, id);
  const intent = state.intents.find(invoice.intent);
  if (intent?.status !== 'processing' && intent?.status !== 'requires_action') {
    throw invalid(`No payment of ${id} is waiting.`);
  }
  const [session] =
    intent.status === 'processing' ? state.sessions.where((one) => one.invoice === invoice.id) : [];
  // The attempt was counted when it began.
  invoice.attempts -= 1;
  attempt(world, invoice, outcome);
  if (!session) return;
  if (outcome === 'succeeds') session.paymentStatus = 'paid';
  const type =
    outcome === 'succeeds'
      ? 'checkout.session.async_payment_succeeded'
      : 'checkout.session.async_payment_failed';
  happenings.emit({ type, data: { object: drawSession(state, session) } });
}

/** Sets the outcome of future payments of a customer or a subscription. */
export function setOutcome({ state }: World, id: string, outcome: PaymentOutcome): void {
  if (id.startsWith('sub_')) {
    state.subscriptions.get(id).outcome = outcome;
    return;
  }
  const customer = state.customers.get(id);
  customer.outcome = outcome;
  for (const own of state.subscriptions.where((one) => one.customer === customer.id)) own.outcome = null;
}

/** A person pays an open invoice, with a working payment method. */
export function payInvoice(world: World, id: string): void {
  const invoice = world.state.invoices.get(id);
  const intent = world.state.intents.find(invoice.intent);
  if (intent?.status === 'processing') throw invalid(`The payment of invoice ${id} is under way.`);
  attempt(world, invoice, 'succeeds');
}
