/** The tax of one line, as Stripe Tax finds it for a seller in Belgium. */
import type { CustomerRecord, InvoiceRecord, PriceRecord, State } from '@/tools/stripe-stand-in/state';
import { taxIdsOf } from '@/tools/stripe-stand-in/customers';

const memberStates = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
  ' ',
);
/** Per cent: Belgium's, which private people of other member states pay too while few do. */
const RATE = 21;

/** null where automatic tax is off. A business in another country accounts for the tax itself. */
export function taxOf(
  state: State,
  price: PriceRecord,
  cents: number,
  customer: CustomerRecord | null,
  automatic: boolean,
): InvoiceRecord['tax'] {
  if (!automatic) return null;
  const behavior = price.taxBehavior === 'inclusive' ? 'inclusive' : 'exclusive';
  const country = customer?.address?.country ?? null;
  const isBusiness = customer !== null && taxIdsOf(state, customer.id).some(({ type }) => type === 'eu_vat');
  if (isBusiness && country !== null && country !== 'BE') {
    return { amount: 0, behavior, reason: 'reverse_charge' };
  }
  if (country === null || !memberStates.includes(country))
    return { amount: 0, behavior, reason: 'not_collecting' };
  const amount = behavior === 'inclusive' ? (cents * RATE) / (100 + RATE) : (cents * RATE) / 100;
  return { amount: Math.round(amount), behavior, reason: 'standard_rated' };
}

/** What is paid for a line: tax that the price leaves out comes on top. */
export const totalOf = (amount: number, tax: InvoiceRecord['tax']) =>
  tax?.behavior === 'exclusive' ? amount + tax.amount : amount;

/** The same without tax. */
export const netOf = (amount: number, tax: InvoiceRecord['tax']) =>
  tax?.behavior === 'inclusive' ? amount - tax.amount : amount;
